import { type Dictionary, type Field, headingsOf } from './dictionary.ts'
import type { Layout } from './layout.ts'

/** A value as the staging table takes it; null where the cell was empty. */
export type Value = string | null

/** Columns of the dictionary that the file has, in the order of its fields. */
export const stagedColumns = ({ fields }: Dictionary, { columns }: Layout): readonly string[] =>
  Object.entries(fields)
    .filter(([column, field]) => headingsOf(column, field).some((heading) => columns.has(heading)))
    .map(([column]) => column)

/** Reads one row: its values in the order of `columns`, or why it cannot be taken. */
export const readRecord = (
  { fields }: Dictionary,
  { columns: places, width, hasNotes, leastCells }: Layout,
  columns: readonly string[],
  cells: readonly string[],
): { readonly values: readonly Value[] } | { readonly reasons: readonly string[] } => {
  const reasons: string[] = []
  // Most often a comma in a name without quotation marks: every cell after it would be read as something else.
  // Or one too few: the rest would be read as empty, and would empty what the dictionary has.
  if (cells.length < leastCells || (!hasNotes && cells.slice(width).some((cell) => cell !== '')))
    return { reasons: [`it has ${cells.length} cells under ${width} headings`] }
  const cellOf = (heading: string): string => cells[places.get(heading) ?? -1]?.normalize('NFC') ?? ''
  const values = columns.map((column): Value => {
    const field = fields[column]
    if (field === undefined) return null
    const outcome =
      field.kind === 'localized'
        ? readLocalized(column, field, cellOf)
        : readCell(column, field, cellOf(column))
    if (typeof outcome === 'object' && outcome !== null) reasons.push(outcome.reason)
    return typeof outcome === 'object' ? null : outcome
  })
  return reasons.length > 0 ? { reasons } : { values }
}

type Outcome = Value | { readonly reason: string }

const readCell = (heading: string, field: Exclude<Field, { kind: 'localized' }>, cell: string): Outcome => {
  if (cell === '') return field.required ? { reason: `${heading} is missing` } : null
  switch (field.kind) {
    case 'integer':
      return /^\d{1,9}$/.test(cell) && Number(cell) >= field.from && Number(cell) <= field.to
        ? String(Number(cell))
        : { reason: `${heading} is "${shown(cell)}", not a whole number from ${field.from} to ${field.to}` }
    case 'yesNo':
      return yesNo.get(cell.toLowerCase()) ?? { reason: `${heading} is "${shown(cell)}", neither yes nor no` }
    case 'choice':
      return field.options.includes(cell)
        ? cell
        : { reason: `${heading} is "${shown(cell)}", none of ${field.options.join(', ')}` }
    case 'text':
      if (field.accepts && !field.accepts(cell))
        return { reason: `${heading} is "${shown(cell)}", which it cannot be` }
      return limited(heading, cell, field.maxLength)
  }
}

const yesNo: ReadonlyMap<string, string> = new Map([
  ...['true', 'yes', '1', 'כן'].map((word) => [word, 'true'] as const),
  ...['false', 'no', '0', 'לא'].map((word) => [word, 'false'] as const),
])

/** Languages without words are left out, so that what the dictionary has in them stays. */
const readLocalized = (
  column: string,
  field: Extract<Field, { kind: 'localized' }>,
  cellOf: (heading: string) => string,
): Outcome => {
  const given = headingsOf(column, field)
    .map((heading) => ({ heading, text: cellOf(heading) }))
    .filter(({ text }) => text !== '')
  if (given.length === 0) return field.required ? { reason: `${column}_he is missing` } : null
  if (!given.some(({ heading }) => heading === `${column}_he`)) return { reason: `${column}_he is missing` }
  for (const { heading, text } of given) {
    const outcome = limited(heading, text, field.maxLength)
    if (typeof outcome !== 'string') return outcome
  }
  return JSON.stringify(Object.fromEntries(given.map(({ heading, text }) => [heading.slice(-2), text])))
}

/** A replacement character means that the text was broken before it reached this file. */
const limited = (heading: string, text: string, maxLength: number): Outcome => {
  if (text.includes('\uFFFD')) return { reason: `${heading} holds a broken character` }
  if (/\p{Cc}/u.test(text.replace(/[\n\r\t]/g, '')))
    return { reason: `${heading} holds a character that cannot be seen` }
  return text.length <= maxLength
    ? text
    : { reason: `${heading} has ${text.length} characters, ${maxLength} at most` }
}

const shown = (cell: string): string => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell)
