import type { LetterValues } from '@milgo/domain/letter/letter-values'
import { findLetterKind } from '@milgo/domain/result/letter-kind'
import { publishRequest } from '@milgo/domain/status/publish-request'
import type { PublishState } from '@milgo/domain/status/publish-state'
import type { CalendarDay } from '@milgo/domain/time/instant'
import { jerusalemDayAt } from '@milgo/domain/time/jerusalem-day'
import { AppError } from '../../errors.ts'
import { renderResultPublished } from '../../outbox/render-result-published.ts'
import type { Platform } from '../../platform/platform.ts'
import { recordEntitlement } from '../ledger/record-entitlement.ts'
import { actorOf, type ChangeDecision, changeRequest, type RequestActor } from '../requests/change-request.ts'
import { lastSentOf } from '../requests/last-sent.ts'
import type { OpenCase } from '../requests/request-case.ts'
import { areaAddressOf } from './letter-sender.ts'
import { letterValuesOf } from './letter-values-of.ts'
import { addLetter, findLetters } from './letters-repository.ts'
import { findScore } from './score-repository.ts'
import { sealLetter } from './sealed-letter.ts'

export type Publication = {
  /** The appeal date that the release prints in all its letters. */
  readonly printedAppealDate: Date | null
  readonly releaseId: string | null
  readonly templateVersion: string
  /** The template version of the announcing message. Without one, the version in force is used. */
  readonly messageVersion?: string | null
  /** The letter's date; today if the release has no planned date. */
  readonly issuedOn?: CalendarDay
}

export type Published = {
  readonly id: string
  readonly publishState: PublishState
  /** The values of the letter. */
  readonly letter: LetterValues
}

/** Publishes the result of one request: its event, its letter and its award in the ledger, in one change. */
export const publishResult = (
  platform: Platform,
  actor: RequestActor,
  requestId: string,
  publication: Publication,
): Promise<Published> =>
  changeRequest<Published>(platform, actor, requestId, (loaded) =>
    decidePublication(platform, actor, loaded, publication),
  )

/** Decides on publishing a loaded request. */
export const decidePublication = async (
  platform: Platform,
  actor: RequestActor,
  loaded: OpenCase,
  { printedAppealDate, releaseId, templateVersion, messageVersion = null, issuedOn }: Publication,
): Promise<ChangeDecision<Published>> => {
  const { request, student, now } = loaded
  const state = publishRequest(request.state, actorOf(actor, loaded), { at: now, printedAppealDate })
  if (!state || state.publishState === '0')
    return {
      does: 'refuse',
      refusal: new AppError('MOVE_NOT_ALLOWED', { items: [{ code: 'WRONG_STATUS' }] }),
    }
  const { publishState: result } = state
  const { snapshot, language } = await lastSentOf(platform, loaded)
  const score = await findScore(platform, request.id, result)
  const kind = findLetterKind(state, score?.award ?? 0)
  if (!snapshot || !kind) throw new AppError('NO_REQUEST')
  const earlier = await platform.database.read((db) => findLetters(db, request.id))
  const values = await letterValuesOf(platform, loaded, {
    snapshot,
    kind,
    score,
    earlier,
    issuedOn: issuedOn ?? jerusalemDayAt(now),
    printedAppealDate,
  })
  const { requestNumber, ...stored } = values
  const { letterNumber } = stored
  return {
    does: 'change',
    answer: { id: request.id, publishState: result, letter: values },
    change: {
      event: 'PUBLISH',
      state,
      // The messages are queued in the transaction that adds the letter they announce.
      messages: renderResultPublished(language, {
        requestId: request.id,
        letterNumber,
        result,
        number: requestNumber,
        email: student.email,
        phone: student.phone,
        areaAddress: areaAddressOf(platform),
        messageVersion,
      }),
      writes: async (tx) => {
        await addLetter(tx, {
          requestId: request.id,
          number: letterNumber,
          kind,
          templateVersion,
          sealed: sealLetter(platform.vault, request.id, letterNumber, stored),
          scoreVersion: score?.version ?? null,
          releaseId,
          appealUntil: values.appealUntil === null ? null : new Date(values.appealUntil),
          issuedAt: now,
          replaces: values.replaces,
        })
        if (score)
          await recordEntitlement(platform, tx, {
            requestId: request.id,
            snapshot,
            scoreVersion: score.version,
            award: score.award,
            at: now,
          })
      },
    },
  }
}
