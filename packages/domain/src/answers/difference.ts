import { type Answer, type Answers, sameAnswer } from './answer.ts'
import type { Section } from './define.ts'

export interface Difference {
  readonly questionId: string
  readonly before: Answer | undefined
  readonly after: Answer | undefined
}

/** What two versions of a section's answers disagree about, in question order. Empty is the same as absent. */
export const differences = (section: Section, before: Answers, after: Answers): readonly Difference[] =>
  section.questions
    .map(({ id }) => ({ questionId: id, before: before[id], after: after[id] }))
    .filter((one) => !sameAnswer(one.before, one.after))

/** Whether two versions of a section's answers disagree about anything. */
export const hasDifference = (section: Section, before: Answers, after: Answers): boolean =>
  section.questions.some(({ id }) => !sameAnswer(before[id], after[id]))
