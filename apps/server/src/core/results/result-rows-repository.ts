import type { LedgerEntry } from '@milgo/domain/ledger/ledger-entry'
import type { RequestEvent } from '@milgo/domain/status/request-event'
import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'

export type ResultRows = {
  /** The events, the oldest first. */
  readonly events: readonly Pick<RequestEvent, 'event' | 'reason' | 'note'>[]
  readonly ledger: {
    readonly isSponsored: boolean
    readonly entries: readonly { readonly at: string; readonly entry: LedgerEntry }[]
  } | null
  readonly accounts: readonly { readonly id: string; readonly sealed: string | null }[]
}

/** Returns what is stored about a published result beside its scores and letters, in one statement. */
export const findResultRows = async (
  { database }: Pick<Platform, 'database'>,
  requestId: string,
): Promise<ResultRows> => {
  const { rows } = await database.read((db) =>
    db.execute<ResultRows>(sql`
      select
        coalesce((select json_agg(json_build_object('event', event, 'reason', reason, 'note', note) order by number)
          from request_events where request_id = ${requestId}::uuid), '[]') as events,
        (select json_build_object('isSponsored', is_sponsored, 'entries', coalesce((
            select json_agg(json_build_object('at', at, 'entry', entry) order by number)
            from ledger_entries where ledger_entries.request_id = ledgers.request_id), '[]'))
          from ledgers where request_id = ${requestId}::uuid) as ledger,
        coalesce((select json_agg(json_build_object('id', id, 'sealed', sealed) order by created_at, id)
          from bank_accounts where request_id = ${requestId}::uuid), '[]') as accounts`),
  )
  const [row] = rows
  if (!row) throw new Error('a select without a table answers one row')
  return row
}
