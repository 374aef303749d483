import type { Answers } from './answer.ts'
import type { Derived } from './rule.ts'

/**
 * Calls a rule with answers whose types the compiler no longer knows. This is the only such place. `RulesFit` proves,
 * where a form is defined, that every rule reads only answers which the form asks for.
 */
export const ask = <Result>(derived: Derived<Result>, answers: Answers, context: unknown): Result =>
  (derived as (answers: Answers, context: unknown) => Result)(answers, context)
