import { findMoved, type LeftOutReason } from '@milgo/domain/release/find-moved'
import { changeRequest } from '../../core/requests/change-request.ts'
import { decidePublication } from '../../core/results/publish-result.ts'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { hashSource, publicationOf, requestNow, wordInAllLanguages } from './letter-of-row.ts'
import type { ReleaseRecord } from './repository.ts'
import { markSent, type ReleaseRow } from './rows-repository.ts'

/** The steps of sending one letter, for a test that ends the run at each of them. */
export type SendStep = 'found' | 'compared' | 'published' | 'marked' | 'committed' | 'left-out'
export type OnStep = (step: SendStep, requestId: string) => void

const system = { kind: 'system' } as const

/** Thrown when the release was paused or stopped: nothing of the letter is written. */
export class TurnOver extends Error {}

/**
 * Publishes one request as it was frozen: event, letter, award, messages and the row of the release in one transaction.
 * A request in which anything has changed is left out, and the reason is returned.
 */
export const publishRow = async (
  platform: Platform,
  release: ReleaseRecord,
  row: ReleaseRow,
  onStep: OnStep,
): Promise<LeftOutReason | undefined> => {
  const { requestId } = row
  return changeRequest<LeftOutReason | undefined>(platform, system, requestId, async (loaded) => {
    const { now } = await requestNow(platform, release, loaded)
    const moved = findMoved(row, now, release.result)
    if (moved) return { does: 'answer', answer: moved }
    const decision = await decidePublication(platform, system, loaded, publicationOf(release))
    if (decision.does !== 'change') return { does: 'answer', answer: 'PUBLISHED_ALREADY' }
    // The dry run has printed the letter. The same words in the same layout give the same file.
    const source = hashSource(platform, wordInAllLanguages(platform, release, decision.answer.letter))
    onStep('compared', requestId)
    if (source !== row.sourceHash) return { does: 'answer', answer: 'LETTER_CHANGED' }
    const { change } = decision
    return {
      does: 'change',
      answer: undefined,
      change: {
        ...change,
        writes: async (tx) => {
          await change.writes?.(tx)
          onStep('published', requestId)
          if (!(await markSent(tx, release.id, requestId, loaded.now))) throw new TurnOver()
          onStep('marked', requestId)
        },
      },
    }
  }).catch((error: unknown) => {
    // The student was erased, and the row was removed with the request.
    if (error instanceof AppError && error.code === 'NO_REQUEST') return undefined
    throw error
  })
}
