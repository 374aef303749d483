import { sentAnswers } from '@milgo/domain/review/snapshot-lines'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { findLastFigures, findPeriodRules, findScorePlace } from '../../store/score-ground.ts'
import { contextOf } from '../requests/application-context.ts'
import { lastSentOf } from '../requests/last-sent.ts'
import type { OpenCase } from '../requests/request-case.ts'
import { findScoreOf } from './score-of.ts'
import { findScore, type Score } from './score-repository.ts'

/** What a request scores today, by what was last sent, the last verified figures and the rules of its period. */
export const scoreRequest = async (platform: Platform, loaded: OpenCase): Promise<Omit<Score, 'version'>> => {
  const { request, now } = loaded
  const [{ snapshot }, entered, rules] = await Promise.all([
    lastSentOf(platform, loaded),
    findLastFigures(platform, request.id),
    findPeriodRules(platform, request.periodId),
  ])
  if (!snapshot || !rules) throw new AppError('NO_REQUEST')
  if (!entered) throw incomplete()
  const application = contextOf(loaded)
  const { under18City } = sentAnswers(snapshot)
  const place = await findScorePlace(platform, typeof under18City === 'string' ? under18City : undefined)
  const isOfAppeal = request.state.appeal === 'GRANTED'
  const first = isOfAppeal ? await findScore(platform, request.id, '1') : undefined
  const found = findScoreOf({
    snapshot,
    figures: entered.figures,
    rules,
    application,
    placeOf: () => place,
    leastAward: first?.award ?? 0,
  })
  if (!found) throw incomplete()
  return {
    requestId: request.id,
    result: isOfAppeal ? '2' : '1',
    snapshotNumber: request.snapshots,
    figuresVersion: entered.version,
    ...found,
    computedAt: now,
  }
}

const incomplete = (): AppError =>
  new AppError('MOVE_NOT_ALLOWED', { items: [{ code: 'FIGURES_INCOMPLETE' }] })
