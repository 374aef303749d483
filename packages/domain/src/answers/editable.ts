import type { Answers } from './answer.ts'
import { ask } from './ask.ts'
import type { Question, Section } from './define.ts'

/** Returns whether the student may change the answer: the question is not locked, and no other answer disables it. */
export const isEditable = (
  question: Question,
  answers: Answers,
  context: { readonly locked: ReadonlySet<string> },
): boolean =>
  !context.locked.has(question.id) &&
  (question.enabledWhen === undefined || ask(question.enabledWhen, answers, context))

/** Returns whether the page refuses pasting into the field, with PASTE_NOT_ALLOWED. */
export const refusesPaste = (question: Question, answers: Answers, context: unknown): boolean =>
  question.noPaste !== undefined && ask(question.noPaste, answers, context)

/** Returns the section without its locked questions, so that a call cannot change their answers. */
export const withoutLocked = (section: Section, locked: ReadonlySet<string>): Section => ({
  ...section,
  questions: section.questions.filter(({ id }) => !locked.has(id)),
})
