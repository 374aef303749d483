import type { AppealReceipt } from '@milgo/contracts/core/appeal-fields'
import { validate } from '@milgo/domain/answers/validation'
import { appealCorrectionIssues, appealFilesToFix } from '@milgo/domain/appeal/appeal-corrections'
import { findAppealCorrectionRefusal } from '@milgo/domain/appeal/appeal-refusals'
import { appealForm } from '@milgo/domain/appeal/questions'
import { isCorrectionSent } from '@milgo/domain/status/correction-end'
import { moveRequest } from '@milgo/domain/status/move-request'
import { fill } from '@milgo/messages/fill'
import type { Language } from '@milgo/messages/languages'
import { lettersIn } from '../../outbox/letters-in.ts'
import { renderCorrectionNews } from '../../outbox/render-correction-news.ts'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { hasFileAmong, ownFiles } from '../files/own-files.ts'
import { type ChangeDecision, changeRequest } from '../requests/change-request.ts'
import { circumstancesOf, numberOf, type OpenCase } from '../requests/request-case.ts'
import { appealChanged, isLate, type StartedFrom } from './appeal-changed.ts'
import { appealNotAllowed, invalidAppeal } from './appeal-not-allowed.ts'
import { appealReceipt } from './appeal-receipt.ts'
import { newVersion } from './new-version.ts'
import { addVersion } from './repository.ts'
import { findStoredAppeal, type StoredAppeal } from './stored-appeal.ts'

type SubmitCall = { readonly startedFrom: StartedFrom; readonly language: Language }

/** Sends the one correction of a returned appeal. The saved draft becomes the next version. */
export const submitAppealCorrections = (
  platform: Platform,
  token: TokenClaims,
  call: SubmitCall,
): Promise<AppealReceipt> =>
  changeRequest<AppealReceipt>(platform, { kind: 'student', token }, undefined, (loaded) =>
    decide(platform, loaded, call),
  )

const decide = async (
  platform: Platform,
  loaded: OpenCase,
  { startedFrom, language }: SubmitCall,
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
  if (isLate(stored, startedFrom))
    return { does: 'refuse', refusal: await appealChanged(platform, loaded, stored) }
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
  const message = {
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
      messages: renderCorrectionNews(language, 'received', message, 'appeal'),
      writes: (tx) => addVersion(tx, request.id, row),
    },
  }
}

/** Returns whether the correction was sent before: the last version was sent after the last return. */
const isSent = ({ request }: OpenCase, { last, returned }: StoredAppeal): boolean =>
  isCorrectionSent(request.state) &&
  returned !== undefined &&
  last.sentAt.getTime() >= returned.at.getTime() &&
  last.version > 1
