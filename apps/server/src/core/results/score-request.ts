import { shownOf } from '@milgo/domain/answers/visibility'
import type { ApplicationAnswers } from '@milgo/domain/application/answers'
import { applicationForm } from '@milgo/domain/application/form'
import { figuresForm } from '@milgo/domain/review/figures'
import { reviewScore } from '@milgo/domain/review/review-score'
import { sentAnswers } from '@milgo/domain/review/snapshot-lines'
import { verifiedFiguresOf } from '@milgo/domain/review/verified-figures-of'
import { scoreAnswersOf } from '@milgo/domain/score/score-answers'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { findLastFigures, findPeriodRules, findScorePlace } from '../../store/score-ground.ts'
import { contextOf } from '../requests/application-context.ts'
import { lastSentOf } from '../requests/last-sent.ts'
import type { OpenCase } from '../requests/request-case.ts'
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
  const sent = shownOf(applicationForm, sentAnswers(snapshot), application).answers as ApplicationAnswers
  const place = await findScorePlace(platform, sent.under18City)
  const context = { sent, application }
  const { score, isFinal, award } = reviewScore(entered.figures, context, place, rules)
  if (!isFinal) throw incomplete()
  const isOfAppeal = request.state.appeal === 'GRANTED'
  const first = isOfAppeal ? await findScore(platform, request.id, '1') : undefined
  return {
    requestId: request.id,
    result: isOfAppeal ? '2' : '1',
    snapshotNumber: request.snapshots,
    figuresVersion: entered.version,
    rulesVersion: score.rulesVersion,
    inputs: {
      answers: scoreAnswersOf(sent, place),
      figures: verifiedFiguresOf(shownOf(figuresForm, entered.figures, context).answers),
    },
    components: score.components,
    total: score.total,
    // An appeal never lowers an award.
    award: Math.max(award ?? 0, first?.award ?? 0),
    computedAt: now,
  }
}

const incomplete = (): AppError =>
  new AppError('MOVE_NOT_ALLOWED', { items: [{ code: 'FIGURES_INCOMPLETE' }] })
