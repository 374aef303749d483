import type { Answers } from './answer.ts'
import { ask } from './ask.ts'
import type { Form } from './define.ts'
import type { Changes } from './draft.ts'
import type { Row } from './row.ts'
import { shownOf } from './visibility.ts'

/** What a hidden question is handed in with, by the answers that are shown. */
export const hiddenAnswerOf = (row: Row, shown: Answers, context: unknown): string | undefined =>
  row.hiddenAnswer && ask(row.hiddenAnswer, shown, context)

/**
 * The changes of a call that hands in, without what hidden questions travel as: the answer that was typed before they
 * were hidden stays, and where none was typed none is made up.
 */
export const withoutHiddenAnswers = (
  form: Form,
  changes: Changes,
  answers: Answers,
  context: unknown,
): Changes => {
  const shown = shownOf(form, answers, context)
  const isStandIn = (id: string): boolean => {
    const question = form.byId.get(id)
    if (question === undefined || shown.ids.has(id)) return false
    const standIn = hiddenAnswerOf(question, shown.answers, context)
    return standIn !== undefined && standIn === changes[id]
  }
  return Object.fromEntries(Object.entries(changes).filter(([id]) => !isStandIn(id)))
}
