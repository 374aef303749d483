import { type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'
import type { Limit, Tries } from '../platform/rate-limit.ts'

/** What a gate answers: whether there is room, and where not, the seconds to wait. */
export type Gate = { readonly is_open: boolean; readonly wait: number }

/**
 * Limits as a part of the statement that they guard, so that they cost no round trip of their own: a common table
 * expression `name` of one row, `is_open` and, where it is shut, the seconds to `wait`.
 *
 * A hit that is refused is not counted: who asks too early loses nothing of the hour's budget. Two that arrive at
 * once both count, on the same row and one after the other, and the second sees that it is one too many. The keys
 * are hit in their order, so that two statements never wait for each other.
 */
export const limitGate = (
  name: string,
  limits: readonly Limit[],
  clock: Pick<Clock, 'now'>,
  countsWhen: SQL = sql`true`,
): SQL => {
  const [gate, wanted, shut, hit] = [name, `${name}_wanted`, `${name}_shut`, `${name}_hit`].map((part) =>
    sql.raw(part),
  )
  if (limits.length === 0) return sql`${gate} as (select true as is_open, 0::float8 as wait)`
  const rows = sql.join(
    limits.map(
      ({ key, max, seconds, counts = sql`true` }) =>
        sql`(${key}::text, ${max}::int, make_interval(secs => ${seconds}::int), ${counts})`,
    ),
    sql`, `,
  )
  const now = clock.now()
  return sql`${wanted} (key, most, life, counts) as (values ${rows}),
    ${shut} as (
      select kept.ends_at from rate_limits kept join ${wanted} using (key)
      where kept.hits >= most and kept.ends_at > ${now}
    ),
    ${hit} as (
      insert into rate_limits as kept (key, hits, ends_at)
      select key, 1, ${now} + life from ${wanted}
      where counts and not exists (select from ${shut}) and ${countsWhen} order by key
      on conflict (key) do update set
        hits = case when kept.ends_at <= ${now} then 1 else kept.hits + 1 end,
        ends_at = case when kept.ends_at <= ${now} then excluded.ends_at else kept.ends_at end
      returning key, hits, ends_at
    ),
    ${gate} as (
      select count(*) = 0 as is_open, coalesce(extract(epoch from max(ends_at) - ${now})::float8, 0) as wait
      from (
        select ends_at from ${shut}
        union all select ends_at from ${hit} join ${wanted} using (key) where hits > most
      ) over_limit
    )`
}

/** What a right try makes good, as two parts of the statement that it succeeds by, where `when` holds. */
export const forgiveTries = ({ cleared, refunded }: Tries, when: SQL = sql`true`): SQL => {
  const keysOf = (limits: readonly Limit[]) =>
    sql`array[${sql.join(
      limits.map(({ key }) => sql`${key}`),
      sql`, `,
    )}]::text[]`
  return sql`cleared as (delete from rate_limits where key = any(${keysOf(cleared)}) and ${when}),
    refunded as (
      update rate_limits set hits = hits - 1 where key = any(${keysOf(refunded)}) and hits > 0 and ${when}
    )`
}
