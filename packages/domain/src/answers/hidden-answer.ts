import type { Answers } from './answer.ts'
import { ask } from './ask.ts'
import type { Form } from './define.ts'
import type { Changes } from './draft.ts'
import type { Row } from './row.ts'
import { shownOf } from './visibility.ts'

/**
 * Returns the value that a submit sends for a hidden question, computed from the shown answers; undefined if none is
 * sent.
 */
export const hiddenAnswerOf = (row: Row, shown: Answers, context: unknown): string | undefined =>
  row.hiddenAnswer && ask(row.hiddenAnswer, shown, context)

/**
 * Returns the changes of a submit without the values that were sent in place of hidden answers. An answer that was
 * typed before the question was hidden stays stored. If none was typed, none is stored.
 */
export const withoutHiddenAnswers = (
  form: Form,
  changes: Changes,
  answers: Answers,
  context: unknown,
): Changes => {
  const shown = shownOf(form, answers, context)
  const isPlaceholder = (id: string): boolean => {
    const question = form.byId.get(id)
    if (question === undefined || shown.ids.has(id)) return false
    const placeholder = hiddenAnswerOf(question, shown.answers, context)
    return placeholder !== undefined && placeholder === changes[id]
  }
  return Object.fromEntries(Object.entries(changes).filter(([id]) => !isPlaceholder(id)))
}
