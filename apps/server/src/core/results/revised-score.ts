import type { Answers } from '@milgo/domain/answers/answer'
import { withChanges } from '@milgo/domain/answers/draft'
import { type Payload, readPayload } from '@milgo/domain/answers/payload'
import { shownOf } from '@milgo/domain/answers/visibility'
import type { ApplicationAnswers } from '@milgo/domain/application/answers'
import { applicationForm } from '@milgo/domain/application/form'
import { type FiguresContext, figuresForm, figures as figuresSection } from '@milgo/domain/review/figures'
import { sentAnswers } from '@milgo/domain/review/snapshot-lines'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { findLastFigures, findPeriodRules, findScorePlace } from '../../store/score-ground.ts'
import { contextOf } from '../requests/application-context.ts'
import { lastSentOf } from '../requests/last-sent.ts'
import type { OpenCase } from '../requests/request-case.ts'
import { findScoreOf } from './score-of.ts'
import { findScore } from './score-repository.ts'

/** What a revision would be computed from, and what it comes to by the rules in force. */
export const revisedScore = async (
  platform: Platform,
  loaded: OpenCase,
  changed: { readonly payload: Payload } | { readonly figures: Answers | null },
) => {
  const { request } = loaded
  const { snapshot, language } = await lastSentOf(platform, loaded)
  const rules = await findPeriodRules(platform, request.periodId)
  if (!snapshot || !rules) throw new AppError('NO_REQUEST')
  const application = contextOf(loaded)
  const last = await findLastFigures(platform, request.id)
  const sent = shownOf(applicationForm, sentAnswers(snapshot), application).answers as ApplicationAnswers
  const figures =
    'payload' in changed
      ? readChanged(changed.payload, last?.figures ?? {}, { sent, application })
      : (changed.figures ?? last?.figures ?? {})
  const place = await findScorePlace(platform, sent.under18City)
  const isOfAppeal = request.state.appeal === 'GRANTED'
  const first = await findScore(platform, request.id, '1')
  const before = isOfAppeal ? ((await findScore(platform, request.id, '2')) ?? first) : first
  const found = findScoreOf({
    snapshot,
    figures,
    rules,
    application,
    placeOf: () => place,
    leastAward: isOfAppeal ? (first?.award ?? 0) : 0,
  })
  if (!found) throw new AppError('MOVE_NOT_ALLOWED', { items: [{ code: 'FIGURES_INCOMPLETE' }] })
  return {
    snapshot,
    language,
    figures,
    figuresVersion: last?.version ?? 0,
    result: isOfAppeal ? ('2' as const) : ('1' as const),
    found,
    awardBefore: before?.award ?? 0,
  }
}

const readChanged = (payload: Payload, stored: Answers, context: FiguresContext): Answers => {
  const { changes, issues } = readPayload(figuresForm, figuresSection, payload, context, stored)
  if (issues.length > 0)
    throw new AppError('INVALID_ANSWERS', {
      items: issues.map(({ code, wire }) => ({ code, ...(wire !== undefined && { field: wire }) })),
    })
  return withChanges(stored, changes)
}
