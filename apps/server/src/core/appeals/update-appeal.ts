import type { UpdatedAppeal } from '@milgo/contracts/core/appeal-fields'
import { sameAnswer } from '@milgo/domain/answers/answer'
import type { Payload } from '@milgo/domain/answers/payload'
import { appealDraftIssues, correctedAnswers } from '@milgo/domain/appeal/appeal-corrections'
import { readAppeal } from '@milgo/domain/appeal/appeal-payload'
import { findAppealUpdateRefusal } from '@milgo/domain/appeal/appeal-refusals'
import { appealFilesIn } from '@milgo/domain/appeal/questions'
import { statuses } from '@milgo/domain/status/statuses'
import type { Language } from '@milgo/messages/languages'
import { renderAppealReceived } from '../../outbox/render-appeal-received.ts'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { hasFileAmong, ownFiles } from '../files/own-files.ts'
import { type ChangeDecision, changeRequest } from '../requests/change-request.ts'
import { circumstancesOf, type OpenCase } from '../requests/request-case.ts'
import { appealChanged, isLate, type StartedFrom } from './appeal-changed.ts'
import { appealMessage } from './appeal-message.ts'
import { appealNotAllowed, invalidAppeal } from './appeal-not-allowed.ts'
import { appealReceipt } from './appeal-receipt.ts'
import { newVersion } from './new-version.ts'
import { addVersion, isAssigned, writeDraft } from './repository.ts'
import { sealAppealDraft } from './sealed-appeal.ts'
import { getStoredAppeal, type StoredAppeal } from './stored-appeal.ts'

type UpdateCall = {
  readonly startedFrom: StartedFrom
  readonly payload: Payload
  readonly language: Language
}

/**
 * Replaces an appeal that no reviewer has taken yet by a new version. While the appeal is returned, saves the
 * correction, which another call sends. A call that started from an older content and would change something is answered
 * 409 with the stored one.
 */
export const updateAppeal = (
  platform: Platform,
  token: TokenClaims,
  call: UpdateCall,
): Promise<UpdatedAppeal> =>
  changeRequest<UpdatedAppeal>(platform, { kind: 'student', token }, undefined, async (loaded) => {
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
  stored: StoredAppeal,
  { startedFrom, payload, language }: UpdateCall,
): Promise<ChangeDecision<UpdatedAppeal>> => {
  const { request, student } = loaded
  const { last } = stored
  const files = await ownFiles(platform, student.id)
  const { type, answers, issues } = readAppeal(payload, { hasFile: hasFileAmong(files) })
  if (issues.length === 0 && last.sent.type === type && sameAnswer(last.sent.answers, answers))
    return { does: 'answer', answer: await answerOf(platform, loaded, stored) }
  if (isLate(stored, startedFrom))
    return { does: 'refuse', refusal: await appealChanged(platform, loaded, stored) }
  if (issues.length > 0) return { does: 'refuse', refusal: invalidAppeal(issues) }
  const { sent, row, retains } = newVersion(
    platform,
    loaded,
    last.version + 1,
    { type, answers, language },
    files,
  )
  return {
    does: 'change',
    answer: await answerOf(platform, loaded, { ...stored, last: sent }, 1),
    change: {
      event: 'UPDATE_APPEAL',
      state: request.state,
      retains,
      messages: renderAppealReceived(language, 'updated', appealMessage(loaded, sent)),
      writes: async (tx) => {
        // A reviewer may have taken the appeal a moment ago. The reviewer must review the version that they have seen.
        if (await isAssigned(tx, request.id)) throw appealNotAllowed('APPEAL_IN_REVIEW')
        await addVersion(tx, request.id, row)
      },
    },
  }
}

/** Saves the draft of a correction, even if it is incomplete. A file without a flag stays as it is. */
const saveCorrection = async (
  platform: Platform,
  loaded: OpenCase,
  stored: StoredAppeal,
  { startedFrom, payload }: UpdateCall,
): Promise<ChangeDecision<UpdatedAppeal>> => {
  const { request, student } = loaded
  const { last, draft = last.sent.answers } = stored
  const files = await ownFiles(platform, student.id)
  const read = readAppeal(payload, { hasFile: hasFileAmong(files) })
  const answers = correctedAnswers(last.sent.answers, read.answers)
  const issues = [
    ...read.issues.filter(({ questionId }) => correctable.has(questionId)),
    ...appealDraftIssues(last.sent.answers, answers, request.flags),
  ]
  if (issues.length === 0 && sameAnswer(draft, answers))
    return { does: 'answer', answer: await answerOf(platform, loaded, stored) }
  if (isLate(stored, startedFrom))
    return { does: 'refuse', refusal: await appealChanged(platform, loaded, stored) }
  if (issues.length > 0) return { does: 'refuse', refusal: invalidAppeal(issues) }
  const sealed = sealAppealDraft(platform.vault, request.id, answers)
  return {
    does: 'write',
    answer: await answerOf(platform, loaded, stored, 1),
    writes: (tx) => writeDraft(tx, request.id, { sealed, files: appealFilesIn(answers) }),
  }
}

const correctable: ReadonlySet<string> = new Set(['details', 'documents'])

/** Returns the receipt of the last sending, and the content version after this many changes. */
const answerOf = async (
  platform: Platform,
  loaded: OpenCase,
  { last, contentVersion }: StoredAppeal,
  changes = 0,
): Promise<UpdatedAppeal> => ({
  ...(await appealReceipt(platform, loaded, last)),
  content_version: contentVersion + changes,
})
