import { randomUUID } from 'node:crypto'
import type { Answers } from '@milgo/domain/answers/answer'
import { type Payload, readPayload } from '@milgo/domain/answers/payload'
import { validate } from '@milgo/domain/answers/validation'
import { bankFix, bankFixForm } from '@milgo/domain/bank-fix/questions'
import { contactRestHours, findContactRestEnd } from '@milgo/domain/status/bank-fix-state'
import { moveRequest } from '@milgo/domain/status/move-request'
import { statuses } from '@milgo/domain/status/statuses'
import { studentActionsOf } from '@milgo/domain/status/student-actions'
import type { Language } from '@milgo/messages/languages'
import { sendBankCode, useBankCode } from '../../authz/index.ts'
import { AppError } from '../../errors.ts'
import { queueLetter } from '../../outbox/queue-letter.ts'
import type { StudentCaller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Origin } from '../../platform/rate-limits.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { addBankAccount } from '../../store/stored-ledger.ts'
import type { StudentToken } from '../../store/student-session.ts'
import { touchRequest } from '../../store/touch-request.ts'
import type { KnownCodes } from '../dictionaries/known-codes.ts'
import { hasFileAmong, ownFiles } from '../files/own-files.ts'
import { retainFiles } from '../files/retain-files.ts'
import { type BankAccount, hashAccount, sealAccount } from '../ledger/bank-account.ts'
import { changeRequest } from '../requests/change-request.ts'
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

/** The guard has seen that the session lives and is the student's own. */
const tokenOf = ({ caller: { session } }: BankFixCall): StudentToken => ({
  audience: 'milgo-portal',
  sessionId: session.id,
  expiresAt: session.endsAt,
})

type Sent = { readonly account: BankAccount; readonly confirmation: string }

/**
 * Takes another bank account for a payment that waits for one. Everything is checked before the code is asked for, and
 * again after it was given, since a minute lies between the two.
 */
export const fixBankDetails = async (
  platform: Platform,
  codes: KnownCodes,
  call: BankFixCall,
): Promise<{ readonly id: string }> => {
  const loaded = await getOwnOpenCase(platform, tokenOf(call))
  refuseClosed(loaded)
  const sent = await readDetails(platform, codes, loaded, call.payload)
  if (call.code === undefined) {
    await sendBankCode(platform, call.caller, call.language, call)
    throw new AppError('CODE_REQUIRED', { beside: { id: loaded.request.id } })
  }
  await useBankCode(platform, call.caller, call.code)
  await store(platform, call, sent)
  return { id: loaded.request.id }
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
  const { knows } = await codes.known()
  const context = { knows, hasFile: hasFileAmong(await ownFiles(platform, student.id)) }
  const read = readPayload(bankFixForm, bankFix, payload, context, {})
  const answers = read.changes as Answers
  const wrong = new Set(read.issues.map(({ questionId }) => questionId))
  const issues = [
    ...read.issues,
    ...validate(bankFixForm, answers, context).filter(({ questionId }) => !wrong.has(questionId)),
  ]
  if (issues.length > 0) throw new AppError('INVALID_ANSWERS', { items: issues.map(refusedItem) })
  const { bank, branch, accountNumber, bankAccountReference } = answers as Record<string, string>
  return {
    account: { bank: bank ?? '', branch: branch ?? '', accountNumber: accountNumber ?? '' },
    confirmation: bankAccountReference ?? '',
  }
}

type Transaction = Parameters<Parameters<Platform['database']['transaction']>[0]>[0]

/** Each change by another costs one more try; nobody makes so many. */
const mostTries = 10

/** With its event where the status is about the bank, and beside the status where it is not. */
const store = async (platform: Platform, call: BankFixCall, sent: Sent): Promise<void> => {
  for (let tries = 0; tries < mostTries; tries++) {
    const beside = await storeWithEvent(platform, call, sent)
    if (!beside || (await storeBeside(platform, beside, sent))) return
  }
  throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: 1 })
}

/** Answers the request where its status has no such event. */
const storeWithEvent = (platform: Platform, call: BankFixCall, sent: Sent): Promise<OpenCase | undefined> => {
  const actor = { kind: 'student', token: tokenOf(call) } as const
  return changeRequest<OpenCase | undefined>(platform, actor, undefined, async (loaded) => {
    refuseClosed(loaded)
    const circumstances = circumstancesOf(loaded)
    const student = { role: 'STUDENT', id: loaded.student.id } as const
    const move = moveRequest(loaded.request.state, 'FIX_BANK_DETAILS', student, circumstances)
    if (!move.isAllowed) return { does: 'answer', answer: loaded }
    return {
      does: 'change',
      answer: undefined,
      change: {
        event: 'FIX_BANK_DETAILS',
        state: move.request,
        writes: async (tx) =>
          write(platform, tx, loaded, sent, (await lastSentOf(platform, loaded)).language),
      },
    }
  })
}

/** False where the request has changed since it was looked at: its status may be about the bank by now. */
const storeBeside = async (platform: Platform, loaded: OpenCase, sent: Sent): Promise<boolean> => {
  const { id, version } = loaded.request
  const { language } = await lastSentOf(platform, loaded)
  return platform.database.transaction(async (tx) => {
    if (!(await touchRequest(tx, platform.clock, id, version))) return false
    await write(platform, tx, loaded, sent, language)
    return true
  })
}

/**
 * The request is the caller's until the transaction ends. The ledger is not locked: results of the bank that are applied
 * meanwhile have it for as long as their file takes.
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
  const isWaiting = (await findAccounts(tx, request.id)).some(
    ({ source, acceptedAt, refusedAt, erasedAt }) =>
      source === 'FIX' && acceptedAt === null && refusedAt === null && erasedAt === null,
  )
  if (isWaiting) throw new AppError('BANK_FIX_CLOSED')
  const retained = await retainFiles(tx, clock, student.id, [confirmation])
  if (retained.size === 0) throw new AppError('FILE_NOT_FOUND')
  const id = randomUUID()
  await addBankAccount(tx, {
    id,
    requestId: request.id,
    sealed: sealAccount(vault, id, account),
    lookupHash: hashAccount(vault, account),
    source: 'FIX',
    isBeside: !statuses[request.state.status].isBankProblem,
    createdAt: now,
    confirmation,
  })
  const letters = renderBankFix(config, language, 'received', {
    email: student.email,
    phone: student.phone,
    number: numberOf(loaded),
    cause: `bank-fix-received:${id}`,
  })
  for (const letter of letters) await queueLetter(tx, platform, { ...letter, studentId: student.id })
  await tx.execute(
    auditEntry(
      { action: 'bank-fix-sent', staffId: null, studentId: student.id, details: { request: request.id } },
      clock,
    ),
  )
}
