import type { Answers } from './answer.ts'
import type { Form, Section } from './define.ts'
import { withChanges } from './draft.ts'
import type { Issue } from './issue.ts'
import type { EngineContext } from './kinds/kind.ts'
import { type Payload, readPayload } from './payload.ts'
import { validate } from './validation.ts'

/**
 * Reads a payload that contains a whole form of one section: returns its answers, and everything that is wrong with
 * them. A malformed answer is not also reported as missing.
 */
export const readSubmit = (
  form: Form,
  section: Section,
  payload: Payload,
  context: EngineContext,
): { readonly answers: Answers; readonly issues: readonly Issue[] } => {
  const { changes, issues: malformed } = readPayload(form, section, payload, context)
  const answers = withChanges({}, changes)
  const named = new Set(malformed.map(({ questionId }) => questionId))
  const further = validate(form, answers, context).filter(({ questionId }) => !named.has(questionId))
  return { answers, issues: [...malformed, ...further] }
}
