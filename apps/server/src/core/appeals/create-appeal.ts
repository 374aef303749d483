import type { AppealReceipt } from '@milgo/contracts/core/appeal-fields'
import { sameAnswer } from '@milgo/domain/answers/answer'
import type { Payload } from '@milgo/domain/answers/payload'
import { type ReadAppeal, readNewAppeal } from '@milgo/domain/appeal/appeal-payload'
import { findAppealRefusal } from '@milgo/domain/appeal/appeal-refusals'
import { moveRequest } from '@milgo/domain/status/move-request'
import type { Language } from '@milgo/messages/languages'
import { AppError } from '../../errors.ts'
import { renderAppealReceived } from '../../outbox/render-appeal-received.ts'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { hasFileAmong, ownFiles } from '../files/own-files.ts'
import { type ChangeDecision, changeRequest } from '../requests/change-request.ts'
import { circumstancesOf, type OpenCase } from '../requests/request-case.ts'
import { appealMessage } from './appeal-message.ts'
import { appealNotAllowed, invalidAppeal } from './appeal-not-allowed.ts'
import { appealReceipt } from './appeal-receipt.ts'
import { newVersion } from './new-version.ts'
import { addAppeal, addVersion } from './repository.ts'
import { findStoredAppeal, type StoredAppeal } from './stored-appeal.ts'

type AppealCall = {
  readonly requestId: string
  readonly payload: Payload
  readonly language: Language
}

/**
 * Creates the one appeal of a request. A repeated call with the same content gets the same answer as the first call.
 */
export const createAppeal = (
  platform: Platform,
  token: TokenClaims,
  call: AppealCall,
): Promise<AppealReceipt> =>
  changeRequest<AppealReceipt>(platform, { kind: 'student', token }, undefined, (loaded) =>
    decide(platform, loaded, call),
  )

const decide = async (
  platform: Platform,
  loaded: OpenCase,
  { requestId, payload, language }: AppealCall,
): Promise<ChangeDecision<AppealReceipt>> => {
  const { request, student, now } = loaded
  if (requestId !== request.id) return { does: 'refuse', refusal: notTheirs }
  const files = await ownFiles(platform, student.id)
  const read = readNewAppeal(payload, { hasFile: hasFileAmong(files) })
  const circumstances = circumstancesOf(loaded)
  const refusal = findAppealRefusal(request.state, circumstances)
  if (refusal) {
    const made = await findStoredAppeal(platform, request.id)
    return made && isSame(made, read)
      ? { does: 'answer', answer: await appealReceipt(platform, loaded, made.last) }
      : { does: 'refuse', refusal: appealNotAllowed(refusal) }
  }
  if (read.issues.length > 0) return { does: 'refuse', refusal: invalidAppeal(read.issues) }
  const move = moveRequest(request.state, 'APPEAL', { role: 'STUDENT', id: student.id }, circumstances)
  if (!move.isAllowed) return { does: 'refuse', refusal: appealNotAllowed(move.refusal) }
  const { sent, row, retains } = newVersion(platform, loaded, 1, { ...read, language }, files)
  const answer = await appealReceipt(platform, loaded, sent)
  return {
    does: 'change',
    answer,
    change: {
      event: 'APPEAL',
      state: move.request,
      retains,
      messages: renderAppealReceived(language, 'received', appealMessage(loaded, sent)),
      writes: async (tx) => {
        await addAppeal(tx, request.id, now)
        await addVersion(tx, request.id, row)
      },
    },
  }
}

/** Returns whether the call is a repetition of the first one, for example from a page that got no answer. */
const isSame = ({ versions, last }: StoredAppeal, { type, answers, issues }: ReadAppeal): boolean =>
  versions.length === 1 &&
  issues.length === 0 &&
  last.sent.type === type &&
  sameAnswer(last.sent.answers, answers)

const notTheirs = new AppError('INVALID_FIELDS', {
  items: [{ code: 'UNKNOWN_OPTION', field: 'user_request_id' }],
})
