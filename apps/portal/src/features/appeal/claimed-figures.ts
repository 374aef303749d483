import type { Answers } from '@milgo/domain/answers/answer'
import type { AppealAnswers } from '@milgo/domain/appeal/questions'
import type { CalculatorField } from '../../request/score/calculator-fields.ts'

/** The calculator's field for each number that an appeal can dispute. */
const fieldOf = {
  claimedIncome: 'income',
  claimedPersons: 'houseHoldPeople',
  claimedServiceMonths: 'serviceMonths',
  claimedReserveDays: 'daysInReserve',
} as const satisfies Partial<Record<keyof AppealAnswers, CalculatorField>>

export type ClaimedFigures = Partial<Record<CalculatorField, string>>

/**
 * Returns the disputed figures as the appeal claims them, for the calculator. The cluster of a claimed locality is not
 * known, so its field is empty.
 */
export const claimedFiguresOf = (answers: Answers): ClaimedFigures => ({
  ...Object.fromEntries(
    Object.entries(fieldOf).flatMap(([question, field]) => {
      const digits = String(answers[question] ?? '')
      return /^\d+$/.test(digits) ? [[field, digits]] : []
    }),
  ),
  ...(String(answers['claimedLocality'] ?? '').trim() !== '' && { cluster: '' }),
})
