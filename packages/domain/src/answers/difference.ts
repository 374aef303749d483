import { type Answer, type Answers, sameAnswer } from './answer.ts'
import type { Question, Section } from './define.ts'

export interface Difference {
  readonly questionId: string
  readonly before: Answer | undefined
  readonly after: Answer | undefined
}

/** Returns whether the answer changed. Empty equals absent, and an unticked box equals a box that was never ticked. */
const differs = ({ id, kind }: Question, before: Answers, after: Answers): boolean =>
  kind === 'tick' ? (before[id] === true) !== (after[id] === true) : !sameAnswer(before[id], after[id])

/** Returns the questions of a section whose answers differ between two versions, in question order. */
export const differences = (section: Section, before: Answers, after: Answers): readonly Difference[] =>
  section.questions
    .filter((question) => differs(question, before, after))
    .map(({ id }) => ({ questionId: id, before: before[id], after: after[id] }))

/** Returns whether any answer of a section differs between two versions. */
export const hasDifference = (section: Section, before: Answers, after: Answers): boolean =>
  section.questions.some((question) => differs(question, before, after))

/**
 * Returns whether any answer that is sent differs between two versions. Answers without a name on the wire are ignored,
 * because the page and the server each derive them.
 */
export const differsOnWire = (
  { questions }: Pick<Section, 'questions'>,
  before: Answers,
  after: Answers,
): boolean => questions.some((question) => question.wire !== undefined && differs(question, before, after))
