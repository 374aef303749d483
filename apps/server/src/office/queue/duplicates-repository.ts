import type { DuplicateKind } from '@milgo/domain/queue/queue-row'
import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'

/** Where each kind of duplicate is found: a hash of a request, of which another request of the period has the same. */
const hashes: Readonly<Record<DuplicateKind, SQL>> = {
  'same-account': sql`select period_id, request_id, account_hash as hash from request_index where account_hash is not null`,
  'same-phone': sql`select period_id, request_id, unnest(phone_hashes) as hash from request_index`,
  'same-file': sql`select period_id, request_id, unnest(file_hashes) as hash from request_index`,
}

const requestsWith = (kind: DuplicateKind): SQL => sql`
  select request_id, ${kind}::text as kind from (${hashes[kind]}) as one
  where (period_id, hash) in (select period_id, hash from (${hashes[kind]}) as every
    group by period_id, hash having count(distinct request_id) > 1)`

/**
 * Marks what requests of a period have in common; answers how many marks changed. One statement over all rows: whether
 * a request is a duplicate depends on every other one, and no sending should wait for the rows of others.
 */
export const writeDuplicates = async (
  { database }: Pick<Platform, 'database'>,
  kinds: readonly DuplicateKind[],
): Promise<number> => {
  const found = sql.join(kinds.map(requestsWith), sql` union all `)
  const { rows } = await database.statement((db) =>
    db.execute<{ count: number }>(sql`
      with found as (select request_id, array_agg(distinct kind order by kind) as kinds from (${found}) as each
        group by request_id),
      marked as (
        update request_index set duplicates = coalesce(found.kinds, '{}')
        from request_index as row left join found on found.request_id = row.request_id
        where row.request_id = request_index.request_id
          and request_index.duplicates is distinct from coalesce(found.kinds, '{}')
        returning 1
      )
      select count(*)::int as count from marked`),
  )
  return rows[0]?.count ?? 0
}
