import type { Answers } from '@milgo/domain/answers/answer'
import { sentAnswers } from '@milgo/domain/review/snapshot-lines'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { findPeriodRules, findScorePlace } from '../../store/score-inputs.ts'
import { contextOf } from '../requests/application-context.ts'
import { getCase } from '../requests/get-case.ts'
import { lastSentOf } from '../requests/last-sent.ts'
import { findScoreOf } from '../results/score-of.ts'

/** Returns the award of a request by these figures and the rules in force. */
export const awardByFigures = async (
  platform: Platform,
  requestId: string,
  figures: Answers,
): Promise<number> => {
  const loaded = await getCase(platform, requestId)
  const [{ snapshot }, rules] = await Promise.all([
    lastSentOf(platform, loaded),
    findPeriodRules(platform, loaded.request.periodId),
  ])
  if (!snapshot || !rules) throw new AppError('NO_REQUEST')
  const { under18City } = sentAnswers(snapshot)
  const place = await findScorePlace(platform, typeof under18City === 'string' ? under18City : undefined)
  const score = findScoreOf({
    snapshot,
    figures,
    rules,
    application: contextOf(loaded),
    placeOf: () => place,
    leastAward: 0,
  })
  return score?.award ?? 0
}
