import type { Answers } from './answer.ts'
import type { Form, Section } from './define.ts'
import { type Changes, toIssue } from './draft.ts'
import type { Issue } from './issue.ts'
import { shownOf } from './visibility.ts'

/**
 * What a call hands in for questions that its own answers hide. A draft keeps such answers; handing them in is wrong,
 * since the page sends none.
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
