import { letterNumberText } from '@milgo/domain/letter/letter-values'
import { decisionOf, findFirstRefusal, type ResultDecision } from '@milgo/domain/result/shown-result'
import type { Platform } from '../../platform/platform.ts'
import { numberOf, type OpenCase } from '../requests/request-case.ts'
import { findLetters } from './letters-repository.ts'
import { findResultRows } from './result-rows-repository.ts'
import type { Score } from './score-repository.ts'

/** Returns the decision of a published result, and the number of its last letter in the form that people use. */
export const getPublishedDecision = async (
  platform: Platform,
  loaded: OpenCase,
  score: Score | undefined,
): Promise<{ readonly decision: ResultDecision; readonly letterNumber: string | null }> => {
  const { id } = loaded.request
  const [letters, { events }] = await Promise.all([
    platform.database.read((db) => findLetters(db, id)),
    findResultRows(platform, id),
  ])
  const last = letters[0]?.number
  return {
    decision: decisionOf(score, score ? undefined : findFirstRefusal(events)),
    letterNumber:
      last === undefined ? null : letterNumberText({ requestNumber: numberOf(loaded), letterNumber: last }),
  }
}
