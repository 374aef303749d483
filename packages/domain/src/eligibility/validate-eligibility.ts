import type { Answers } from '../answers/answer.ts'
import { withChanges } from '../answers/draft.ts'
import { answersTo } from '../answers/find-answer.ts'
import type { Issue } from '../answers/issue.ts'
import type { EngineContext } from '../answers/kinds/kind.ts'
import { type Payload, readPayload } from '../answers/payload.ts'
import { validate } from '../answers/validation.ts'
import { findAccountIssues } from './account-issues.ts'
import { type EligibilityAnswers, eligibility, eligibilityForm } from './questions.ts'

/**
 * Returns the issues that the page marks, each question once: first those of its own row, then those that need several
 * answers. The check button is enabled if there are none.
 */
export const eligibilityIssues = (
  answers: EligibilityAnswers,
  context: EngineContext = {},
): readonly Issue[] => {
  const shaped: EligibilityAnswers = answersTo(eligibility.questions, answers as Answers)
  const issues = validate(eligibilityForm, shaped as Answers, context)
  const named = new Set(issues.map(({ questionId }) => questionId))
  return [...issues, ...findAccountIssues(shaped).filter(({ questionId }) => !named.has(questionId))]
}

/** Returns whether an eligibility rule handles the missing declaration (decisions, section 6). */
const isAnsweredByRule = ({ questionId, code }: Issue): boolean =>
  questionId === 'notDeserter' && code === 'DECLARATION_REQUIRED'

/** Returns the issues for the server, which never gets the repeated e-mail and password or the page's own box. */
export const eligibilityWireIssues = (
  answers: EligibilityAnswers,
  context: EngineContext = {},
): readonly Issue[] =>
  eligibilityIssues(answers, context).filter((issue) => issue.wire !== undefined && !isAnsweredByRule(issue))

export const canCheckEligibility = (answers: EligibilityAnswers, context: EngineContext = {}): boolean =>
  eligibilityIssues(answers, context).length === 0

/**
 * Reads a payload as the server does: returns its answers, and everything that is wrong with them, each question once.
 */
export const readEligibilityPayload = (
  payload: Payload,
  context: EngineContext = {},
): { readonly answers: EligibilityAnswers; readonly issues: readonly Issue[] } => {
  const { changes, issues: malformed } = readPayload(eligibilityForm, eligibility, payload, context)
  const answers: EligibilityAnswers = withChanges({}, changes)
  const named = new Set(malformed.map(({ questionId }) => questionId))
  const missing = eligibilityWireIssues(answers, context).filter(({ questionId }) => !named.has(questionId))
  return { answers, issues: [...malformed, ...missing] }
}
