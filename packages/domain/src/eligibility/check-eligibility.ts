import type { Answers } from '../answers/answer.ts'
import type { IssueParams } from '../answers/issue.ts'
import { shownOf } from '../answers/visibility.ts'
import { findAmount, showAmount } from '../identity/amount.ts'
import { isOpenAt } from '../period/opening.ts'
import type { Period } from '../period/period.ts'
import { type EligibilityRuleCode, eligibilityRuleCodes } from './codes.ts'
import { type EligibilityAnswers, eligibilityForm } from './questions.ts'
import { hasReceivedScholarship } from './rules.ts'

export type EligibilityFacts = {
  readonly now: Date
  readonly period: Pick<Period, 'from' | 'to' | 'isOpen' | 'ceilings' | 'eligibilityRules'>
  /** Whether the period already has a user with this identity number, phone or e-mail. */
  readonly isUserKnown: boolean
}

export type EligibilityRefusal = {
  readonly code: EligibilityRuleCode
  readonly params: IssueParams
}

type RefusalRule = (answers: EligibilityAnswers, facts: EligibilityFacts) => boolean

/** Each scholarship that excludes this one; "none" is all that may be chosen. */
const hasExcludingScholarship: RefusalRule = ({ scholarships }) =>
  (scholarships ?? []).some((scholarship) => scholarship !== 'NONE')

const exceedsCeiling: RefusalRule = (answers, { period }) =>
  hasReceivedScholarship(answers, undefined) &&
  (findAmount(answers.receivedScholarshipAmount ?? '') ?? 0) > period.ceilings.otherScholarship

/** When each code refuses; decisions, section 4. */
const refusesWhen = {
  NOT_RESIDENT: ({ residencyStatus }) => residencyStatus === 'NONE',
  NOT_STUDYING: ({ currentlyStudying }) => currentlyStudying === 'OTHER',
  OTHER_BACHELOR: ({ otherBachelor }) => otherBachelor === true,
  OTHER_SCHOLARSHIP: hasExcludingScholarship,
  SCHOLARSHIP_AMOUNT: exceedsCeiling,
  DESERTER: ({ notDeserter }) => notDeserter !== true,
  USER_EXIST: (_answers, { isUserKnown }) => isUserKnown,
  PERIOD_CLOSED: (_answers, { period, now }) => !isOpenAt(period, now),
} as const satisfies Record<EligibilityRuleCode, RefusalRule>

/** The figures that the words of a code may name. */
const paramsOf = (code: EligibilityRuleCode, { period }: EligibilityFacts): EligibilityRefusal['params'] =>
  code === 'SCHOLARSHIP_AMOUNT' ? { ceiling: showAmount(String(period.ceilings.otherScholarship)) } : {}

/** Why the applicant is refused, by the rules that the period has switched on; nobody is refused by a hidden answer. */
export const findEligibilityRefusals = (
  answers: EligibilityAnswers,
  facts: EligibilityFacts,
): readonly EligibilityRefusal[] => {
  const shown: EligibilityAnswers = shownOf(eligibilityForm, answers as Answers, undefined).answers
  return eligibilityRuleCodes
    .filter((code) => facts.period.eligibilityRules[code] && refusesWhen[code](shown, facts))
    .map((code) => ({ code, params: paramsOf(code, facts) }))
}

/** What the call answers: 203 tells who is registered to log in, 206 that the person is not eligible. */
export type EligibilityStatusCode = 203 | 206

/** Who is registered already hears only that; what else may be wrong no longer matters. */
export const findEligibilityAnswer = (
  refusals: readonly EligibilityRefusal[],
):
  | { readonly statusCode: EligibilityStatusCode; readonly refusals: readonly EligibilityRefusal[] }
  | undefined => {
  const existing = refusals.filter(({ code }) => code === 'USER_EXIST')
  if (existing.length > 0) return { statusCode: 203, refusals: existing }
  return refusals.length > 0 ? { statusCode: 206, refusals } : undefined
}
