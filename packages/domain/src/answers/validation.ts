import type { Answers } from './answer.ts'
import { checkShown } from './check-shown.ts'
import type { Form } from './define.ts'
import { toIssue } from './draft.ts'
import type { Issue } from './issue.ts'
import type { EngineContext } from './kinds/kind.ts'
import { shownOf } from './visibility.ts'

/**
 * Everything that stands in the way of handing in: the whole form, or the sections named. Hidden answers are not
 * looked at. Every rule is applied, also those by which a draft is read: what is stored may be older than they are.
 * Of what has another shape than its question keeps, the question knows nothing.
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
