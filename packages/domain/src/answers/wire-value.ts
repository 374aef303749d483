import { type DottedOrder, findDotted, isIsoDate, toDotted } from '../identity/calendar-date.ts'
import { type Answer, type Answers, isBlank, isRecord, type ListItem, own } from './answer.ts'
import { cleanText } from './clean-text.ts'
import type { Kind, Row, RowOf } from './row.ts'
import { slotsOf } from './slots.ts'

/** The answers and facts that a list on the wire may name beside its files. */
export interface WireScope {
  readonly answers: Answers
  readonly context: unknown
}

interface Way<K extends Kind> {
  readonly toWire: (value: never, row: RowOf<K>, scope: WireScope) => unknown
  /** Only re-spells. Whether the result is an answer is for `readDraft` to say. */
  readonly fromWire: (value: unknown, row: RowOf<K>) => unknown
}

const asIs = { toWire: (value: Answer) => value, fromWire: (value: unknown) => value }

/** A number says the same as the digits of a quantity or of a dictionary's code. Elsewhere it has lost its zeros. */
const digitsOf = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value)

const asNumber = { toWire: (value: string) => Number(value), fromWire: digitsOf }

const spelledBy = ({ wireValues = {} }: RowOf<'choice'>, value: string): string =>
  own(wireValues, value) ?? value

/** An option by its spelling on the wire. Our own spelling of it is none there, unless the row takes both. */
const optionOf = (value: unknown, { wireValues = {}, takesBothSpellings }: RowOf<'choice'>): unknown => {
  const option = Object.keys(wireValues).find((one) => wireValues[one] === value)
  if (option !== undefined) return option
  const isOwnSpelling = typeof value === 'string' && own(wireValues, value) !== undefined
  return isOwnSpelling && !takesBothSpellings ? 'no option of the wire' : value
}

/** A file is sent as its name and comes back as an object with its name. */
const fileName = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'file_name' in value ? value.file_name : value

/** With the member, where one is named: whether it is the right one is for `readDraft` to say. */
const memberDocument = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'document' in value
    ? { member: 'member_type' in value ? value.member_type : null, name: fileName(value.document) }
    : fileName(value)

/** A day has dots on the wire; in our own spelling it is none there. */
const dayOf = (value: string, order: DottedOrder): string => {
  const day = findDotted(value, order)
  if (day !== undefined) return day
  return isIsoDate(cleanText(value)) ? 'no day of the wire' : value
}

const ways = {
  text: asIs,
  digits: {
    toWire: (value: string) => value,
    fromWire: (value, row) => (row.isCode ? value : digitsOf(value)),
  },
  israeliId: asIs,
  phone: asIs,
  email: asIs,
  password: asIs,
  amount: asNumber,
  date: {
    toWire: (value: string, row) => toDotted(value, row.wireOrder),
    fromWire: (value, row) => (typeof value === 'string' ? dayOf(value, row.wireOrder) : value),
  },
  yesNo: asIs,
  tick: asIs,
  tickedAt: asNumber,
  choice: {
    toWire: (value: string, row) => spelledBy(row, value),
    fromWire: optionOf,
  },
  choices: asIs,
  entry: {
    toWire: (value: string, row) => (row.wireType === 'number' ? Number(value) : value),
    fromWire: digitsOf,
  },
  file: { toWire: (value: string) => value, fromWire: fileName },
  files: {
    toWire: (value: readonly (string | null)[], row, { answers, context }) => {
      if (row.wireItem === 'name') return value
      const slots = slotsOf(row, answers, context)
      return value.map((document, index) => ({ member_type: slots[index]?.member ?? null, document }))
    },
    fromWire: (value, row) =>
      Array.isArray(value) ? value.map(row.wireItem === 'name' ? fileName : memberDocument) : value,
  },
  list: {
    toWire: (value: readonly ListItem[], row, scope) =>
      value.map((item) =>
        Object.fromEntries(
          Object.entries(row.item).map(([part, partRow]) => [
            lineName(part, partRow),
            toWire(item[part], partRow, scope),
          ]),
        ),
      ),
    fromWire: (value, row) => (Array.isArray(value) ? value.map((line) => lineFromWire(line, row)) : value),
  },
} satisfies { readonly [K in Kind]: Way<K> }

const lineName = (part: string, row: Row): string => (typeof row.wire === 'string' ? row.wire : part)

const lineFromWire = (line: unknown, row: RowOf<'list'>): unknown => {
  if (!isRecord(line)) return line
  return Object.fromEntries(
    Object.entries(row.item).map(([part, partRow]) => [
      part,
      fromWire(own(line, lineName(part, partRow)), partRow),
    ]),
  )
}

/** An answer as it travels; an answer that is not there travels as null. */
export const toWire = (value: Answer | undefined, row: Row, scope: WireScope): unknown =>
  isBlank(value) ? null : (ways[row.kind] as Way<Kind>).toWire(value as never, row as never, scope)

export const fromWire = (value: unknown, row: Row): unknown =>
  isBlank(value) ? undefined : (ways[row.kind] as Way<Kind>).fromWire(value, row as never)
