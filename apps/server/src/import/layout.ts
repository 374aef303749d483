import type { Dictionary } from './dictionary.ts'
import { allHeadings, type PublishedHeadings, requiredHeadings } from './dictionary.ts'
import { Refusal } from './refusal.ts'
import type { SourceRow } from './source/source-row.ts'

/** Which cell of a row belongs to which of our columns. */
export type Layout = {
  readonly columns: ReadonlyMap<string, number>
  /** The number of cells of the heading. */
  readonly width: number
  /** A row with fewer cells is incomplete. */
  readonly leastCells: number
  /** A published table has titles above and notes below, which are not rows. */
  readonly hasNotes: boolean
}

/** Titles above the headings of a published table are a few rows. Headings are not searched further down. */
export const headingRows = 20

/** Finds the headings among the first rows: ours in the first row that is not blank, or the publisher's. */
export const findLayout = (
  dictionary: Dictionary,
  rows: readonly SourceRow[],
  hasEveryCell: boolean,
): { readonly layout: Layout; readonly row: number } => {
  const sizes = ({ length: width }: readonly string[]) => ({ width, leastCells: hasEveryCell ? width : 0 })
  for (const { row, cells } of dictionary.published ? rows : []) {
    const columns = matchPublished(dictionary.published ?? {}, cells)
    if (columns) return { layout: { columns, ...sizes(cells), hasNotes: true }, row }
  }
  const first = rows.find(({ cells }) => cells.some((cell) => cell !== ''))
  if (!first) throw new Refusal('NO_ROWS')
  const columns = matchOwn(dictionary, first.cells)
  return { layout: { columns, ...sizes(first.cells), hasNotes: false }, row: first.row }
}

/** Removes footnote numbers and line breaks from a heading. */
const plain = (heading: string): string =>
  heading
    .replace(/\[\d+\]|\*/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const matchPublished = (
  published: PublishedHeadings,
  cells: readonly string[],
): ReadonlyMap<string, number> | undefined => {
  const found = Object.entries(published).map(
    ([heading, pattern]) => [heading, newestMatch(pattern, cells)] as const,
  )
  return found.every(([, index]) => index >= 0) ? new Map(found) : undefined
}

/** Returns the index of the heading; of several with a year, that of the latest. */
const newestMatch = (pattern: RegExp, cells: readonly string[]): number => {
  const matches = cells.flatMap((cell, index) => {
    const match = pattern.exec(plain(cell))
    return match ? [{ index, year: Number(match[1] ?? 0) }] : []
  })
  return matches.toSorted((one, other) => other.year - one.year)[0]?.index ?? -1
}

const matchOwn = (dictionary: Dictionary, cells: readonly string[]): ReadonlyMap<string, number> => {
  const given = cells.map((cell) => cell.toLowerCase())
  const known = allHeadings(dictionary)
  const missing = requiredHeadings(dictionary).filter((heading) => !given.includes(heading))
  if (missing.length > 0)
    throw new Refusal('MISSING_COLUMNS', { columns: missing.join(', '), known: known.join(', ') })
  const unknown = given.filter((heading) => heading !== '' && !known.includes(heading))
  if (unknown.length > 0)
    throw new Refusal('UNKNOWN_COLUMNS', { columns: unknown.join(', '), known: known.join(', ') })
  const twice = given.find((heading, index) => heading !== '' && given.indexOf(heading) !== index)
  if (twice !== undefined) throw new Refusal('COLUMN_TWICE', { column: twice })
  return new Map(
    known.flatMap((heading) => (given.includes(heading) ? [[heading, given.indexOf(heading)]] : [])),
  )
}
