import { findAmountDigits } from '../identity/amount.ts'
import { findAccountDigits } from '../identity/bank-account.ts'
import { isIsoDate } from '../identity/calendar-date.ts'
import { emailMaxLength } from '../identity/email.ts'
import { findIdDigits, israeliIdLength } from '../identity/israeli-id.ts'
import { passwordFault, passwordLength } from '../identity/password.ts'
import { isPersonName } from '../identity/person-name.ts'
import { findPhoneDigits, phoneLength } from '../identity/phone.ts'
import { westernDigits } from '../writing/western-digits.ts'
import { type Answer, isBlank, isRecord, type ListItem, own } from './answer.ts'
import { cleanLines, cleanText } from './clean-text.ts'
import { uploadTypeOf } from './define.ts'
import type { Fault } from './issue.ts'
import type { Dictionary, FilesRow, Kind, ListRow, Row, RowOf, Slot } from './row.ts'
import { nameAt, trimmedNames } from './slots.ts'

/** Whether a dictionary has a code, and, where it is asked, within another (a neighbourhood of a city). */
export type Knows = (dictionary: Dictionary, code: string, within?: string) => boolean

/** Whether a file of this name is there for a document: one that whoever answers has uploaded for it. */
export type HasFile = (fileName: string, document: string | undefined) => boolean

/** What the engines themselves want to know. Without these every code is taken for known, every file for there. */
export interface EngineContext {
  readonly knows?: Knows
  readonly hasFile?: HasFile
}

/** A fault with its place inside a repeated answer. */
export interface PlacedFault extends Fault {
  readonly index?: number
  readonly part?: string
}

/** What could be kept, and what could not. */
export interface Reading {
  readonly value: Answer | undefined
  readonly faults: readonly PlacedFault[]
}

/** What a list is read beside: whose place is whose, and what was kept in it before. */
export interface Before {
  readonly slots?: readonly (Slot | null)[]
  readonly stored?: Answer | undefined
}

type Reader<K extends Kind> = (
  value: unknown,
  row: RowOf<K>,
  context: EngineContext,
  before: Before,
) => Reading

const noFaults: readonly PlacedFault[] = []
const kept = (value: Answer | undefined): Reading => ({ value, faults: noFaults })
const refused = (...faults: readonly PlacedFault[]): Reading => ({ value: undefined, faults })
const wrongType = refused({ code: 'WRONG_TYPE' })

const keyMaxLength = 255

const text =
  (read: (value: string) => Reading, cleaned = cleanText): ((value: unknown) => Reading) =>
  (value) => {
    if (typeof value !== 'string') return wrongType
    const clean = cleaned(value)
    return clean === '' ? kept(undefined) : read(clean)
  }

const tooLong = (value: string, max: number): Reading | undefined =>
  value.length > max ? refused({ code: 'MAX_LENGTH', params: { max } }) : undefined

const digitsUpTo = (digits: string | undefined, max: number, fault: Fault): Reading =>
  digits !== undefined && digits !== '' && digits.length <= max ? kept(digits) : refused(fault)

const boolean: (value: unknown) => Reading = (value) => (typeof value === 'boolean' ? kept(value) : wrongType)

/**
 * Malformed is what no further typing could make good: the wrong type, too long, an unknown code. Everything else,
 * however incomplete, is kept by a draft.
 */
const readers: { readonly [K in Kind]: Reader<K> } = {
  text: (value, row) =>
    text(
      (clean) => {
        if (row.noDigits && /\p{Nd}/u.test(clean)) return refused({ code: 'NO_DIGITS' })
        if (row.isName && !isPersonName(clean)) return refused({ code: 'NAME_CHARACTERS' })
        return tooLong(clean, row.maxLength) ?? kept(clean)
      },
      row.hasLines ? cleanLines : cleanText,
    )(value),
  digits: (value, row) =>
    text((clean) => {
      const written = westernDigits(clean)
      const digits = row.writtenAs === 'account' ? findAccountDigits(written) : written
      if (digits === undefined || !/^\d+$/.test(digits)) return refused({ code: 'DIGITS_ONLY' })
      return tooLong(digits, row.maxLength) ?? kept(digits)
    })(value),
  israeliId: text((clean) =>
    digitsUpTo(findIdDigits(clean), israeliIdLength.max, { code: 'ENTER_CORRECT_ID' }),
  ),
  phone: text((clean) =>
    digitsUpTo(findPhoneDigits(clean), phoneLength.max, { code: 'ENTER_CORRECT_PHONE' }),
  ),
  email: text((clean) => tooLong(clean, emailMaxLength) ?? kept(clean)),
  // Not cleaned: every character of a password counts.
  password: (value) => {
    if (typeof value !== 'string') return wrongType
    return value.length > passwordLength.max ? refused(passwordFault) : kept(value)
  },
  amount: (value, row) =>
    text((clean) => {
      const digits = findAmountDigits(clean)
      if (digits === undefined) return refused({ code: 'DIGITS_ONLY' })
      return tooLong(digits, row.maxLength) ?? kept(digits)
    })(value),
  date: text((clean) => (isIsoDate(clean) ? kept(clean) : refused({ code: 'INVALID_DATE' }))),
  yesNo: boolean,
  tick: boolean,
  // The moment 0 is a box that was not ticked, as a client that keeps numbers says it.
  tickedAt: text((clean) => {
    if (/^0+$/.test(clean)) return kept(undefined)
    return /^\d{1,16}$/.test(clean) ? kept(clean) : wrongType
  }),
  choice: (value, row) =>
    text((clean) => {
      if (row.blanks?.includes(clean)) return kept(undefined)
      return row.options.includes(clean) ? kept(clean) : refused({ code: 'UNKNOWN_OPTION' })
    })(value),
  choices: (value, row) => {
    if (!Array.isArray(value)) return wrongType
    const chosen = row.options.filter((option) => value.includes(option))
    const unknown = value.some((one) => !row.options.includes(one))
    return unknown ? refused({ code: 'UNKNOWN_OPTION' }) : kept(chosen.length === 0 ? undefined : chosen)
  },
  entry: (value, row, context) =>
    text((clean) => {
      const known = clean.length <= keyMaxLength && (context.knows?.(row.dictionary, clean) ?? true)
      return known ? kept(clean) : refused({ code: 'UNKNOWN_OPTION' })
    })(value),
  file: (value, row, context) => readFileName(value, row, context),
  files: (value, row, context, { slots = [], stored }) => {
    if (!Array.isArray(value)) return wrongType
    if (value.length > row.maxItems) return refused({ code: 'TOO_MANY', params: { max: row.maxItems } })
    const faults: PlacedFault[] = []
    const names = value.map((one: unknown, index): string | null => {
      const reading = readPlacedFile(one, row, context, slots[index]?.member)
      faults.push(...reading.faults.map((fault) => ({ ...fault, index })))
      if (reading.faults.length > 0) return nameAt(stored, index)
      return typeof reading.value === 'string' ? reading.value : null
    })
    return { value: trimmedNames(names), faults }
  },
  list: (value, row, context, { stored }) => {
    if (!Array.isArray(value)) return wrongType
    if (value.length > row.maxItems) return refused({ code: 'TOO_MANY', params: { max: row.maxItems } })
    const olds = oldLines(stored, value.length)
    const lines = value.map((line: unknown, index) => readLine(line, index, row, context, olds[index]))
    const items = lines.flatMap(({ item }) => (item === undefined ? [] : [item]))
    return {
      value: items.length === 0 ? undefined : items,
      faults: lines.flatMap((line) => line.faults),
    }
  },
}

const readFileName = (value: unknown, row: Row, { hasFile }: EngineContext): Reading =>
  text((clean) => {
    const isThere = hasFile?.(clean, uploadTypeOf(row)) ?? true
    return tooLong(clean, keyMaxLength) ?? (isThere ? kept(clean) : refused({ code: 'UNKNOWN_FILE' }))
  })(value)

/** A file's name, bare or with whom it is about: somebody it can be about, and whose place it is. */
const readPlacedFile = (
  one: unknown,
  row: FilesRow,
  context: EngineContext,
  expected: string | undefined,
): Reading => {
  if (isBlank(one)) return kept(undefined)
  if (row.wireItem === 'name' || !isRecord(one) || !Object.hasOwn(one, 'name'))
    return readFileName(one, row, context)
  const { member, name } = one
  if (!isBlank(member)) {
    if (row.members?.some((known) => known === member) === false) return refused({ code: 'UNKNOWN_OPTION' })
    if (expected !== undefined && member !== expected) return refused({ code: 'OPTION_NOT_ALLOWED' })
  }
  return isBlank(name) ? kept(undefined) : readFileName(name, row, context)
}

/** The lines as they were, where each can still be told by its place: not once one of them went. */
const oldLines = (stored: Answer | undefined, length: number): readonly unknown[] =>
  Array.isArray(stored) && stored.length <= length ? stored : []

/** What is malformed stays as it was: a part of the line, or the line. A line that was not there before is not kept. */
const readLine = (
  line: unknown,
  index: number,
  row: ListRow,
  context: EngineContext,
  old: unknown,
): { readonly item: ListItem | undefined; readonly faults: readonly PlacedFault[] } => {
  const before: ListItem | undefined = isRecord(old) ? (old as ListItem) : undefined
  if (!isRecord(line)) return { item: before, faults: [{ code: 'WRONG_TYPE', index }] }
  const item: Record<string, ListItem[string]> = {}
  const faults: PlacedFault[] = []
  for (const [part, partRow] of Object.entries(row.item)) {
    const reading = readAnswer(own(line, part), partRow, context)
    faults.push(...reading.faults.map((fault) => ({ ...fault, index, part })))
    const value = reading.faults.length === 0 ? reading.value : before && own(before, part)
    if (value !== undefined) item[part] = value as ListItem[string]
  }
  return { item, faults }
}

/** One value of unknown origin, read against its row. Blank is a value that is not there. */
export const readAnswer = (value: unknown, row: Row, context: EngineContext, before: Before = {}): Reading =>
  isBlank(value) ? kept(undefined) : (readers[row.kind] as Reader<Kind>)(value, row as never, context, before)
