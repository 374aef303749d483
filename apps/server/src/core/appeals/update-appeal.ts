import type { AppealReceipt } from '@milgo/contracts/core/appeal-fields'
import { sameAnswer } from '@milgo/domain/answers/answer'
import type { Payload } from '@milgo/domain/answers/payload'
import { appealDraftIssues, correctedAnswers } from '@milgo/domain/appeal/appeal-corrections'
import { readAppeal } from '@milgo/domain/appeal/appeal-payload'
import { findAppealUpdateRefusal } from '@milgo/domain/appeal/appeal-refusals'
import { appealFilesIn } from '@milgo/domain/appeal/questions'
import { statuses } from '@milgo/domain/status/statuses'
import type { Language } from '@milgo/messages/languages'
import { AppError } from '../../errors.ts'
import { renderAppealReceived } from '../../outbox/render-appeal-received.ts'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { hasFileAmong, ownFiles } from '../files/own-files.ts'
import { type ChangeDecision, changeRequest } from '../requests/change-request.ts'
import { circumstancesOf, type OpenCase } from '../requests/request-case.ts'
import { appealLetter } from './appeal-letter.ts'
import { appealNotAllowed, invalidAppeal } from './appeal-not-allowed.ts'
import { appealReceipt } from './appeal-receipt.ts'
import { newVersion } from './new-version.ts'
import { addVersion, isAssigned, lockRequest, writeDraft } from './repository.ts'
import { sealAppealDraft } from './sealed-appeal.ts'
import { getStoredAppeal, type StoredAppeal } from './stored-appeal.ts'

type UpdateCall = { readonly payload: Payload; readonly language: Language }

/**
 * Replaces an appeal that no reviewer has taken yet by a new version; while it is returned, saves the correction, which
 * is sent by another call.
 */
export const updateAppeal = (
  platform: Platform,
  token: TokenClaims,
  call: UpdateCall,
): Promise<AppealReceipt> =>
  changeRequest<AppealReceipt>(platform, { kind: 'student', token }, undefined, async (loaded) => {
    const { request } = loaded
    const refusal = findAppealUpdateRefusal(request.state, circumstancesOf(loaded))
    if (refusal) return { does: 'refuse', refusal: appealNotAllowed(refusal) }
    const stored = await getStoredAppeal(platform, request.id)
    return statuses[request.state.status].isReturned
      ? saveCorrection(platform, loaded, stored, call)
      : replace(platform, loaded, stored, call)
  })

const replace = async (
  platform: Platform,
  loaded: OpenCase,
  { last }: StoredAppeal,
  { payload, language }: UpdateCall,
): Promise<ChangeDecision<AppealReceipt>> => {
  const { request, student } = loaded
  const files = await ownFiles(platform, student.id)
  const { type, answers, issues } = readAppeal(payload, { hasFile: hasFileAmong(files) })
  if (issues.length > 0) return { does: 'refuse', refusal: invalidAppeal(issues) }
  if (last.sent.type === type && sameAnswer(last.sent.answers, answers))
    return { does: 'answer', answer: await appealReceipt(platform, loaded, last) }
  const { sent, row, retains } = newVersion(
    platform,
    loaded,
    last.version + 1,
    { type, answers, language },
    files,
  )
  return {
    does: 'change',
    answer: await appealReceipt(platform, loaded, sent),
    change: {
      event: 'UPDATE_APPEAL',
      state: request.state,
      retains,
      messages: renderAppealReceived(language, 'updated', appealLetter(loaded, sent)),
      writes: async (tx) => {
        // Whoever takes it at this very moment reviews what they have seen.
        if (await isAssigned(tx, request.id)) throw appealNotAllowed('APPEAL_IN_REVIEW')
        await addVersion(tx, request.id, row)
      },
    },
  }
}

/** A draft is kept whatever it lacks; a file that was not sent back stays as it is. */
const saveCorrection = async (
  platform: Platform,
  loaded: OpenCase,
  { last }: StoredAppeal,
  { payload }: UpdateCall,
): Promise<ChangeDecision<AppealReceipt>> => {
  const { request, student } = loaded
  const files = await ownFiles(platform, student.id)
  const read = readAppeal(payload, { hasFile: hasFileAmong(files) })
  const answers = correctedAnswers(last.sent.answers, read.answers)
  const issues = [
    ...read.issues.filter(({ questionId }) => correctable.has(questionId)),
    ...appealDraftIssues(last.sent.answers, answers, request.flags),
  ]
  if (issues.length > 0) return { does: 'refuse', refusal: invalidAppeal(issues) }
  const draft = {
    sealed: sealAppealDraft(platform.vault, request.id, answers),
    files: appealFilesIn(answers),
  }
  await platform.database.transaction(async (tx) => {
    if (!(await lockRequest(tx, request.id, request.version)))
      throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: 1 })
    await writeDraft(tx, request.id, draft)
  })
  return { does: 'answer', answer: await appealReceipt(platform, loaded, last) }
}

const correctable: ReadonlySet<string> = new Set(['details', 'documents'])
