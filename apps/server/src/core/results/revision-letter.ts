import { findRevisedAppealDate } from '@milgo/domain/letter/appeal-date'
import type { LetterValues } from '@milgo/domain/letter/letter-values'
import { jerusalemDayAt } from '@milgo/domain/time/jerusalem-day'
import type { Platform } from '../../platform/platform.ts'
import type { OpenCase } from '../requests/request-case.ts'
import { letterValuesOf } from './letter-values-of.ts'
import { findLetters } from './letters-repository.ts'
import type { RevisedScore } from './revised-score.ts'
import type { Score } from './score-repository.ts'

/**
 * Returns the score version and the letter that a signed revision adds. The page shows the same values that signing
 * writes.
 */
export const revisionLetter = async (
  platform: Platform,
  loaded: OpenCase,
  revised: RevisedScore,
  hasNewFigures: boolean,
): Promise<{ readonly score: Score; readonly values: LetterValues }> => {
  const { request, period, now } = loaded
  const score: Score = {
    requestId: request.id,
    result: request.state.appeal === 'GRANTED' ? '2' : '1',
    snapshotNumber: request.snapshots,
    figuresVersion: hasNewFigures ? revised.lastFiguresVersion + 1 : revised.figuresVersionBefore,
    ...revised.found,
    computedAt: now,
    version: revised.lastScoreVersion + 1,
  }
  const earlier = await platform.database.read((db) => findLetters(db, request.id))
  const values = await letterValuesOf(platform, loaded, {
    snapshot: revised.snapshot,
    kind: 'REVISION',
    score,
    earlier,
    issuedOn: jerusalemDayAt(now),
    printedAppealDate: findRevisedAppealDate(now, request.state.printedAppealDate, period) ?? null,
    previousAward: revised.before?.award ?? 0,
  })
  return { score, values }
}
