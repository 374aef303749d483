import { randomUUID } from 'node:crypto'
import type { Payload } from '@milgo/domain/answers/payload'
import { readSubmit } from '@milgo/domain/answers/read-submit'
import { isFixWaiting } from '@milgo/domain/bank-fix/fix-account'
import { bankFix, bankFixForm } from '@milgo/domain/bank-fix/questions'
import { maskAccount } from '@milgo/domain/payment/account-mask'
import { contactRestHours, findContactRestEnd } from '@milgo/domain/status/bank-fix-state'
import { moveRequest } from '@milgo/domain/status/move-request'
import { statuses } from '@milgo/domain/status/statuses'
import { studentActionsOf } from '@milgo/domain/status/student-actions'
import type { Language } from '@milgo/messages/languages'
import { isBankCodeSent, sendBankCode, useBankCode } from '../../authz/index.ts'
import { AppError } from '../../errors.ts'
import { writeAndQueueMessage } from '../../outbox/write-and-queue-message.ts'
import type { StudentCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Origin } from '../../platform/rate-limits.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { addBankAccount } from '../../store/stored-ledger.ts'
import type { StudentToken } from '../../store/student-session.ts'
import type { KnownCodes } from '../dictionaries/known-codes.ts'
import { hasFileAmong, ownFiles } from '../files/own-files.ts'
import { retainFiles } from '../files/retain-files.ts'
import { type BankAccount, hashAccount, sealAccount } from '../ledger/bank-account.ts'
import { changeRequest, type Transaction } from '../requests/change-request.ts'
import { decideWithCodes } from '../requests/decide-with-codes.ts'
import { getOwnOpenCase } from '../requests/get-case.ts'
import { lastSentOf } from '../requests/last-sent.ts'
import { refusedItem } from '../requests/refused-items.ts'
import { circumstancesOf, numberOf, type OpenCase } from '../requests/request-case.ts'
import { renderBankFix } from './render-bank-fix.ts'
import { findAccounts } from './repository.ts'

export type BankFixCall = Origin & {
  readonly caller: StudentCaller
  readonly language: Language
  readonly payload: Payload
  readonly code: string | undefined
}

/** The guard of the call has checked that the session is valid and is the student's own. */
const tokenOf = ({ caller: { session } }: BankFixCall): StudentToken => ({
  audience: 'milgo-portal',
  sessionId: session.id,
  expiresAt: session.endsAt,
})

type Sent = { readonly account: BankAccount; readonly confirmation: string }

/**
 * Stores another bank account for a payment that waits for one. Everything is checked before the code is sent, and
 * again after the code was entered, because minutes may have passed. A code is for the details that it was sent for:
 * with others, a new one is sent. A repeat of the call is answered like the first one, and stores nothing.
 */
export const fixBankDetails = async (
  platform: Platform,
  codes: KnownCodes,
  call: BankFixCall,
): Promise<{ readonly id: string }> => {
  const loaded = await getOwnOpenCase(platform, tokenOf(call))
  if (call.code === undefined) refuseClosed(loaded)
  const sent = await readDetails(platform, codes, loaded, call.payload)
  const { id } = loaded.request
  const hash = platform.vault.lookupHash('bank-fix', JSON.stringify([id, sent.account, sent.confirmation]))
  if (call.code === undefined || !(await isBankCodeSent(platform, call.caller, hash))) {
    refuseClosed(loaded)
    await sendBankCode(
      platform,
      call.caller,
      { hash, account: maskAccount(sent.account) },
      call.language,
      call,
    )
    throw new AppError('CODE_REQUIRED', { beside: { id } })
  }
  const codeUsedAt = await useBankCode(platform, call.caller, hash, call.code)
  await store(platform, call, sent, codeUsedAt)
  return { id }
}

const refuseClosed = (loaded: OpenCase): void => {
  const { request, student, now } = loaded
  if (!studentActionsOf(request.state, circumstancesOf(loaded)).includes('FIX_BANK_DETAILS'))
    throw new AppError('BANK_FIX_CLOSED')
  const changedAt = student.contactChangedAt === null ? null : new Date(student.contactChangedAt)
  if (findContactRestEnd(changedAt, now))
    throw new AppError('CONTACT_CHANGED_LATELY', { params: { hours: contactRestHours } })
}

const readDetails = async (
  platform: Platform,
  codes: KnownCodes,
  { student }: OpenCase,
  payload: Payload,
): Promise<Sent> => {
  const hasFile = hasFileAmong(await ownFiles(platform, student.id))
  const { answers, issues } = await decideWithCodes(codes, ({ knows }) =>
    readSubmit(bankFixForm, bankFix, payload, { knows, hasFile }),
  )
  if (issues.length > 0) throw new AppError('INVALID_ANSWERS', { items: issues.map(refusedItem) })
  const { bank, branch, accountNumber, bankAccountReference } = answers as Record<string, string>
  return {
    account: { bank: bank ?? '', branch: branch ?? '', accountNumber: accountNumber ?? '' },
    confirmation: bankAccountReference ?? '',
  }
}

/** Stores the account with an event if the request's status is about the bank, and without an event otherwise. */
const store = (platform: Platform, call: BankFixCall, sent: Sent, codeUsedAt: Date): Promise<undefined> => {
  const actor = { kind: 'student', token: tokenOf(call) } as const
  return changeRequest<undefined>(platform, actor, undefined, async (loaded) => {
    if (await isStored(platform, loaded, sent, codeUsedAt)) return { does: 'answer', answer: undefined }
    refuseClosed(loaded)
    const { language } = await lastSentOf(platform, loaded)
    const writes = (tx: Transaction) => write(platform, tx, loaded, sent, language)
    const student = { role: 'STUDENT', id: loaded.student.id } as const
    const move = moveRequest(loaded.request.state, 'FIX_BANK_DETAILS', student, circumstancesOf(loaded))
    if (!move.isAllowed) return { does: 'write', answer: undefined, writes }
    return {
      does: 'change',
      answer: undefined,
      change: { event: 'FIX_BANK_DETAILS', state: move.request, writes },
    }
  })
}

/** Returns whether the same call has stored the account before, with the code that was used at this time. */
const isStored = async (
  { database, vault }: Platform,
  { request }: OpenCase,
  { account, confirmation }: Sent,
  codeUsedAt: Date,
): Promise<boolean> => {
  const lookupHash = hashAccount(vault, account)
  return (await database.read((db) => findAccounts(db, request.id))).some(
    (one) =>
      one.source === 'FIX' &&
      one.lookupHash === lookupHash &&
      one.confirmation === confirmation &&
      one.createdAt >= codeUsedAt,
  )
}

/**
 * Writes the account, its messages and the audit entry. The caller has locked the request until the transaction ends.
 * The ledger is not locked, because the job that applies a bank's result file locks it for as long as the file takes.
 */
const write = async (
  platform: Platform,
  tx: Transaction,
  loaded: OpenCase,
  { account, confirmation }: Sent,
  language: Language,
): Promise<void> => {
  const { vault, clock, config } = platform
  const { request, student, now } = loaded
  if ((await findAccounts(tx, request.id)).some(isFixWaiting)) throw new AppError('BANK_FIX_CLOSED')
  const retained = await retainFiles(tx, clock, student.id, [confirmation])
  if (retained.size === 0) throw new AppError('FILE_NOT_FOUND')
  const id = randomUUID()
  await addBankAccount(tx, {
    id,
    requestId: request.id,
    sealed: sealAccount(vault, id, account),
    lookupHash: hashAccount(vault, account),
    source: 'FIX',
    isOutsideBankStatus: !statuses[request.state.status].isBankProblem,
    createdAt: now,
    confirmation,
  })
  const messages = renderBankFix(config, language, 'received', {
    email: student.email,
    phone: student.phone,
    number: numberOf(loaded),
    cause: `bank-fix-received:${id}`,
  })
  for (const message of messages)
    await writeAndQueueMessage(tx, platform, { ...message, studentId: student.id })
  await tx.execute(
    auditEntry(
      { action: 'bank-fix-sent', staffId: null, studentId: student.id, details: { request: request.id } },
      clock,
    ),
  )
}
