import type { LedgerRefusal } from '@milgo/domain/ledger/add-entry'
import type { LedgerEntry } from '@milgo/domain/ledger/ledger-entry'
import { appendEntries } from '../../core/ledger/append-entries.ts'
import { refuseOwnMoney } from '../../core/ledger/refuse-own-money.ts'
import { AppError } from '../../errors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { StaffCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { addFollowUps } from '../../store/ledger-follow-ups.ts'
import type { paymentProposals } from '../../store/payments-schema.ts'
import { addPaymentAudit, lockBatch } from './batches-repository.ts'
import { quarantineName } from './decide-result-file.ts'
import { followLedgers } from './follow-ledgers.ts'
import {
  decideProposal,
  findExportedOrder,
  findProposal,
  findQuarantinedRow,
  releaseRow,
} from './proposals-repository.ts'
import { confirmIfSettled, settleOrders } from './results-repository.ts'

type Proposal = typeof paymentProposals.$inferSelect

/**
 * Confirms or refuses a proposed change. The confirmation is the second signature, and writes the change into the
 * ledger. The proposer can only withdraw it.
 */
export const decideChange = async (
  platform: Platform,
  caller: StaffCaller,
  id: string,
  isConfirmed: boolean,
): Promise<{ readonly is_done: boolean }> => {
  const { database, clock } = platform
  await database.transaction(async (tx) => {
    const proposal = await findProposal(tx, id)
    if (!proposal) throw new AppError('NOT_FOUND')
    if (proposal.outcome !== null) throw new AppError('BATCH_CHANGED')
    if (isConfirmed && proposal.proposedBy === caller.id) throw new AppError('SECOND_PERSON_NEEDED')
    if (isConfirmed) await write(platform, tx, proposal, caller.id)
    await decideProposal(tx, id, {
      outcome: isConfirmed ? 'CONFIRMED' : 'REFUSED',
      decidedBy: caller.id,
      // The database's time, like all stored times.
      decidedAt: clock.now() as unknown as Date,
    })
    const action = isConfirmed ? 'payment-change-confirmed' : 'payment-change-refused'
    await addPaymentAudit(tx, clock, action, caller.id, { proposal: id, kind: proposal.kind })
  })
  await followLedgers(platform)
  return { is_done: isConfirmed }
}

const write = async (
  platform: Platform,
  tx: Queryable,
  proposal: Proposal,
  staffId: string,
): Promise<void> => {
  if (proposal.kind === 'CORRECTION') return correct(platform, tx, proposal, staffId)
  return changeOrder(platform, tx, proposal, staffId)
}

const correct = async (
  platform: Platform,
  tx: Queryable,
  { fileId, line, amount, reason, proposedBy }: Proposal,
  staffId: string,
): Promise<void> => {
  const row = fileId && line ? await findQuarantinedRow(tx, fileId, line) : undefined
  if (!row || !fileId || !line) throw new AppError('BATCH_CHANGED')
  if (row.requestId !== null)
    await append(platform, tx, row.requestId, staffId, {
      kind: 'CORRECTION',
      row: quarantineName(fileId, line),
      amount: amount ?? 0,
      by: [proposedBy, staffId],
      reason,
    })
  // A row that names no request cannot correct money: it can only be dismissed.
  else if (amount !== 0) throw new AppError('LEDGER_REFUSES')
  await releaseRow(tx, fileId, line)
}

const changeOrder = async (
  platform: Platform,
  tx: Queryable,
  { kind, batchId, sequence, reason, proposedBy }: Proposal,
  staffId: string,
): Promise<void> => {
  // The batch is locked before the ledgers of its orders, as where results are applied.
  if (batchId) await lockBatch(tx, batchId)
  const order = batchId && sequence ? await findExportedOrder(tx, batchId, sequence) : undefined
  if (!order || !batchId || !sequence) throw new AppError('BATCH_CHANGED')
  const by: [string, string] = [proposedBy, staffId]
  if (kind === 'BANK_FIX_OPENED')
    return append(platform, tx, order.requestId, staffId, { kind: 'BANK_FIX_OPENED', by })
  await append(platform, tx, order.requestId, staffId, {
    kind: 'CANCELLATION',
    order: order.reference,
    by,
    reason,
  })
  await settleOrders(tx, [{ batchId, sequence, state: 'CANCELLED', reason: null }])
  await confirmIfSettled(tx, platform.clock, batchId)
}

/** Refusals for which the page has a more exact text. */
const refusalCodes: Partial<
  Record<LedgerRefusal | 'NO_LEDGER', 'CORRECTION_OUT_OF_BOUNDS' | 'BATCH_CHANGED'>
> = {
  PAID_OUT_OF_BOUNDS: 'CORRECTION_OUT_OF_BOUNDS',
  RESULT_KNOWN: 'BATCH_CHANGED',
  BANK_FIX_OPEN: 'BATCH_CHANGED',
  QUARANTINE_UNKNOWN: 'BATCH_CHANGED',
}

const append = async (
  { clock }: Platform,
  tx: Queryable,
  requestId: string,
  staffId: string,
  entry: LedgerEntry,
): Promise<void> => {
  await refuseOwnMoney(tx, requestId, staffId)
  const appended = await appendEntries(tx, requestId, [entry], {
    // The database's time, like all stored times.
    at: clock.now() as unknown as Date,
    staffId,
  })
  if (!appended.isAllowed) throw new AppError(refusalCodes[appended.refusal] ?? 'LEDGER_REFUSES')
  await addFollowUps(tx, [requestId], staffId)
}
