import type { ImportReason, RowRefusal } from '@milgo/domain/import/import-refusal'
import { type Dictionary, type Field, headingsOf } from './dictionary.ts'
import type { Layout } from './layout.ts'

export type RowReason = ImportReason<RowRefusal>

/** A value for the staging table; null for an empty cell. */
export type Value = string | null

/** Returns the columns of the dictionary that the file has, in the order of its fields. */
export const stagedColumns = ({ fields }: Dictionary, { columns }: Layout): readonly string[] =>
  Object.entries(fields)
    .filter(([column, field]) => headingsOf(column, field).some((heading) => columns.has(heading)))
    .map(([column]) => column)

/** Reads one row. Returns its values in the order of `columns`, or the reasons of its refusal. */
export const readRecord = (
  { fields }: Dictionary,
  { columns: places, width, hasNotes, leastCells }: Layout,
  columns: readonly string[],
  cells: readonly string[],
): { readonly values: readonly Value[] } | { readonly reasons: readonly RowReason[] } => {
  const reasons: RowReason[] = []
  // Too many cells are most often a comma in a name without quotation marks: all later cells would be in the wrong
  // column. With too few cells the missing ones would be read as empty, and would clear values of the dictionary.
  if (cells.length < leastCells || (!hasNotes && cells.slice(width).some((cell) => cell !== '')))
    return { reasons: [{ code: 'CELL_COUNT', params: { cells: cells.length, headings: width } }] }
  const cellOf = (heading: string): string => cells[places.get(heading) ?? -1]?.normalize('NFC') ?? ''
  const values = columns.map((column): Value => {
    const field = fields[column]
    if (field === undefined) return null
    const outcome =
      field.kind === 'localized'
        ? readLocalized(column, field, cellOf)
        : readCell(column, field, cellOf(column))
    if (typeof outcome === 'object' && outcome !== null) reasons.push(outcome)
    return typeof outcome === 'object' ? null : outcome
  })
  return reasons.length > 0 ? { reasons } : { values }
}

type Outcome = Value | RowReason

const missing = (column: string): RowReason => ({ code: 'MISSING', params: { column } })

const readCell = (column: string, field: Exclude<Field, { kind: 'localized' }>, cell: string): Outcome => {
  if (cell === '') return field.required ? missing(column) : null
  const said = { column, value: shown(cell) }
  switch (field.kind) {
    case 'integer': {
      const { from, to } = field
      return /^\d{1,9}$/.test(cell) && Number(cell) >= from && Number(cell) <= to
        ? String(Number(cell))
        : { code: 'NOT_INTEGER', params: { ...said, from, to } }
    }
    case 'yesNo':
      return yesNo.get(cell.toLowerCase()) ?? { code: 'NOT_YES_NO', params: said }
    case 'choice':
      return field.options.includes(cell)
        ? cell
        : { code: 'NOT_AMONG', params: { ...said, options: field.options.join(', ') } }
    case 'text':
      if (field.accepts && !field.accepts(cell)) return { code: 'NOT_ACCEPTED', params: said }
      return limited(column, cell, field.maxLength)
  }
}

const yesNo: ReadonlyMap<string, string> = new Map([
  ...['true', 'yes', '1', 'כן'].map((word) => [word, 'true'] as const),
  ...['false', 'no', '0', 'לא'].map((word) => [word, 'false'] as const),
])

/**
 * Reads a localized value. Languages without text are left out, so that the dictionary's value in them does not change.
 */
const readLocalized = (
  column: string,
  field: Extract<Field, { kind: 'localized' }>,
  cellOf: (heading: string) => string,
): Outcome => {
  const given = headingsOf(column, field)
    .map((heading) => ({ heading, text: cellOf(heading) }))
    .filter(({ text }) => text !== '')
  if (given.length === 0) return field.required ? missing(`${column}_he`) : null
  if (!given.some(({ heading }) => heading === `${column}_he`)) return missing(`${column}_he`)
  for (const { heading, text } of given) {
    const outcome = limited(heading, text, field.maxLength)
    if (typeof outcome !== 'string') return outcome
  }
  return JSON.stringify(Object.fromEntries(given.map(({ heading, text }) => [heading.slice(-2), text])))
}

/** Checks a text. A replacement character means that the text was damaged before it was written to this file. */
const limited = (column: string, text: string, most: number): Outcome => {
  if (text.includes('\uFFFD')) return { code: 'BROKEN_CHARACTER', params: { column } }
  if (/\p{Cc}/u.test(text.replace(/[\n\r\t]/g, ''))) return { code: 'HIDDEN_CHARACTER', params: { column } }
  return text.length <= most ? text : { code: 'TOO_LONG', params: { column, length: text.length, most } }
}

const shown = (cell: string): string => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell)
