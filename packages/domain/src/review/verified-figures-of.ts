import type { Answer, Answers } from '../answers/answer.ts'
import { linesIn } from '../answers/line-changes.ts'
import { type FamilyMember, familyMembers } from '../application/enumerations.ts'
import { findAmount } from '../identity/amount.ts'
import type { VerifiedFigures } from '../score/verified-figures.ts'
import { surveyMonthShape } from './figures.ts'

const textOf = (answer: Answer | undefined): string => (typeof answer === 'string' ? answer : '')
const amountOf = (answer: Answer | undefined): number | null => findAmount(textOf(answer)) ?? null
const countOf = (answer: Answer | undefined): number | null =>
  textOf(answer) === '' ? null : Number(textOf(answer))

/**
 * Returns the figures for the score. A figure that was not entered counts as nothing: no people in the household, no
 * income of that person, no disability.
 */
export const verifiedFiguresOf = (entered: Answers): VerifiedFigures => ({
  houseHoldPeople: countOf(entered['houseHoldPeople']) ?? 0,
  parentOneIncome: amountOf(entered['parentOneIncome']),
  parentTwoIncome: amountOf(entered['parentTwoIncome']),
  spouse: amountOf(entered['spouse']),
  candidateEntering: amountOf(entered['candidateEntering']),
  disability: linesIn(entered['disability']).flatMap(({ familyMember, percentages }) => {
    const percent = countOf(textOf(percentages as Answer | undefined))
    return isFamilyMember(familyMember) && percent !== null ? [{ familyMember, percentages: percent }] : []
  }),
  childrenDisability: entered['childrenDisability'] === true,
  adminAssignment: false,
  exceedsStandards: entered['exceedsStandards'] === true,
  openUniversity: entered['openUniversity'] === true,
  studiesScope: countOf(entered['studiesScope']),
  surveyMonth: surveyMonthShape.test(textOf(entered['surveyMonth'])) ? textOf(entered['surveyMonth']) : null,
  note: textOf(entered['note']),
})

const isFamilyMember = (value: unknown): value is FamilyMember =>
  (familyMembers as readonly unknown[]).includes(value)
