import { localName, xmlEvents } from '../../platform/package/xml-events.ts'
import type { Parts } from '../../platform/package/zip-parts.ts'
import { Refusal } from '../refusal.ts'
import type { SourceRow } from './source-row.ts'

/** Far more than any published table has. A cell further out is an attack or an error. */
export const mostColumns = 1_000

/** Reads the rows of a sheet as a stream. Formulas are refused, because their stored value may be out of date. */
export async function* sheetRows(
  parts: Parts,
  sheet: string,
  texts: readonly string[],
  onRead: (bytes: number) => void,
): AsyncGenerator<SourceRow> {
  let finished: SourceRow[] = []
  let row = 0
  let cells: string[] = []
  let cell = { column: 0, type: '', value: '' }
  let inValue = false
  const events = xmlEvents(await parts.open(sheet), {
    open: ({ name, attributes }) => {
      switch (localName(name)) {
        case 'row':
          row = rowNumber(attributes['r'], row)
          cells = []
          return
        case 'c':
          cell = {
            column: columnOf(attributes['r'], cells.length),
            type: attributes['t'] ?? 'n',
            value: '',
          }
          return
        case 'f':
          throw new Refusal('FORMULA', { row, cell: `${letters(cell.column)}${row}` })
        case 'v':
        case 't':
          inValue = true
      }
    },
    text: (text) => {
      if (inValue) cell.value += text
    },
    close: (tag) => {
      if (tag === 'v' || tag === 't') inValue = false
      if (tag === 'c') place(cells, cell.column, readCell(cell, row, texts))
      if (tag === 'row') finished.push({ row, cells })
    },
  })
  for await (const bytes of events) {
    onRead(bytes)
    yield* finished
    finished = []
  }
}

/** As many as a spreadsheet program can show. */
const mostRows = 1_048_576

const rowNumber = (given: string | undefined, last: number): number => {
  const row = given === undefined ? last + 1 : Number(given)
  if (Number.isInteger(row) && row > last && row <= mostRows) return row
  throw new Refusal('ROW_NUMBER', { last, given: given ?? row })
}

const place = (cells: string[], column: number, value: string): void => {
  while (cells.length < column) cells.push('')
  cells[column] = value
}

type Cell = { readonly column: number; readonly type: string; readonly value: string }

const readCell = ({ column, type, value }: Cell, row: number, texts: readonly string[]): string => {
  switch (type) {
    case 's':
      return texts[Number(value)] ?? ''
    case 'b':
      return value === '1' ? 'true' : 'false'
    case 'e':
      throw new Refusal('CELL_ERROR', { row, cell: `${letters(column)}${row}`, value })
    default:
      return value.trim()
  }
}

/** Returns the column's index: `C5` is column 2. A cell without a place follows the one before. */
const columnOf = (place: string | undefined, next: number): number => {
  if (place === undefined) return next
  const column = [...place.replace(/\d+$/, '')].reduce(
    (sum, letter) => sum * 26 + letter.charCodeAt(0) - 64,
    0,
  )
  if (!(column >= 1 && column <= mostColumns))
    throw new Refusal('FAR_COLUMN', { cell: place, most: mostColumns })
  return column - 1
}

export const letters = (column: number): string =>
  column < 26 ? String.fromCharCode(65 + column) : letters(Math.floor(column / 26) - 1) + letters(column % 26)
