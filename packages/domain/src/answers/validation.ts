import type { Answers } from './answer.ts'
import { checkShown } from './check-shown.ts'
import type { Form } from './define.ts'
import { toIssue } from './draft.ts'
import type { Issue } from './issue.ts'
import type { EngineContext } from './kinds/kind.ts'
import { shownOf } from './visibility.ts'

/**
 * Returns everything that prevents a submit, in the whole form or in the given sections. Hidden answers are not
 * checked. All rules are applied, also those for reading a draft, because stored answers may be older than a rule. A
 * stored value of the wrong shape counts as missing.
 */
export const validate = (
  form: Form,
  answers: Answers,
  context: EngineContext,
  sections?: readonly string[],
): readonly Issue[] => {
  const shown = shownOf(form, answers, context)
  const scope = { answers: shown.answers, context }
  return form.questions.flatMap((question) => {
    if (!shown.ids.has(question.id) || (sections && !sections.includes(question.section))) return []
    return checkShown(shown.answers[question.id], question, scope).map((fault) => toIssue(question, fault))
  })
}
