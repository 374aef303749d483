import type { Answers } from '../answers/answer.ts'
import type { Issue } from '../answers/issue.ts'
import type { EngineContext } from '../answers/read-answer.ts'
import { validate } from '../answers/validation.ts'
import { type EligibilityAnswers, eligibilityForm } from './questions.ts'

/** What the page marks. The check button is enabled when nothing is left of it. */
export const eligibilityIssues = (
  answers: EligibilityAnswers,
  context: EngineContext = {},
): readonly Issue[] => validate(eligibilityForm, answers as Answers, context)

/** The same for the server, which never sees the repeated e-mail and password nor the page's own tick. */
export const eligibilityWireIssues = (
  answers: EligibilityAnswers,
  context: EngineContext = {},
): readonly Issue[] => eligibilityIssues(answers, context).filter(({ wire }) => wire !== undefined)

export const canCheckEligibility = (answers: EligibilityAnswers, context: EngineContext = {}): boolean =>
  eligibilityIssues(answers, context).length === 0
