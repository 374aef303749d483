import { type Question, wireNameOf } from '../../answers/define.ts'
import type { WireInList } from '../../answers/row.ts'
import { documents } from './questions.ts'

/** The flag of a returned document, as `/step-4/get-all-documents-repair-back-for` sends it. */
export interface FixFlag {
  readonly field: string
  readonly index?: number | undefined
  readonly member_type?: string | undefined
}

/** A flag with the reviewer's reason. */
export interface ReviewFlag extends FixFlag {
  /** A code of the period's reasons. */
  readonly reason: string
  readonly note?: string
}

/** What can be returned: the answer to a question, or one place in a list of files with its member. */
export type FixPlace = {
  readonly questionId: string
  readonly index?: number | undefined
  readonly member?: string | undefined
}

const findQuestion = (questionId: string): Question | undefined =>
  documents.questions.find(({ id }) => id === questionId)

/** Returns the flag for exactly this place; undefined for a question outside the documents step. */
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

/**
 * Returns the questions that are corrected together with a document, such as the type of income with its confirmation.
 */
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

/** Returns the members of a list whose lines belong to several questions, in the order of its lines. */
const membersOf = (list: string): readonly string[] => {
  const members = documents.questions.flatMap(({ wire }) =>
    typeof wire === 'object' && wire.list === list ? [wire.member] : [],
  )
  return [...new Set(members)]
}

/** Returns whether the flag is about the member: by `member_type` or, without it, by the index of the member's line. */
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

/** Returns whether the place was returned. A flag with neither index nor member flags the whole list. */
export const isFlagged = (place: FixPlace, flags: readonly FixFlag[]): boolean => {
  const question = findQuestion(place.questionId)
  return question !== undefined && flags.some((flag) => isFlaggedBy(question, place, flag))
}
