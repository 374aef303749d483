import { type Form, type Question, wireNameOf } from '@milgo/domain/answers/define'
import { type FieldPlace, fieldIdOf } from './field-place.ts'

/** An item of the server's refusal: in the student's language, and with the wire name of the field to blame. */
export type RefusedItem = {
  readonly message: string
  /** What the server calls the field. */
  readonly label?: string | undefined
  readonly field?: string | undefined
  /** The line of a repeated question, counted from nought, and the wire name of the part of it. */
  readonly index?: number | undefined
  readonly part?: string | undefined
  /** Whose line, in a list that has one for each member. */
  readonly member_type?: string | undefined
  /** The step that asks for it, in a form of several. */
  readonly step?: number | undefined
}

/** For a place where no field says what it is about. */
export const refusalText = ({ label, message }: RefusedItem): string =>
  label === undefined ? message : `${label}: ${message}`

type Page = {
  readonly form: Form
  readonly shown: ReadonlySet<string>
  /** The names of the lines of a repeated question. */
  readonly linesOf: (questionId: string) => readonly string[]
}

/**
 * What the server refused, each field once; what belongs to none, to several, or to one that has been told something
 * already, is told on top of the form.
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

/** Where several questions share a list, each is a part of one member's line. */
const isOfLine = ({ wire }: Question, { part, member_type }: RefusedItem): boolean =>
  typeof wire !== 'object' || (wire.member === member_type && wire.field === part)

const findPart = (question: Question, wire: string | undefined): string | undefined =>
  question.kind === 'list'
    ? Object.entries(question.item).find(([part, row]) => (row.wire ?? part) === wire)?.[0]
    : undefined
