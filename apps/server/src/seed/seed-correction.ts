import type { Answers } from '@milgo/domain/answers/answer'
import type { LivedEvent, LivedRequest } from '@milgo/testing/live-request'
import { fileNameOf } from '../core/files/file-keys.ts'
import type { SeedFile } from './document-pool.ts'
import type { RequestPlan } from './seed-ground.ts'

/** What the student sent first, and replaced when the request was returned. */
type SeedCorrection = {
  readonly event: LivedEvent
  readonly answersBefore: Answers
  readonly nameBefore: string
  readonly fileBefore: SeedFile
}

/** The document that every return of a seeded world asks for. */
export const flaggedDocument = { questionId: 'idFront', field: 'id_front' } as const
/** A code of the starter reasons. */
export const flagReason = 'UNREADABLE'
/** Sent in its place at first: another side of the same card, so that both files differ to the eye. */
const sentInstead = 'idBack'
/** What the student called that side, having taken it for the right one. */
const nameOfFirst = 'id_front_1.pdf'

/** Undefined where the application was never corrected; what an appeal replaces is no part of it. */
export const findCorrection = (
  { events }: LivedRequest,
  { fileFor }: RequestPlan,
  answers: Answers,
): SeedCorrection | undefined => {
  const event = events.find((one) => one.event === 'SUBMIT_CORRECTIONS' && one.before.appeal === 'NONE')
  if (!event) return undefined
  const { questionId, field: document } = flaggedDocument
  const fileBefore = { ...fileFor(sentInstead), questionId, document, originalName: nameOfFirst }
  const nameBefore = fileNameOf({ id: fileBefore.id, format: 'pdf' })
  return {
    event,
    answersBefore: { ...answers, [questionId]: nameBefore },
    nameBefore,
    fileBefore,
  }
}
