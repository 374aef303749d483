import type { Answer, Answers } from './answer.ts'
import { ask } from './ask.ts'
import type { Form } from './define.ts'
import { findAnswer } from './find-answer.ts'

/** The questions that are shown, and the answers to them. */
export interface Shown {
  readonly ids: ReadonlySet<string>
  readonly answers: Answers
}

/**
 * Returns what is shown. Questions are decided in order, and each rule sees only the answers that are already visible.
 * Therefore visibility cannot oscillate, and a hidden answer has no influence on other questions.
 */
export const shownOf = (form: Form, answers: Answers, context: unknown): Shown => {
  const ids = new Set<string>()
  const visible: Record<string, Answer> = {}
  for (const section of form.sections) {
    if (section.visibleWhen !== undefined && !ask(section.visibleWhen, visible, context)) continue
    for (const question of section.questions) {
      if (question.visibleWhen !== undefined && !ask(question.visibleWhen, visible, context)) continue
      ids.add(question.id)
      const answer = findAnswer(answers, question)
      if (answer !== undefined) visible[question.id] = answer
    }
  }
  return { ids, answers: visible }
}
