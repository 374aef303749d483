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
import { sentIndexValues } from '../requests/index-values.ts'
import type { OpenCase } from '../requests/request-case.ts'
import { openSnapshot, sealSnapshot } from '../requests/sealed-snapshot.ts'
import { openLetter, sealLetter } from '../results/sealed-letter.ts'
import {
  blankAccount,
  blankIndexPerson,
  blankTrail,
  blankWords,
  deleteDraft,
  findSealed,
  replaceSealed,
} from './blanking-repository.ts'
import { blankAccounts, findSnapshots, markErased, replaceSnapshot } from './repository.ts'

type Ground = Pick<Platform, 'vault' | 'clock'>

const words = { he: hebrew, ar: arabic, en: english }

/**
 * Erases a student: a draft goes altogether, and of a request that was sent its number, its way, its points and its money
 * stay without a person. Answers the language in which the student wrote; undefined where the request has changed since.
 */
export const blankStudent = async (
  { vault, clock }: Ground,
  tx: Queryable,
  { request, student, now }: OpenCase,
): Promise<Language | undefined> => {
  // Raises the version first, so that whoever works on the request at the same time decides anew.
  if (!(await touchRequest(tx, clock, request.id, request.version))) return undefined
  const ledger = await lockLedger(tx, request.id)
  if ((ledger?.entries.length ?? 0) !== (request.ledger?.entries.length ?? 0)) return undefined
  await lockChain(tx)

  const language = await blankSent(vault, tx, request.id)
  await blankWords(tx, request.id)
  await blankAccounts(tx, clock, request.id)
  if (ledger && findAccount(ledger.entries) !== undefined)
    await appendEntries(tx, request.id, [{ kind: 'ACCOUNT_ERASED' }], { at: now, staffId: null })
  await markErased(tx, clock, request.id)
  if (request.submittedAt === null) await deleteDraft(tx, request.id)
  await blankAccount(tx, clock, student.id, vault.seal('', `identity:${student.id}`))
  await blankTrail(tx, clock, student.id)
  return language
}

/** Everything of the request that is sealed: what was sent, letters, appeals. */
const blankSent = async (vault: Ground['vault'], tx: Queryable, requestId: string): Promise<Language> => {
  let language: Language = defaultLanguage
  for (const stored of await findSnapshots(tx, requestId)) {
    const snapshot = openSnapshot(vault, requestId, stored)
    language = isLanguage(snapshot.language) ? snapshot.language : defaultLanguage
    const blank = blankSnapshot(snapshot, words[language].erased)
    await replaceSnapshot(tx, requestId, stored.number, sealSnapshot(vault, requestId, stored.number, blank))
    await blankIndexPerson(tx, requestId, sentIndexValues(vault, blank, ''))
  }
  for (const { number, sealed } of await findSealed(tx, 'letters', requestId)) {
    const values = openLetter(vault, requestId, { number, sealed })
    const blank = { ...values, name: '', identityEnding: '0000', note: null }
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
