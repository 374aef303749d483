import type { AppealReceipt } from '@milgo/contracts/core/appeal-fields'
import { validate } from '@milgo/domain/answers/validation'
import { appealCorrectionIssues, appealFilesToFix } from '@milgo/domain/appeal/appeal-corrections'
import { findAppealCorrectionRefusal } from '@milgo/domain/appeal/appeal-refusals'
import { appealForm } from '@milgo/domain/appeal/questions'
import { shownStatus } from '@milgo/domain/status/display'
import { moveRequest } from '@milgo/domain/status/move-request'
import { fill } from '@milgo/messages/fill'
import type { Language } from '@milgo/messages/languages'
import { lettersIn } from '../../outbox/letters-in.ts'
import { renderCorrectionLetter } from '../../outbox/render-correction-letter.ts'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { hasFileAmong, ownFiles } from '../files/own-files.ts'
import { type ChangeDecision, changeRequest } from '../requests/change-request.ts'
import { circumstancesOf, numberOf, type OpenCase } from '../requests/request-case.ts'
import { appealNotAllowed, invalidAppeal } from './appeal-not-allowed.ts'
import { appealReceipt } from './appeal-receipt.ts'
import { newVersion } from './new-version.ts'
import { addVersion, writeDraft } from './repository.ts'
import { findStoredAppeal, type StoredAppeal } from './stored-appeal.ts'

/** Sends the one correction of an appeal that was returned: what was saved becomes the next version. */
export const submitAppealCorrections = (
  platform: Platform,
  token: TokenClaims,
  language: Language,
): Promise<AppealReceipt> =>
  changeRequest<AppealReceipt>(platform, { kind: 'student', token }, undefined, (loaded) =>
    decide(platform, loaded, language),
  )

const decide = async (
  platform: Platform,
  loaded: OpenCase,
  language: Language,
): Promise<ChangeDecision<AppealReceipt>> => {
  const { request, student, now } = loaded
  const circumstances = circumstancesOf(loaded)
  const stored = await findStoredAppeal(platform, request.id)
  const refusal = findAppealCorrectionRefusal(request.state, circumstances)
  if (!stored) return { does: 'refuse', refusal: appealNotAllowed(refusal ?? 'NO_APPEAL') }
  if (refusal)
    return isSent(loaded, stored)
      ? { does: 'answer', answer: await appealReceipt(platform, loaded, stored.last) }
      : { does: 'refuse', refusal: appealNotAllowed(refusal) }
  const { last, draft = last.sent.answers } = stored
  const files = await ownFiles(platform, student.id)
  const issues = [
    ...appealCorrectionIssues(last.sent.answers, draft, request.flags),
    ...validate(appealForm, draft, { hasFile: hasFileAmong(files) }),
  ]
  if (issues.length > 0) return { does: 'refuse', refusal: invalidAppeal(issues) }
  const actor = { role: 'STUDENT', id: student.id } as const
  const move = moveRequest(request.state, 'SUBMIT_CORRECTIONS', actor, circumstances)
  if (!move.isAllowed) return { does: 'refuse', refusal: appealNotAllowed(move.refusal) }
  const content = { type: last.sent.type, answers: draft, language }
  const { sent, row, retains } = newVersion(platform, loaded, last.version + 1, content, files)
  const { document } = lettersIn(language).appeals
  const letter = {
    cause: `appeal-corrections-received:${request.id}:${sent.version}`,
    guide: move.request.status,
    number: numberOf(loaded),
    email: student.email,
    phone: student.phone,
    moment: now,
    files: appealFilesToFix(last.sent.answers, draft, request.flags).map(({ index, newFile }) => ({
      label: fill(document, { n: index + 1 }),
      originalName: (newFile !== null && files.get(newFile)?.originalName) || null,
    })),
  } as const
  return {
    does: 'change',
    answer: await appealReceipt(platform, loaded, sent),
    change: {
      event: 'SUBMIT_CORRECTIONS',
      state: move.request,
      resolvesFlags: true,
      retains,
      messages: renderCorrectionLetter(language, 'received', letter, 'appeal'),
      writes: async (tx) => {
        await addVersion(tx, request.id, row)
        await writeDraft(tx, request.id, null)
      },
    },
  }
}

/** The same call came before: the last version is the correction of the last return. */
const isSent = ({ request }: OpenCase, { last, returned }: StoredAppeal): boolean =>
  shownStatus(request.state) === 'APPEAL_REPAIR_BACK_FROM' &&
  returned !== undefined &&
  last.sentAt.getTime() >= returned.at.getTime() &&
  last.version > 1
