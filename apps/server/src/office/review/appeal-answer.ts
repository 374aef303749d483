import type { Review } from '@milgo/contracts/office/review-answer'
import { type AnswerLine, answerLines } from '@milgo/domain/answers/lines'
import { shownOf } from '@milgo/domain/answers/visibility'
import { appealNumber } from '@milgo/domain/appeal/appeal'
import { appealForm } from '@milgo/domain/appeal/questions'
import { findAmount } from '@milgo/domain/identity/amount'
import { reasonText } from '@milgo/domain/period/reasons'
import { isReviewDecision } from '@milgo/domain/queue/decision'
import { type FigureId, figuresForm } from '@milgo/domain/review/figures'
import type { Language } from '@milgo/messages/languages'
import { plainMoney } from '@milgo/messages/money-text'
import { numberOf } from '../../core/requests/request-case.ts'
import type { Platform } from '../../platform/platform.ts'
import { findFiguresBefore } from '../../store/score-inputs.ts'
import { answerText, appealWords } from './appeal-words.ts'
import { officeWords } from './office-words.ts'
import { needsFigures } from './progress-of.ts'
import { findFirstScore } from './reading-repository.ts'
import { type ReviewCase, staffName } from './review-case.ts'

type Answer = NonNullable<Review['appeal']>

/** Returns the appeal of a request and its first result as published; null if there is no appeal. */
export const appealAnswer = async (
  platform: Platform,
  review: ReviewCase,
  language: Language,
): Promise<Answer | null> => {
  const { appeal, loaded } = review
  if (!appeal) return null
  const { sent } = appeal.last
  const words = appealWords[language]
  const lines = answerLines(appealForm, sent.answers, undefined).filter(
    ({ value, questionId }) => value !== undefined && questionId !== 'details' && questionId !== 'documents',
  )
  return {
    number: appealNumber(numberOf(loaded)),
    type: sent.type,
    lines: [
      { label: words.type, text: words.types[sent.type] },
      ...lines.map((line) => ({
        label: words.questions[line.questionId as keyof typeof words.questions],
        text: answerText(line, words.options.appealGround),
      })),
    ],
    details: String(sent.answers['details'] ?? ''),
    return_comment: appeal.returned?.comment ?? null,
    versions: appeal.versions.map(({ version, sentAt, sent: { answers, files } }) => ({
      version,
      sent_at: sentAt.toISOString(),
      details: String(answers['details'] ?? ''),
      files: files.map(({ originalName }) => originalName),
    })),
    needs_figures: needsFigures(review),
    first: await firstResult(platform, review, language),
  }
}

/** Returns a verified figure as text. Unlike the questions of an appeal, its label names no currency. */
const figureText = (line: AnswerLine, language: Language): string => {
  const amount = line.row.kind === 'amount' ? findAmount(String(line.value)) : undefined
  return amount === undefined ? answerText(line, {}, officeWords[language].review.appeal) : plainMoney(amount)
}

const firstResult = async (
  platform: Platform,
  review: ReviewCase,
  language: Language,
): Promise<Answer['first']> => {
  const { events, rules, names, loaded, figuresContext } = review
  const appealedAt = events.find(({ event }) => event === 'APPEAL')?.at ?? loaded.now
  const decision = events.findLast(({ event, at }) => isReviewDecision(event) && at <= appealedAt)
  const [score, entered] = await Promise.all([
    findFirstScore(platform, loaded.request.id),
    findFiguresBefore(platform, loaded.request.id, appealedAt),
  ])
  const shown = shownOf(figuresForm, entered?.figures ?? {}, figuresContext).answers
  const labels = officeWords[language].figures
  return {
    total: score?.total ?? null,
    award: score?.award ?? null,
    decision: decision
      ? {
          event: decision.event,
          reason_text: decision.reason === null ? null : reasonText(rules.reasons, decision.reason, language),
          note: decision.note,
          by: decision.actorId === null ? null : staffName(names, decision.actorId),
          at: decision.at.toISOString(),
        }
      : null,
    figures: answerLines(figuresForm, shown, figuresContext)
      .filter(({ value, index }) => value !== undefined && index === undefined)
      .map((line) => ({
        label: labels[line.questionId as FigureId],
        text: figureText(line, language),
      })),
  }
}
