import type { Answers } from '../answers/answer.ts'
import type { IssueParams } from '../answers/issue.ts'
import { shownOf } from '../answers/visibility.ts'
import { findAmount, showAmount } from '../identity/amount.ts'
import { isOpenAt, type RegistrationTimes } from '../time/opening.ts'
import { type EligibilityRuleCode, eligibilityRuleCodes } from './codes.ts'
import { type EligibilityAnswers, eligibilityForm } from './questions.ts'
import { hasReceivedScholarship } from './rules.ts'

export type EligibilityContext = {
  readonly now: Date
  readonly period: RegistrationTimes & {
    readonly ceilings: { readonly otherScholarship: number }
    readonly eligibilityRules: Readonly<Record<EligibilityRuleCode, boolean>>
  }
  /** Whether the period already has a user with this identity number, phone or e-mail. */
  readonly isUserKnown: boolean
}

export type EligibilityRefusal = {
  readonly code: EligibilityRuleCode
  readonly params: IssueParams
}

type RefusalRule = (answers: EligibilityAnswers, context: EligibilityContext) => boolean

/** Returns whether the applicant has a scholarship that excludes this one; only NONE is allowed. */
const hasExcludingScholarship: RefusalRule = ({ scholarships }) =>
  (scholarships ?? []).some((scholarship) => scholarship !== 'NONE')

const exceedsCeiling: RefusalRule = (answers, { period }) =>
  hasReceivedScholarship(answers, undefined) &&
  (findAmount(answers.receivedScholarshipAmount ?? '') ?? 0) > period.ceilings.otherScholarship

/** The rule of each code; decisions, section 4. */
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

/** Returns the figures for the text of a code. */
const paramsOf = (code: EligibilityRuleCode, { period }: EligibilityContext): EligibilityRefusal['params'] =>
  code === 'SCHOLARSHIP_AMOUNT' ? { ceiling: showAmount(String(period.ceilings.otherScholarship)) } : {}

/** Returns why the applicant is refused, by the rules that the period has switched on. Hidden answers refuse nobody. */
export const findEligibilityRefusals = (
  answers: EligibilityAnswers,
  context: EligibilityContext,
): readonly EligibilityRefusal[] => {
  const shown: EligibilityAnswers = shownOf(eligibilityForm, answers as Answers, undefined).answers
  return eligibilityRuleCodes
    .filter((code) => context.period.eligibilityRules[code] && refusesWhen[code](shown, context))
    .map((code) => ({ code, params: paramsOf(code, context) }))
}

/**
 * The status code of the answer: 203 for a registered user, who should log in; 206 for a person who is not eligible.
 */
export type EligibilityStatusCode = 203 | 206

/**
 * Returns the answer to the call; undefined if nothing refuses. A registered user gets only that refusal, because
 * others do not matter then.
 */
export const findEligibilityAnswer = (
  refusals: readonly EligibilityRefusal[],
):
  | { readonly statusCode: EligibilityStatusCode; readonly refusals: readonly EligibilityRefusal[] }
  | undefined => {
  const existing = refusals.filter(({ code }) => code === 'USER_EXIST')
  if (existing.length > 0) return { statusCode: 203, refusals: existing }
  return refusals.length > 0 ? { statusCode: 206, refusals } : undefined
}
