import { type Form, type Question, wireNameOf } from '@milgo/domain/answers/define'
import { type FieldPlace, fieldIdOf } from './field-place.ts'

/**
 * One item of the server's refusal: a message in the student's language and the wire name of the field that it is
 * about.
 */
export type RefusedItem = {
  readonly message: string
  /** The field's label in the server's words. */
  readonly label?: string | undefined
  readonly field?: string | undefined
  /** The index of the line in a repeated question, from 0, and the wire name of the part of that line. */
  readonly index?: number | undefined
  readonly part?: string | undefined
  /** The family member of the line, in a list with one line for each member. */
  readonly member_type?: string | undefined
  /** The number of the step that contains the field, in a form of several steps. */
  readonly step?: number | undefined
}

/** Returns the message with the field's label, for a place that is not beside the field. */
export const refusalText = ({ label, message }: RefusedItem): string =>
  label === undefined ? message : `${label}: ${message}`

type Page = {
  readonly form: Form
  readonly shown: ReadonlySet<string>
  /** Returns the keys of a repeated question's lines. */
  readonly linesOf: (questionId: string) => readonly string[]
}

/**
 * Assigns each item of a refusal to a field, one item for each field. Items that belong to no field, to several fields,
 * or to a field that already has an item are returned as `unplaced` and shown on top of the form.
 */
export const placeRefusal = (
  page: Page,
  items: readonly RefusedItem[],
): {
  readonly placed: readonly { readonly place: FieldPlace; readonly message: string }[]
  readonly unplaced: readonly RefusedItem[]
} => {
  const placed = new Map<string, { readonly place: FieldPlace; readonly message: string }>()
  const unplaced: RefusedItem[] = []
  for (const item of items) {
    const place = findPlace(page, item)
    if (place === undefined || placed.has(fieldIdOf(place))) unplaced.push(item)
    else placed.set(fieldIdOf(place), { place, message: item.message })
  }
  return { placed: [...placed.values()], unplaced }
}

const findPlace = ({ form, shown, linesOf }: Page, item: RefusedItem): FieldPlace | undefined => {
  const { field, index, part } = item
  if (field === undefined) return undefined
  const [question, ...others] = form.questions.filter(
    (one) => shown.has(one.id) && wireNameOf(one) === field && isOfLine(one, item),
  )
  if (question === undefined || others.length > 0) return undefined
  if (question.kind === 'files' && index !== undefined) return { questionId: question.id, slot: index }
  const line = index === undefined ? undefined : linesOf(question.id)[index]
  const named = findPart(question, part)
  return line === undefined || named === undefined
    ? { questionId: question.id }
    : { questionId: question.id, line, part: named }
}

/**
 * Returns whether an item is about this question, where several questions are parts of one list: by family member and
 * part.
 */
const isOfLine = ({ wire }: Question, { part, member_type }: RefusedItem): boolean =>
  typeof wire !== 'object' || (wire.member === member_type && wire.field === part)

const findPart = (question: Question, wire: string | undefined): string | undefined =>
  question.kind === 'list'
    ? Object.entries(question.item).find(([part, row]) => (row.wire ?? part) === wire)?.[0]
    : undefined
