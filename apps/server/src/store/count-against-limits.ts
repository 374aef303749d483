import { type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'
import type { Limit, Tries } from '../platform/rate-limit.ts'

/** The answer of a gate: whether it is open, and the seconds to wait if it is not. */
export type Gate = { readonly is_open: boolean; readonly wait: number }

/**
 * Limits as a part of the statement that they guard, so that they need no round trip of their own: a common table
 * expression `name` of one row, with `is_open` and, if it is not open, the seconds to `wait`.
 * A refused hit is not counted, so that asking too early does not use up the hour's budget. Two hits at the same moment
 * are both counted, on the same row and one after the other, and the second is found to be one too many. Keys are
 * updated in their order, so that two statements never wait for each other.
 */
export const countAgainstLimits = (
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
      select counter.ends_at from rate_limits counter join ${wanted} using (key)
      where counter.hits >= most and counter.ends_at > ${now}
    ),
    ${hit} as (
      insert into rate_limits as counter (key, hits, ends_at)
      select key, 1, ${now} + life from ${wanted}
      where counts and not exists (select from ${shut}) and ${countsWhen} order by key
      on conflict (key) do update set
        hits = case when counter.ends_at <= ${now} then 1 else counter.hits + 1 end,
        ends_at = case when counter.ends_at <= ${now} then excluded.ends_at else counter.ends_at end
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

/**
 * Two parts of the statement in which a try succeeds: they clear and refund the limits that the try was counted in, if
 * `when` is true.
 */
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
