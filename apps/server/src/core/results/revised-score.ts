import type { Answers } from '@milgo/domain/answers/answer'
import { withChanges } from '@milgo/domain/answers/draft'
import { type Payload, readPayload } from '@milgo/domain/answers/payload'
import type { Snapshot } from '@milgo/domain/answers/snapshot'
import { shownOf } from '@milgo/domain/answers/visibility'
import type { ApplicationAnswers } from '@milgo/domain/application/answers'
import { applicationForm } from '@milgo/domain/application/form'
import { leastRevisedAward, type RevisionInputs } from '@milgo/domain/result/revision'
import { findShownScore } from '@milgo/domain/result/shown-result'
import { type FiguresContext, figuresForm, figures as figuresSection } from '@milgo/domain/review/figures'
import { sentAnswers } from '@milgo/domain/review/snapshot-lines'
import type { Language } from '@milgo/messages/languages'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import {
  findFiguresOfVersion,
  findLastFigures,
  findPeriodRules,
  findScorePlace,
  type PeriodRules,
} from '../../store/score-inputs.ts'
import { contextOf } from '../requests/application-context.ts'
import { lastSentOf } from '../requests/last-sent.ts'
import type { OpenCase } from '../requests/request-case.ts'
import { findScoreOf } from './score-of.ts'
import { findScores, type Score } from './score-repository.ts'

/** A published result, and everything that a revision of it is computed from. */
export type RevisedResult = {
  readonly snapshot: Snapshot
  readonly language: Language
  readonly rules: PeriodRules
  readonly context: FiguresContext
  /** The published score; undefined for a refusal. */
  readonly before: Score | undefined
  /** The figures of the published score, not those that an appeal was denied with. */
  readonly figuresBefore: Answers
  readonly figuresVersionBefore: number
  readonly lastFiguresVersion: number
  readonly lastScoreVersion: number
}

/** The result of a revision by the rules in force. */
export type RevisedScore = RevisedResult & {
  readonly figures: Answers
  readonly found: NonNullable<ReturnType<typeof findScoreOf>>
  readonly inputs: RevisionInputs
}

export const getRevisedResult = async (platform: Platform, loaded: OpenCase): Promise<RevisedResult> => {
  const { request } = loaded
  const [{ snapshot, language }, rules, scores, last] = await Promise.all([
    lastSentOf(platform, loaded),
    findPeriodRules(platform, request.periodId),
    findScores(platform, request.id),
    findLastFigures(platform, request.id),
  ])
  if (!snapshot || !rules) throw new AppError('NO_REQUEST')
  const application = contextOf(loaded)
  const before = findShownScore(scores, request.state.publishState)
  const based = (before && (await findFiguresOfVersion(platform, request.id, before.figuresVersion))) ?? last
  return {
    snapshot,
    language,
    rules,
    context: {
      sent: shownOf(applicationForm, sentAnswers(snapshot), application).answers as ApplicationAnswers,
      application,
    },
    before,
    figuresBefore: based?.figures ?? {},
    figuresVersionBefore: based?.version ?? 0,
    lastFiguresVersion: last?.version ?? 0,
    lastScoreVersion: scores.at(-1)?.version ?? 0,
  }
}

/** Returns the figures of a proposal: those of the published result, with the changes that the page sent. */
export const changedFigures = (
  { figuresBefore, context }: Pick<RevisedResult, 'figuresBefore' | 'context'>,
  payload: Payload,
): Answers => {
  const { changes, issues } = readPayload(figuresForm, figuresSection, payload, context, figuresBefore)
  if (issues.length > 0)
    throw new AppError('INVALID_ANSWERS', {
      items: issues.map(({ code, wire }) => ({ code, ...(wire !== undefined && { field: wire }) })),
    })
  return withChanges(figuresBefore, changes)
}

/**
 * Computes the score by the rules in force, with these figures or, without figures, with those of the published result.
 */
export const revisedScore = async (
  platform: Platform,
  { request }: OpenCase,
  result: RevisedResult,
  figures: Answers | null,
): Promise<RevisedScore> => {
  const { snapshot, rules, context, before } = result
  const counted = figures ?? result.figuresBefore
  const place = await findScorePlace(platform, context.sent.under18City)
  const found = findScoreOf({
    snapshot,
    figures: counted,
    rules,
    application: context.application,
    placeOf: () => place,
    leastAward: leastRevisedAward(request.state, before?.award ?? 0),
  })
  if (!found) throw new AppError('MOVE_NOT_ALLOWED', { items: [{ code: 'FIGURES_INCOMPLETE' }] })
  return {
    ...result,
    figures: counted,
    found,
    inputs: {
      rulesVersion: found.rulesVersion,
      figuresVersion: result.lastFiguresVersion,
      snapshotNumber: request.snapshots,
      scoreVersion: before?.version ?? null,
      total: found.total,
      award: found.award,
    },
  }
}
