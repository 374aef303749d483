import type { Answers } from '@milgo/domain/answers/answer'
import type { AppealAnswers } from '@milgo/domain/appeal/questions'
import type { CalculatorField } from '../../request/score/calculator-fields.ts'

/** The calculator's field for each figure that an appeal can dispute; a locality has no number. */
const fieldOf = {
  claimedIncome: 'income',
  claimedPersons: 'houseHoldPeople',
  claimedServiceMonths: 'serviceMonths',
  claimedReserveDays: 'daysInReserve',
} as const satisfies Partial<Record<keyof AppealAnswers, CalculatorField>>

export type ClaimedFigures = Partial<Record<CalculatorField, string>>

/** What the appeal says the disputed figures are, as the calculator takes them. */
export const claimedFiguresOf = (answers: Answers): ClaimedFigures =>
  Object.fromEntries(
    Object.entries(fieldOf).flatMap(([question, field]) => {
      const digits = String(answers[question] ?? '').replaceAll(',', '')
      return /^\d+$/.test(digits) ? [[field, digits]] : []
    }),
  )
