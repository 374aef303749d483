import { findMoved, type LeftOutReason } from '@milgo/domain/release/find-moved'
import { mustPause } from '@milgo/domain/release/move-release'
import { nextSlice } from '@milgo/domain/release/next-slice'
import { changeRequest } from '../../core/requests/change-request.ts'
import { decidePublication } from '../../core/results/publish-result.ts'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { moveStoredRelease } from './change-release.ts'
import { hashLetter, publicationOf, requestNow } from './letter-of-row.ts'
import {
  changeRelease,
  countRows,
  findWaitingRows,
  leaveOut,
  markSent,
  type ReleasePeriod,
  type ReleaseRecord,
  type ReleaseRow,
} from './repository.ts'

/** The points of sending one letter, for a test that fails at each of them. */
export type SendStep = 'found' | 'printed' | 'published' | 'marked' | 'committed' | 'left-out'
export type OnStep = (step: SendStep, requestId: string) => void

const slice = 20
const system = { kind: 'system' } as const

/** It is not this release's turn any more: nothing of the letter is written. */
class TurnOver extends Error {}

/** The next letters of a running release. True while there is more to do now. */
export const sendRows = async (
  platform: Platform,
  release: ReleaseRecord,
  period: ReleasePeriod,
  onStep: OnStep = () => {},
): Promise<boolean> => {
  const { id, continuesAt } = release
  if (mustPause(release, period.now, period.appealDays)) {
    await moveStoredRelease(platform, id, 'PAUSE', { staffId: null })
    return false
  }
  const counts = await platform.database.read((db) => countRows(db, id))
  const progress = { done: counts.sent + counts.leftOut, waiting: counts.waiting, continuesAt }
  const next = nextSlice(progress, period.now, slice)
  switch (next.does) {
    case 'finish':
      await moveStoredRelease(platform, id, 'FINISH', { staffId: null })
      return false
    case 'hold':
      await platform.database.transaction((tx) => changeRelease(tx, id, { continuesAt: next.until }))
      return false
    case 'wait':
      return false
    case 'send': {
      const rows = await findWaitingRows(platform, id, next.count)
      for (const row of rows) if (!(await sendRow(platform, release, row, onStep))) return false
      return true
    }
  }
}

/** False where the release was paused or stopped meanwhile. */
const sendRow = async (
  platform: Platform,
  release: ReleaseRecord,
  row: ReleaseRow,
  onStep: OnStep,
): Promise<boolean> => {
  const { requestId } = row
  onStep('found', requestId)
  try {
    const reason = await publishRow(platform, release, row, onStep)
    if (reason !== undefined) {
      await platform.database.repeatable((db) => leaveOut(db, platform.clock, release.id, reason, requestId))
      onStep('left-out', requestId)
    } else onStep('committed', requestId)
    return true
  } catch (error) {
    if (error instanceof TurnOver) return false
    throw error
  }
}

/**
 * Publishes one request as it was frozen: event, letter, award, messages and the row of the release in one transaction. A
 * request of which anything has moved is left out, and the reason is answered.
 */
const publishRow = async (
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
    const { he, ar, en } = await hashLetter(platform, decision.answer.letter)
    onStep('printed', requestId)
    if (he !== row.hashHe || ar !== row.hashAr || en !== row.hashEn)
      return { does: 'answer', answer: 'LETTER_CHANGED' }
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
    // Its student was erased: the row went with the request.
    if (error instanceof AppError && error.code === 'NO_REQUEST') return undefined
    throw error
  })
}
