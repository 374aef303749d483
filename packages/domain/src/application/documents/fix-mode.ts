import { type Question, wireNameOf } from '../../answers/define.ts'
import type { WireInList } from '../../answers/row.ts'
import { documents } from './questions.ts'

/** A document that was sent back, as `/step-4/get-all-documents-repair-back-for` names it. */
export interface FixFlag {
  readonly field: string
  readonly index?: number | undefined
  readonly member_type?: string | undefined
}

/** A flag with what the reviewer says about it. */
export interface ReviewFlag extends FixFlag {
  /** A code of the period's reasons. */
  readonly reason: string
  readonly note?: string
}

/** What can be sent back: the answer to a question or, in a list of files, one place of it and whom it is about. */
export type FixPlace = {
  readonly questionId: string
  readonly index?: number | undefined
  readonly member?: string | undefined
}

const findQuestion = (questionId: string): Question | undefined =>
  documents.questions.find(({ id }) => id === questionId)

/** The flag by which exactly this place is sent back; none for what is not asked in the documents step. */
export const findFixFlag = ({ questionId, index, member }: FixPlace): FixFlag | undefined => {
  const question = findQuestion(questionId)
  if (question?.wire === undefined) return undefined
  const { wire, kind } = question
  if (typeof wire === 'object') return { field: wire.list, member_type: wire.member }
  return {
    field: wire,
    ...(kind === 'files' && index !== undefined && { index }),
    ...(member !== undefined && { member_type: member }),
  }
}

/** The questions that stand in the same place as a document, such as the type of an income beside its confirmation. */
export const questionsBeside = (questionId: string): readonly Question[] => {
  const wire = findQuestion(questionId)?.wire
  if (typeof wire !== 'object') return []
  return documents.questions.filter(
    (other) =>
      other.id !== questionId &&
      typeof other.wire === 'object' &&
      other.wire.list === wire.list &&
      other.wire.member === wire.member,
  )
}

/** The members of a list whose lines are spread over questions, in the order of its lines. */
const membersOf = (list: string): readonly string[] => {
  const members = documents.questions.flatMap(({ wire }) =>
    typeof wire === 'object' && wire.list === list ? [wire.member] : [],
  )
  return [...new Set(members)]
}

/** Whom the flag names: by the member or, without one, by the place of the member's line. */
const isAboutMember = ({ list, member }: WireInList, { index, member_type }: FixFlag): boolean => {
  if (member_type !== undefined) return member_type === member
  return index === undefined || membersOf(list)[index] === member
}

const isFlaggedBy = (question: Question, { index, member }: FixPlace, flag: FixFlag): boolean => {
  if (wireNameOf(question) !== flag.field) return false
  if (typeof question.wire === 'object') return isAboutMember(question.wire, flag)
  if (question.kind !== 'files' || index === undefined) return true
  if (flag.index !== undefined && flag.index !== index) return false
  return question.wireItem === 'name' || flag.member_type === undefined || flag.member_type === member
}

/** Whether the place was sent back. A flag with neither index nor member means the whole list. */
export const isFlagged = (place: FixPlace, flags: readonly FixFlag[]): boolean => {
  const question = findQuestion(place.questionId)
  return question !== undefined && flags.some((flag) => isFlaggedBy(question, place, flag))
}
