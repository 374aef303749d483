import type { Answers } from './answer.ts'
import { ask } from './ask.ts'
import type { Question, Section } from './define.ts'

/** Whether the student may change the answer: not locked, and not disabled by another answer. */
export const isEditable = (
  question: Question,
  answers: Answers,
  context: { readonly locked: ReadonlySet<string> },
): boolean =>
  !context.locked.has(question.id) &&
  (question.enabledWhen === undefined || ask(question.enabledWhen, answers, context))

/** Whether the page refuses what is pasted, with PASTE_NOT_ALLOWED. */
export const refusesPaste = (question: Question, answers: Answers, context: unknown): boolean =>
  question.noPaste !== undefined && ask(question.noPaste, answers, context)

/** The section as a call is read by it: what is locked stays as it is, whatever the call says about it. */
export const withoutLocked = (section: Section, locked: ReadonlySet<string>): Section => ({
  ...section,
  questions: section.questions.filter(({ id }) => !locked.has(id)),
})
