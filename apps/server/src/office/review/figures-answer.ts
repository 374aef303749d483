import type { FigureKind, Figures, Score } from '@milgo/contracts/office/review-answer'
import type { Answers } from '@milgo/domain/answers/answer'
import { draftPayload } from '@milgo/domain/answers/payload'
import { isRequired } from '@milgo/domain/answers/required'
import { shownOf } from '@milgo/domain/answers/visibility'
import {
  claimedFigures,
  type FigureId,
  type FiguresContext,
  figureIssues,
  figureSources,
  figuresForm,
  figures as figuresSection,
} from '@milgo/domain/review/figures'
import { isInReview } from '@milgo/domain/review/in-review'
import { reviewScore } from '@milgo/domain/review/review-score'
import type { SentDocument } from '@milgo/domain/review/sent-documents'
import { scoreComponents } from '@milgo/domain/score/score-component'
import type { Language } from '@milgo/messages/languages'
import { scoreLineText } from '@milgo/messages/score-line-text'
import type { z } from 'zod'
import { officeWords } from './office-words.ts'
import { type ReviewCase, staffName } from './review-case.ts'

type EnteredFigures = {
  readonly entered: Answers
  readonly context: FiguresContext
  /** The key of the document that proves each figure, by figure id. */
  readonly sources: Readonly<Record<string, string>>
  readonly documents: readonly Pick<SentDocument, 'questionId' | 'key'>[]
}

/**
 * Returns the figures that the request needs, as rows of a form: each with the claimed and the verified value and its
 * document.
 */
export const figureRows = (
  { entered, context, sources, documents }: EnteredFigures,
  language: Language,
): z.input<typeof Figures>['rows'] => {
  const shown = shownOf(figuresForm, entered, context)
  const values = draftPayload(figuresForm, figuresSection, entered, context)
  const claimed = draftPayload(figuresForm, figuresSection, claimedFigures(context.sent), context)
  const missing = new Set(figureIssues(entered, context).map(({ questionId }) => questionId))
  return figuresSection.questions
    .filter(({ id }) => shown.ids.has(id))
    .map((question) => {
      const id = question.id as FigureId
      const wire = String(question.wire)
      const proving = figureSources[id] ?? []
      return {
        id,
        wire,
        kind: question.kind as FigureKind,
        label: officeWords[language].figures[id],
        is_required: isRequired(question, shown.answers, context),
        is_missing: missing.has(id),
        claimed: claimed[wire] ?? null,
        value: values[wire] ?? null,
        source: sources[id] ?? null,
        sources: proving.flatMap((questionId) =>
          documents.filter((one) => one.questionId === questionId).map(({ key }) => key),
        ),
      }
    })
}

export const figuresAnswer = (review: ReviewCase, language: Language): z.input<typeof Figures> => {
  const { figures, figuresContext, documents } = review
  return {
    version: figures?.version ?? 0,
    is_frozen: !isInReview(review.loaded.request.state.status),
    entered_by: figures ? staffName(review.names, figures.staffId) : null,
    entered_at: figures?.at.toISOString() ?? null,
    rows: figureRows(
      {
        entered: figures?.figures ?? {},
        context: figuresContext,
        sources: figures?.sources ?? {},
        documents,
      },
      language,
    ),
  }
}

export const scoreAnswer = (
  { figures, figuresContext, place, rules }: ReviewCase,
  language: Language,
): z.input<typeof Score> => {
  const { score, isIncomeKnown, isFinal, missingFigures, award, margin } = reviewScore(
    figures?.figures ?? {},
    figuresContext,
    place,
    rules,
  )
  return {
    rules_version: score.rulesVersion,
    total: score.total,
    is_final: isFinal,
    missing_figures: missingFigures,
    award,
    components: scoreComponents.map((component) => ({
      component,
      is_known: component !== 'income' || isIncomeKnown,
      points: score.components[component].points,
      max: rules.scoreRules.caps[component],
      lines: score.components[component].lines.map((line) => ({
        code: line.code,
        params: { ...line.params },
        points: line.points,
        text: scoreLineText(line, officeWords[language].scoreLines, language),
      })),
    })),
    margin: margin && {
      per_person: margin.perPerson,
      persons: margin.persons,
      total: margin.total,
      up_to: margin.upTo,
      left: margin.left,
      points_lost: margin.pointsLost,
    },
  }
}
