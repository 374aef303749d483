import type { Answers } from '@milgo/domain/answers/answer'
import { answersTo } from '@milgo/domain/answers/find-answer'
import { shownOf } from '@milgo/domain/answers/visibility'
import type { ApplicationAnswers } from '@milgo/domain/application/answers'
import type { ApplicationContext } from '@milgo/domain/application/context'
import { applicationForm } from '@milgo/domain/application/form'
import { claimedFigures, type FiguresContext, figures, figuresForm } from '@milgo/domain/review/figures'
import type { LivedRequest } from '@milgo/testing/live-request'
import type { CopiedRow } from '../platform/database/copy-rows.ts'

const incomes = ['3200', '4350', '5100', '6180', '7400'] as const

/** The income of a household that gets all points for it. */
const poorIncome = '900'

/** Returns the context of a seeded request's figures. */
export const figuresContextOf = (sent: Answers, application: ApplicationContext): FiguresContext => ({
  sent: shownOf(applicationForm, sent, application).answers as ApplicationAnswers,
  application,
})

/** Returns the figures that a reviewer found: all that are asked for, varied by the number of the person. */
export const seedFigures = (context: FiguresContext, number: number, isPoor: boolean): Answers => {
  const incomeAt = (place: number): string =>
    isPoor ? poorIncome : (incomes[(number + place) % incomes.length] ?? '0')
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

/** The events that need complete figures, of the request or of its appeal. */
const restOnFigures: readonly string[] = ['APPROVE', 'APPROVE_APPEAL']

/** Builds the version of the figures of the first approval; none if nothing was approved. */
export const figureRows = (
  { events }: LivedRequest,
  requestId: string,
  entered: () => Answers,
): readonly CopiedRow[] =>
  events
    .filter(({ event, actorId }) => restOnFigures.includes(event) && actorId !== null)
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
