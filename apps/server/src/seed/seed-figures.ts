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

/** Of a household whose income earns all its points. */
const poorIncome = '900'

/** What the figures of a seeded request rest on. */
export const figuresContextOf = (sent: Answers, application: ApplicationContext): FiguresContext => ({
  sent: shownOf(applicationForm, sent, application).answers as ApplicationAnswers,
  application,
})

/** What a reviewer of a seeded world found: every figure that is asked for, by the number of the person. */
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

/** Approvals rest on complete figures, of the request or of its appeal. */
const restOnFigures: readonly string[] = ['APPROVE', 'APPROVE_APPEAL']

/** The version of the figures on which the first approval rests; none where nothing was approved. */
export const figureRows = (
  { events }: LivedRequest,
  requestId: string,
  entered: Answers,
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
      JSON.stringify(entered),
      '{}',
      at.toISOString(),
    ])
