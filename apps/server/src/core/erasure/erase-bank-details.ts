import { documents } from '@milgo/domain/application/documents/questions'
import { steps } from '@milgo/domain/application/steps'
import {
  areBankDetailsErasable,
  blankBankDetails,
  withoutBankDetails,
} from '@milgo/domain/erasure/bank-details'
import { findAccount } from '@milgo/domain/ledger/money'
import { submittedCopy as arabic } from '@milgo/messages/ar/submitted-copy'
import { submittedCopy as english } from '@milgo/messages/en/submitted-copy'
import { submittedCopy as hebrew } from '@milgo/messages/he/submitted-copy'
import { defaultLanguage, isLanguage } from '@milgo/messages/languages'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { auditEntry } from '../../store/audit-entry.ts'
import { lockLedger } from '../../store/stored-ledger.ts'
import { touchRequest } from '../../store/touch-request.ts'
import { appendEntries } from '../ledger/append-entries.ts'
import { countMoney } from '../ledger/count-money.ts'
import { getCase } from '../requests/get-case.ts'
import { circumstancesOf, numberOf, type OpenCase, stepVersionOf } from '../requests/request-case.ts'
import { openSnapshot, sealSnapshot } from '../requests/sealed-snapshot.ts'
import { stepToStore, storedAnswers } from '../requests/stored-answers.ts'
import { indexRequests } from '../requests/write-index.ts'
import {
  blankAccounts,
  findCandidates,
  findSnapshots,
  markErased,
  removeFiles,
  replaceSnapshot,
  replaceStep,
} from './repository.ts'

type Source = Pick<Platform, 'database' | 'vault' | 'clock' | 'logger'>

const page = 200
const words = { he: hebrew, ar: arabic, en: english }

/**
 * Erases the bank details of refused students whose appeal days are over, from every stored copy. Returns the numbers
 * of their requests. A dry run erases nothing.
 */
export const eraseBankDetails = async (
  platform: Source,
  { isDryRun }: { readonly isDryRun: boolean },
): Promise<readonly string[]> => {
  await countMoney(platform)
  const erased: string[] = []
  for (let after: string | undefined; ; ) {
    const ids = await platform.database.read((db) => findCandidates(db, after, page))
    for (const id of ids) {
      const number = await tryErasing(platform, id, isDryRun)
      if (number !== undefined) erased.push(number)
    }
    after = ids.at(-1)
    if (ids.length < page) return erased
  }
}

/**
 * Erases the bank details of one request. A failure is logged and does not stop the others. The next night tries again.
 */
const tryErasing = async (
  platform: Source,
  requestId: string,
  isDryRun: boolean,
): Promise<string | undefined> => {
  try {
    const loaded = await getCase(platform, requestId)
    if (!areBankDetailsErasable(loaded.request.state, circumstancesOf(loaded))) return undefined
    const isDone = isDryRun || (await platform.database.transaction((tx) => erase(platform, tx, loaded)))
    return isDone ? numberOf(loaded) : undefined
  } catch (error) {
    platform.logger.warn({ err: error, request: requestId }, 'bank details were not erased')
    return undefined
  }
}

/** Erases the bank details of a request. Returns false if the request or its ledger has changed meanwhile. */
const erase = async ({ vault, clock }: Source, tx: Queryable, loaded: OpenCase): Promise<boolean> => {
  const { request, student, now } = loaded
  // The version is raised first, so that a change of the request at the same time is decided again.
  if (!(await touchRequest(tx, clock, request.id, request.version))) return false
  const ledger = await lockLedger(tx, request.id)
  if ((ledger?.entries.length ?? 0) !== (request.ledger?.entries.length ?? 0)) return false

  const answers = storedAnswers(vault, loaded)
  const left = withoutBankDetails(answers)
  for (const step of steps) {
    const { section } = step
    if (!section.questions.some(({ id }) => id in answers && !(id in left))) continue
    await replaceStep(
      tx,
      request.id,
      stepToStore(vault, request.id, section, left, stepVersionOf(loaded, step) + 1),
    )
  }
  for (const stored of await findSnapshots(tx, request.id)) {
    const snapshot = openSnapshot(vault, request.id, stored)
    const language = isLanguage(snapshot.language) ? snapshot.language : defaultLanguage
    const blank = blankBankDetails(snapshot, words[language].erased)
    await replaceSnapshot(
      tx,
      request.id,
      stored.number,
      sealSnapshot(vault, request.id, stored.number, blank),
    )
  }
  await blankAccounts(tx, clock, request.id)
  if (ledger && findAccount(ledger.entries) !== undefined)
    await appendEntries(tx, request.id, [{ kind: 'ACCOUNT_ERASED' }], { at: now, staffId: null })
  await removeFiles(tx, clock, student.id, String(documents.rows.bankAccountReference.wire))
  await indexRequests(tx, vault, [request.id])
  await markErased(tx, clock, request.id)
  await tx.execute(
    auditEntry(
      {
        action: 'bank-details-erased',
        staffId: null,
        studentId: student.id,
        details: { request: request.id },
      },
      clock,
    ),
  )
  return true
}
