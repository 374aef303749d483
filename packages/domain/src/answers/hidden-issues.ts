import type { Answers } from './answer.ts'
import type { Form, Section } from './define.ts'
import { type Changes, toIssue } from './draft.ts'
import type { Issue } from './issue.ts'
import { shownOf } from './visibility.ts'

/**
 * Returns an issue for each value that a submit sends for a question hidden by the same answers. A draft stores such
 * values. A submit with one is wrong, because the page never sends it.
 */
export const hiddenIssues = (
  form: Form,
  section: Section,
  changes: Changes,
  answers: Answers,
  context: unknown,
): readonly Issue[] => {
  const { ids } = shownOf(form, answers, context)
  return section.questions
    .filter(({ id }) => changes[id] !== undefined && !ids.has(id))
    .map((question) => toIssue(question, { code: 'NOT_ASKED' }))
}
