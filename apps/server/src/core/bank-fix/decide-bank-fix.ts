import { findReasonRefusal } from '@milgo/domain/bank-fix/refusal-reasons'
import { findAccountRefusal } from '@milgo/domain/payment/bank-payee'
import { moveRequest } from '@milgo/domain/status/move-request'
import { AppError } from '../../errors.ts'
import { writeAndQueueMessage } from '../../outbox/write-and-queue-message.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { appendEntries } from '../ledger/append-entries.ts'
import { openAccount } from '../ledger/bank-account.ts'
import { refuseOwnMoney } from '../ledger/refuse-own-money.ts'
import { changeRequest, type Transaction } from '../requests/change-request.ts'
import { lastSentOf } from '../requests/last-sent.ts'
import { circumstancesOf, numberOf, type OpenCase } from '../requests/request-case.ts'
import { renderBankFix } from './render-bank-fix.ts'
import { findAccounts, markAccepted, markRefused } from './repository.ts'

export type BankFixDecision = {
  readonly accountId: string
  readonly outcome: 'ACCEPT' | 'ASK_AGAIN'
  readonly reason: string | null
  readonly note: string | null
}

const events = { ACCEPT: 'ACCEPT_BANK_FIX', ASK_AGAIN: 'ASK_FOR_BANK_FIX_AGAIN' } as const

/**
 * Accepts the account that a student sent, or asks for another one. Moves the request if its status is about the bank.
 */
export const decideBankFix = async (
  platform: Platform,
  staffId: string,
  requestId: string,
  decision: BankFixDecision,
): Promise<{ readonly id: string }> => {
  const wrong =
    decision.outcome === 'ASK_AGAIN' ? findReasonRefusal(decision.reason, decision.note) : undefined
  if (wrong) throw new AppError('INVALID_FIELDS', { items: [wrong] })
  await platform.database.read((db) => refuseOwnMoney(db, requestId, staffId))
  if (decision.outcome === 'ACCEPT') await refuseUnpayable(platform, requestId, decision.accountId)
  const event = events[decision.outcome]
  const actor = { kind: 'staff', id: staffId, role: 'FINANCE' } as const
  return changeRequest<{ readonly id: string }>(platform, actor, requestId, async (loaded) => {
    const answer = { id: requestId }
    const writes = (tx: Transaction) => write(platform, tx, loaded, staffId, decision)
    const finance = { role: 'FINANCE', id: staffId } as const
    const move = moveRequest(loaded.request.state, event, finance, circumstancesOf(loaded))
    if (!move.isAllowed) return { does: 'write', answer, writes }
    const { reason, note } = decision
    return { does: 'change', answer, change: { event, state: move.request, reason, note, writes } }
  })
}

/** Refuses an account that does not fit into the bank's file, because it would be left out of every batch. */
const refuseUnpayable = async (
  { database, vault }: Platform,
  requestId: string,
  accountId: string,
): Promise<void> => {
  const accounts = await database.read((db) => findAccounts(db, requestId))
  const sealed = accounts.find(({ id }) => id === accountId)?.sealed
  if (sealed && findAccountRefusal(openAccount(vault, accountId, sealed)))
    throw new AppError('ACCOUNT_UNPAYABLE')
}

const write = async (
  platform: Platform,
  tx: Transaction,
  loaded: OpenCase,
  staffId: string,
  { accountId, outcome, reason, note }: BankFixDecision,
): Promise<void> => {
  const { request, student, now } = loaded
  const by = { at: now, staffId }
  const isAccepted = outcome === 'ACCEPT'
  const isMarked = isAccepted
    ? await markAccepted(tx, accountId, request.id, by)
    : await markRefused(tx, accountId, request.id, by, { reason: reason ?? 'OTHER', note })
  if (!isMarked) throw new AppError('MOVE_NOT_ALLOWED', { items: [{ code: 'WRONG_STATUS' }] })
  if (isAccepted) {
    const appended = await appendEntries(
      tx,
      request.id,
      [{ kind: 'ACCOUNT_ACCEPTED', account: accountId }],
      by,
    )
    if (!appended.isAllowed) throw new Error(`The ledger refuses the account: ${appended.refusal}`)
  }
  const { language } = await lastSentOf(platform, loaded)
  const messages = renderBankFix(platform.config, language, isAccepted ? 'accepted' : 'asked', {
    email: student.email,
    phone: student.phone,
    number: numberOf(loaded),
    cause: `bank-fix-${outcome}:${accountId}`,
  })
  for (const message of messages)
    await writeAndQueueMessage(tx, platform, { ...message, studentId: student.id })
  await tx.execute(
    auditEntry(
      {
        action: isAccepted ? 'bank-fix-accepted' : 'bank-fix-refused',
        staffId,
        studentId: student.id,
        details: { request: request.id },
      },
      platform.clock,
    ),
  )
}
