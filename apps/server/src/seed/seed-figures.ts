import type { Answers } from '@milgo/domain/answers/answer'
import { answersTo } from '@milgo/domain/answers/find-answer'
import { shownOf } from '@milgo/domain/answers/visibility'
import type { ApplicationAnswers } from '@milgo/domain/application/answers'
import type { ApplicationContext } from '@milgo/domain/application/context'
import { applicationForm } from '@milgo/domain/application/form'
import { claimedFigures, figures, figuresForm } from '@milgo/domain/review/figures'
import type { LivedRequest } from '@milgo/testing/live-request'
import type { CopiedRow } from '../platform/database/copy-rows.ts'

const incomes = ['3200', '4350', '5100', '6180', '7400'] as const

/** What a reviewer of a seeded world found: every figure that the answers ask for, by the number of the person. */
export const seedFigures = (sent: Answers, application: ApplicationContext, number: number): Answers => {
  const context = {
    sent: shownOf(applicationForm, sent, application).answers as ApplicationAnswers,
    application,
  }
  const incomeAt = (place: number): string => incomes[(number + place) % incomes.length] ?? '0'
  const all: Answers = {
    houseHoldPeople: String(3 + (number % 4)),
    parentOneIncome: incomeAt(0),
    parentTwoIncome: incomeAt(1),
    spouse: incomeAt(2),
    candidateEntering: incomeAt(3),
    ...claimedFigures(context.sent),
    studiesScope: '100',
  }
  const { ids } = shownOf(figuresForm, all, context)
  return answersTo(
    figures.questions.filter(({ id }) => ids.has(id)),
    all,
  )
}

/** The version of the figures on which the first approval of the request rests; none where it was never approved. */
export const figureRows = (
  { events }: LivedRequest,
  requestId: string,
  entered: () => Answers,
): readonly CopiedRow[] =>
  events
    .filter(({ event, actorId }) => event === 'APPROVE' && actorId !== null)
    .slice(0, 1)
    .map(({ at, actorId }) => [
      requestId,
      '1',
      '1',
      actorId,
      at.toISOString(),
      JSON.stringify(entered()),
      '{}',
      at.toISOString(),
    ])
