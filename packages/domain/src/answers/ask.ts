import type { Answers } from './answer.ts'
import type { Derived } from './rule.ts'

/**
 * The only place where a rule meets answers whose type the compiler has forgotten. That every rule of a form reads
 * only what the form asks is proved where the form is put together (`RulesFit`).
 */
export const ask = <Result>(derived: Derived<Result>, answers: Answers, context: unknown): Result =>
  (derived as (answers: Answers, context: unknown) => Result)(answers, context)
