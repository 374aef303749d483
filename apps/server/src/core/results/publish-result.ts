import type { Snapshot } from '@milgo/domain/answers/snapshot'
import { findLetterKind, type LetterKind } from '@milgo/domain/result/letter-kind'
import { sentAnswers } from '@milgo/domain/review/snapshot-lines'
import { publishRequest } from '@milgo/domain/status/publish-request'
import type { PublishState } from '@milgo/domain/status/publish-state'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { entitle } from '../ledger/entitle.ts'
import { actorOf, type ChangeDecision, changeRequest, type RequestActor } from '../requests/change-request.ts'
import { lastSentOf } from '../requests/last-sent.ts'
import type { OpenCase } from '../requests/request-case.ts'
import { addLetter, findLetters } from './letters-repository.ts'
import { findDecisionReason, findScore, type Score } from './score-repository.ts'
import { type LetterValues, sealLetter } from './sealed-letter.ts'

export type Publication = {
  /** The appeal date that the release prints in all its letters. */
  readonly printedAppealDate: Date | null
  readonly releaseId: string | null
  readonly templateVersion: string
}

export type Published = { readonly id: string; readonly publishState: PublishState }

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

/** What publishing a loaded request comes to. */
export const decidePublication = async (
  platform: Platform,
  actor: RequestActor,
  loaded: OpenCase,
  { printedAppealDate, releaseId, templateVersion }: Publication,
): Promise<ChangeDecision<Published>> => {
  const { request, now } = loaded
  const state = publishRequest(request.state, actorOf(actor, loaded), { at: now, printedAppealDate })
  if (!state || state.publishState === '0')
    return {
      does: 'refuse',
      refusal: new AppError('MOVE_NOT_ALLOWED', { items: [{ code: 'WRONG_STATUS' }] }),
    }
  const { snapshot } = await lastSentOf(platform, loaded)
  const score = await findScore(platform, request.id, state.publishState)
  const kind = findLetterKind(state, score?.award ?? 0)
  if (!snapshot || !kind) throw new AppError('NO_REQUEST')
  const values = await letterValues(platform, loaded, { snapshot, kind, score })
  return {
    does: 'change',
    answer: { id: request.id, publishState: state.publishState },
    change: {
      event: 'PUBLISH',
      state,
      writes: async (tx) => {
        const number = ((await findLetters(tx, request.id))[0]?.number ?? 0) + 1
        await addLetter(tx, {
          requestId: request.id,
          number,
          kind,
          templateVersion,
          sealed: sealLetter(platform.vault, request.id, number, values),
          scoreVersion: score?.version ?? null,
          releaseId,
          appealUntil: printedAppealDate,
          issuedAt: now,
          replaces: null,
        })
        if (score)
          await entitle(platform, tx, {
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

/** What the letter of the result says. */
export const letterValues = async (
  platform: Platform,
  loaded: OpenCase,
  {
    snapshot,
    kind,
    score,
  }: { readonly snapshot: Snapshot; readonly kind: LetterKind; readonly score: Score | undefined },
): Promise<LetterValues> => {
  const { student, request } = loaded
  const { firstName, lastName } = sentAnswers(snapshot)
  const decision = score ? undefined : await findDecisionReason(platform, request.id)
  return {
    kind,
    name: [firstName, lastName].filter((part) => typeof part === 'string').join(' '),
    identityEnding: platform.vault.open(student.identitySealed, `identity:${student.id}`).slice(-4),
    reason: decision?.reason ?? null,
    note: decision?.note ?? null,
    total: score?.total ?? null,
    award: score?.award ?? 0,
  }
}
