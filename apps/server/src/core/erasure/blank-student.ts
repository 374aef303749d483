import { blankSnapshot } from '@milgo/domain/erasure/student-erasure'
import { findAccount } from '@milgo/domain/ledger/money'
import { submittedCopy as arabic } from '@milgo/messages/ar/submitted-copy'
import { submittedCopy as english } from '@milgo/messages/en/submitted-copy'
import { submittedCopy as hebrew } from '@milgo/messages/he/submitted-copy'
import { defaultLanguage, isLanguage, type Language } from '@milgo/messages/languages'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockChain } from '../../store/audit-chain-lock.ts'
import { lockLedger } from '../../store/stored-ledger.ts'
import { touchRequest } from '../../store/touch-request.ts'
import { openAppeal, sealAppeal } from '../appeals/sealed-appeal.ts'
import { appendEntries } from '../ledger/append-entries.ts'
import type { OpenCase } from '../requests/request-case.ts'
import { openSnapshot, sealSnapshot } from '../requests/sealed-snapshot.ts'
import { indexRequests } from '../requests/write-index.ts'
import { openLetter, sealLetter } from '../results/sealed-letter.ts'
import { blankIdentity } from './blank-without-request.ts'
import {
  blankStudentAccounts,
  blankTrail,
  blankWords,
  clearDuplicates,
  deleteDraft,
  findSealed,
  replaceSealed,
} from './blanking-repository.ts'
import { blankAccounts, findSnapshots, markErased, replaceSnapshot } from './repository.ts'

type Source = Pick<Platform, 'vault' | 'clock'>

const words = { he: hebrew, ar: arabic, en: english }

/**
 * Erases a student with a request. A draft is deleted. Of a sent request, the number, the history, the points and the money remain,
 * without anything about the person. Returns the language in which the student wrote; undefined, with nothing written,
 * if the request has changed meanwhile.
 */
export const blankStudent = async (
  { vault, clock }: Source,
  tx: Queryable,
  { request, student, now }: OpenCase,
): Promise<Language | undefined> => {
  // The version is raised first, so that a change of the request at the same time is decided again.
  if (!(await touchRequest(tx, clock, request.id, request.version))) return undefined
  const ledger = await lockLedger(tx, request.id)
  if ((ledger?.entries.length ?? 0) !== (request.ledger?.entries.length ?? 0)) return undefined
  await lockChain(tx)

  await clearDuplicates(tx, request.id)
  const language = await blankSent(vault, tx, request.id)
  await blankWords(tx, request.id)
  await blankAccounts(tx, clock, request.id)
  if (ledger && findAccount(ledger.entries) !== undefined)
    await appendEntries(tx, request.id, [{ kind: 'ACCOUNT_ERASED' }], { at: now, staffId: null })
  await markErased(tx, clock, request.id)
  if (request.submittedAt === null) await deleteDraft(tx, request.id)
  await blankStudentAccounts(tx, clock, [blankIdentity({ vault }, student.id)])
  await indexRequests(tx, vault, [request.id])
  await blankTrail(tx, clock, student.id)
  return language
}

/** Blanks all sealed parts of the request: snapshots, letters, appeals. Returns the language of the last snapshot. */
const blankSent = async (vault: Source['vault'], tx: Queryable, requestId: string): Promise<Language> => {
  let language: Language = defaultLanguage
  for (const stored of await findSnapshots(tx, requestId)) {
    const snapshot = openSnapshot(vault, requestId, stored)
    language = isLanguage(snapshot.language) ? snapshot.language : defaultLanguage
    const blank = blankSnapshot(snapshot, words[language].erased)
    await replaceSnapshot(tx, requestId, stored.number, sealSnapshot(vault, requestId, stored.number, blank))
  }
  for (const { number, sealed } of await findSealed(tx, 'letters', requestId)) {
    const values = openLetter(vault, requestId, { number, sealed })
    // An institution's reason is in its own words, while other reasons are those of the period.
    const reason = values.kind === 'REJECTION' ? null : values.reason
    const blank = { ...values, name: '', identityEnding: '0000', reason, note: null }
    const letter = sealLetter(vault, requestId, number, blank)
    await replaceSealed(tx, 'letters', requestId, { number, sealed: letter })
  }
  for (const { number, sealed } of await findSealed(tx, 'appeal_versions', requestId)) {
    const sent = openAppeal(vault, requestId, { version: number, sealed })
    const files = sent.files.map((file) => ({ ...file, originalName: '' }))
    const appeal = sealAppeal(vault, requestId, number, { ...sent, answers: {}, files })
    await replaceSealed(tx, 'appeal_versions', requestId, { number, sealed: appeal })
  }
  return language
}
