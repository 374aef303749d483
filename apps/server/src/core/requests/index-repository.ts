import { sql } from 'drizzle-orm'
import type { Database, Queryable } from '../../platform/database/database.ts'

/** What the office's index takes from what was sent. */
export type SentIndexValues = {
  readonly language: string
  readonly name: string
  readonly nameSearch: string
  readonly phoneHashes: readonly string[]
  readonly accountHash: string | null
  readonly addressHash: string | null
  readonly fileHashes: readonly string[]
}

export type SentRequest = SentIndexValues & { readonly requestId: string }

/**
 * Writes the index rows of requests that were sent; all but what was sent is read from the tables as the transaction
 * sees them.
 */
export const writeIndexRows = async (
  db: Pick<Queryable, 'execute'>,
  sent: readonly SentRequest[],
): Promise<void> => {
  if (sent.length > 0) await db.execute(insertRows(JSON.stringify(sent)))
}

/** After a change that sent nothing: what was sent stays as it is, and a draft has no row. */
export const updateIndexRow = async (db: Pick<Queryable, 'execute'>, requestId: string): Promise<void> => {
  await db.execute(updateRow(requestId))
}

/** Of a request with its student, as `requests` and `students`. */
const present = sql`
  requests.status, requests.publish_state, students.institution_id, requests.correction_deadline,
  (select max(at) from request_events where request_id = requests.id) as moved_at,
  (select count(*)::int from review_flags where request_id = requests.id and resolved_at is null) as open_flags`

const insertRows = (sent: string) => sql`
  insert into request_index (request_id, period_id, number, submitted_at, identity_hash, status, publish_state,
    institution_id, correction_deadline, moved_at, open_flags, language, name, name_search, phone_hashes, account_hash,
    address_hash, file_hashes)
  select requests.id, requests.period_id, requests.number, requests.submitted_at, students.identity_hash, ${present},
    sent.language, sent.name, sent."nameSearch", sent."phoneHashes", sent."accountHash", sent."addressHash",
    sent."fileHashes"
  from jsonb_to_recordset(${sent}::jsonb) as sent ("requestId" uuid, language text, name text, "nameSearch" text,
      "phoneHashes" text[], "accountHash" text, "addressHash" text, "fileHashes" text[])
    join requests on requests.id = sent."requestId" join students on students.id = requests.student_id
  on conflict (request_id) do update set status = excluded.status, publish_state = excluded.publish_state,
    institution_id = excluded.institution_id, correction_deadline = excluded.correction_deadline,
    moved_at = excluded.moved_at, open_flags = excluded.open_flags, language = excluded.language, name = excluded.name,
    name_search = excluded.name_search, identity_hash = excluded.identity_hash, phone_hashes = excluded.phone_hashes,
    account_hash = excluded.account_hash, address_hash = excluded.address_hash, file_hashes = excluded.file_hashes`

const updateRow = (requestId: string) => sql`
  update request_index set status = now.status, publish_state = now.publish_state,
    institution_id = now.institution_id, correction_deadline = now.correction_deadline, moved_at = now.moved_at,
    open_flags = now.open_flags
  from (select ${present} from requests join students on students.id = requests.student_id
    where requests.id = ${requestId}::uuid) as now
  where request_id = ${requestId}::uuid`

export type LastSnapshot = { readonly requestId: string; readonly number: number; readonly sealed: string }

/** The last snapshots of so many requests after this one, by the order of their ids; of all, or of those without an index row. */
export const findLastSnapshots = async (
  database: Pick<Database, 'read'>,
  which: 'all' | 'missing',
  after: string,
  most: number,
): Promise<readonly LastSnapshot[]> => {
  const { rows } = await database.read((db) =>
    db.execute<LastSnapshot>(sql`
      select requests.id as "requestId", last.number, last.sealed
      from requests join lateral (select number, sealed from request_snapshots
        where request_id = requests.id order by number desc limit 1) as last on true
      where requests.id > ${after}::uuid and (${which === 'all'}
        or not exists (select from request_index where request_id = requests.id))
      order by requests.id limit ${most}`),
  )
  return rows
}
