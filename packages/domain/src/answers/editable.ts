import type { Answers } from './answer.ts'
import { ask } from './ask.ts'
import type { Question } from './define.ts'
import type { Changes } from './draft.ts'

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

/** What is locked stays as it is, whatever a call says about it. */
export const withoutLocked = (changes: Changes, locked: ReadonlySet<string>): Changes => {
  const open: Record<string, Changes[string]> = {}
  for (const id of Object.keys(changes)) if (!locked.has(id)) open[id] = changes[id]
  return open
}
