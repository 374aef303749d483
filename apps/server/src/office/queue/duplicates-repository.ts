import type { DuplicateKind } from '@milgo/domain/queue/queue-row'
import { type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'

type Likeness = {
  /** The hashes of all requests, one per row. */
  readonly hashes: SQL
  /** Condition on a request `other`: it has the hash of `one`. Each uses an index of its own. */
  readonly isShared: SQL
}

/** How each kind of duplicate is found: by a hash that two requests of the period have in common. */
const likenesses: Readonly<Record<DuplicateKind, Likeness>> = {
  'same-account': {
    hashes: sql`select period_id, request_id, account_hash as hash from request_index where account_hash is not null`,
    isShared: sql`other.account_hash = one.hash`,
  },
  'same-phone': {
    hashes: sql`select period_id, request_id, unnest(phone_hashes) as hash from request_index`,
    isShared: sql`other.phone_hashes @> array[one.hash]`,
  },
  'same-file': {
    hashes: sql`select period_id, request_id, unnest(file_hashes) as hash from request_index`,
    isShared: sql`other.file_hashes @> array[one.hash]`,
  },
}

/** Condition on a request `one`: one of its pairs was dismissed. */
const hasDismissed = sql`exists (select from dismissed_duplicates
  where one.request_id in (dismissed_duplicates.request_id, dismissed_duplicates.other_id))`

/** Condition: another request has the hash of `one`, and this pair was not dismissed. */
const hasUndismissed = ({ isShared }: Likeness): SQL => sql`
  exists (select from request_index other where ${isShared} and other.period_id = one.period_id
    and other.request_id <> one.request_id and not exists (select from dismissed_duplicates
      where (dismissed_duplicates.request_id, dismissed_duplicates.other_id)
        in ((one.request_id, other.request_id), (other.request_id, one.request_id))))`

/**
 * SQL: all requests with a duplicate of this kind. Only the few requests with dismissed pairs are compared one by one.
 */
const requestsWith = (kind: DuplicateKind): SQL => {
  const { hashes } = likenesses[kind]
  return sql`
    select request_id, ${kind}::text as kind from (${hashes}) as one
    where (period_id, hash) in (select period_id, hash from (${hashes}) as every
      group by period_id, hash having count(distinct request_id) > 1)
      and (not ${hasDismissed} or ${hasUndismissed(likenesses[kind])})`
}

/** SQL: like `requestsWith`, for some requests only. */
const thoseWith = (kind: DuplicateKind, requestIds: readonly string[]): SQL => sql`
  select request_id, ${kind}::text as kind from (${likenesses[kind].hashes}) as one
  where request_id = any(${sql.param([...requestIds])}::uuid[]) and ${hasUndismissed(likenesses[kind])}`

/**
 * Marks what requests of a period have in common. Returns how many marks changed. It is one statement over all rows,
 * because whether a request is a duplicate depends on every other one, and a student's sending must not wait for the
 * rows of others. With `requestIds` only the marks of these requests are written.
 */
export const writeDuplicates = async (
  db: Pick<Queryable, 'execute'>,
  kinds: readonly DuplicateKind[],
  requestIds?: readonly string[],
): Promise<number> => {
  const found = sql.join(
    kinds.map((kind) => (requestIds ? thoseWith(kind, requestIds) : requestsWith(kind))),
    sql` union all `,
  )
  const isMeant = requestIds ? sql`row.request_id = any(${sql.param([...requestIds])}::uuid[])` : sql`true`
  const { rows } = await db.execute<{ count: number }>(sql`
    with found as (select request_id, array_agg(distinct kind order by kind) as kinds from (${found}) as each
      group by request_id),
    marked as (
      update request_index set duplicates = coalesce(found.kinds, '{}')
      from request_index as row left join found on found.request_id = row.request_id
      where row.request_id = request_index.request_id and ${isMeant}
        and request_index.duplicates is distinct from coalesce(found.kinds, '{}')
      returning 1
    )
    select count(*)::int as count from marked`)
  return rows[0]?.count ?? 0
}
