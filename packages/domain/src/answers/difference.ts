import { type Answer, type Answers, sameAnswer } from './answer.ts'
import type { Question, Section } from './define.ts'

export interface Difference {
  readonly questionId: string
  readonly before: Answer | undefined
  readonly after: Answer | undefined
}

/** Empty is the same as absent, and so is a box that was ticked and unticked again. */
const differs = ({ id, kind }: Question, before: Answers, after: Answers): boolean =>
  kind === 'tick' ? (before[id] === true) !== (after[id] === true) : !sameAnswer(before[id], after[id])

/** What two versions of a section's answers disagree about, in question order. */
export const differences = (section: Section, before: Answers, after: Answers): readonly Difference[] =>
  section.questions
    .filter((question) => differs(question, before, after))
    .map(({ id }) => ({ questionId: id, before: before[id], after: after[id] }))

/** Whether two versions of a section's answers disagree about anything. */
export const hasDifference = (section: Section, before: Answers, after: Answers): boolean =>
  section.questions.some((question) => differs(question, before, after))

/** Whether two versions disagree about anything that travels: what has no name on the wire each side puts together for itself. */
export const differsOnWire = (
  { questions }: Pick<Section, 'questions'>,
  before: Answers,
  after: Answers,
): boolean => questions.some((question) => question.wire !== undefined && differs(question, before, after))
