import type { Answers } from '@milgo/domain/answers/answer'
import type { LivedEvent, LivedRequest } from '@milgo/testing/live-request'
import { fileNameOf } from '../core/files/file-keys.ts'
import type { SeedFile } from './document-pool.ts'
import type { RequestPlan } from './seed-context.ts'

/** What the student sent first, and replaced after the return. */
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
/** The document that was sent first instead: the other side of the same card, so that both files look different. */
const sentInstead = 'idBack'
/** The first file's name, because the student took it for the right side. */
const nameOfFirst = 'id_front_1.pdf'

/** Returns the correction of the application; undefined if there was none. Corrections of an appeal do not count. */
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
