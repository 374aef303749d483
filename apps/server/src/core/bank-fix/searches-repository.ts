import type { LedgerEntry } from '@milgo/domain/ledger/ledger-entry'
import type { RequestStatus } from '@milgo/domain/status/request-status'
import type { StatusEvent } from '@milgo/domain/status/status-event'
import type { Language } from '@milgo/messages/languages'
import { and, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { fixWaits } from '../../store/fix-waits.ts'
import { bankAccounts } from '../../store/ledger-schema.ts'
import { requests } from '../../store/requests-schema.ts'

export type StoredSearch = {
  readonly requestId: string
  readonly studentId: string
  readonly number: number
  readonly periodCode: string
  readonly email: string
  readonly phone: string
  readonly language: Language
  readonly status: RequestStatus
  readonly isSponsored: boolean
  readonly entries: readonly { readonly at: string; readonly entry: LedgerEntry }[]
  readonly isFixWaiting: boolean
  readonly askedAt: string | null
  readonly refusedAt: string | null
  readonly now: string
}

const asks = ['ASK_FOR_BANK_FIX', 'ASK_FOR_BANK_FIX_AGAIN'] as const satisfies readonly StatusEvent[]

/** Returns one page of the due awards without a usable account, as `ledger_money` counts them. */
export const findSearchPage = async (
  db: Queryable,
  clock: Platform['clock'],
  after: string | undefined,
  limit: number,
): Promise<readonly StoredSearch[]> => {
  const { rows } = await db.execute<StoredSearch>(sql`
    select requests.id as "requestId", students.id as "studentId", requests.number, periods.code as "periodCode",
      students.email, students.phone, request_index.language, requests.status, ledgers.is_sponsored as "isSponsored",
      (select json_agg(json_build_object('at', at, 'entry', entry) order by number) from ledger_entries
        where ledger_entries.request_id = requests.id) as entries,
      exists (select from bank_accounts account where account.request_id = requests.id and ${fixWaits(sql`account`)})
        as "isFixWaiting",
      (select to_json(max(at)) #>> '{}' from request_events where request_events.request_id = requests.id
        and event in (select json_array_elements_text(${JSON.stringify(asks)}::json))) as "askedAt",
      (select to_json(max(refused_at)) #>> '{}' from bank_accounts refused where refused.request_id = requests.id)
        as "refusedAt",
      to_json(${clock.now()}) #>> '{}' as now
    from ledger_money join ledgers on ledgers.request_id = ledger_money.request_id
      join requests on requests.id = ledgers.request_id
      join students on students.id = requests.student_id
      join request_index on request_index.request_id = requests.id
      join registration_periods periods on periods.id = requests.period_id
    where ledger_money.due > 0 and ledger_money.needs_account
      ${after === undefined ? sql`` : sql`and requests.id > ${after}::uuid`}
    order by requests.id limit ${limit}`)
  return rows
}

/**
 * Returns whether an account of the student waits for finance now. Until the transaction ends no other transaction can
 * change the request, and so none can send an account.
 */
export const lockWaitingFix = async (tx: Queryable, requestId: string): Promise<boolean> => {
  await tx.select({ id: requests.id }).from(requests).where(eq(requests.id, requestId)).for('share')
  const waiting = await tx
    .select({ id: bankAccounts.id })
    .from(bankAccounts)
    .where(and(eq(bankAccounts.requestId, requestId), fixWaits(sql`bank_accounts`)))
  return waiting.length > 0
}

/** Returns which of these causes already have a message. */
export const findKnownCauses = async (
  db: Queryable,
  causes: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (causes.length === 0) return new Set()
  const { rows } = await db.execute<{ cause: string }>(sql`select cause from outbox_messages
    where cause in (select json_array_elements_text(${JSON.stringify(causes)}::json))`)
  return new Set(rows.map(({ cause }) => cause))
}
