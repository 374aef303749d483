import { plainReference } from './order-reference.ts'
import { type ReturnReason, returnReasonOf } from './return-reason.ts'

/** The columns of a result file, in this order. Its last line contains `TOTAL`, the number of rows and their sum. */
export const resultColumns = ['reference', 'amount', 'result', 'reason_code', 'reason_text'] as const
const totalMark = 'TOTAL'

/** The bank's result of one order. */
export type ResultRow = {
  /** Digits only, without leading zeros. */
  readonly reference: string
  /** Whole NIS. */
  readonly amount: number
  readonly result: 'PAID' | 'RETURNED'
  readonly reason: ReturnReason | null
  /** The bank's own text. */
  readonly reasonText: string
}

export type ResultFileRefusal =
  | { readonly code: 'RESULT_FILE_HEADER' }
  | { readonly code: 'RESULT_FILE_LINE'; readonly line: number }
  | { readonly code: 'RESULT_FILE_TOTAL' }
  | { readonly code: 'RESULT_FILE_TOO_LONG' }

export const mostResultRows = 200_000
const longestText = 200

export const isResultHeader = (cells: readonly string[]): boolean =>
  cells.map((cell) => cell.trim().toLowerCase()).join() === resultColumns.join()

const amountOf = (text: string): number | undefined =>
  /^\d{1,9}(\.00?)?$/.test(text) ? Math.trunc(Number(text)) : undefined

/** Reads the sum of a file, with room for a hundred thousand awards. */
const totalOf = (text: string): number | undefined =>
  /^\d{1,12}(\.00?)?$/.test(text) ? Math.trunc(Number(text)) : undefined

/** Reads a line; undefined if the line is not a result. */
export const findResultRow = (cells: readonly string[]): ResultRow | undefined => {
  const [reference = '', amountText = '', said = '', code = '', text = ''] = cells.map((cell) => cell.trim())
  const result = said.toUpperCase()
  const amount = amountOf(amountText)
  const digits = plainReference(reference)
  const isWhole =
    cells.length === resultColumns.length && /^[\w]{1,30}$/.test(digits) && text.length <= longestText
  if (!isWhole || amount === undefined || (result !== 'PAID' && result !== 'RETURNED')) return undefined
  if (result === 'RETURNED' && code === '' && text === '') return undefined
  return {
    reference: digits,
    amount,
    result,
    reason: result === 'RETURNED' ? returnReasonOf(code) : null,
    reasonText: text,
  }
}

export type ResultFile =
  | { readonly isAccepted: true; readonly rows: readonly ResultRow[] }
  | { readonly isAccepted: false; readonly refusal: ResultFileRefusal }

const refuse = (refusal: ResultFileRefusal): ResultFile => ({ isAccepted: false, refusal })

const isTotalOf = (cells: readonly string[], rows: readonly ResultRow[]): boolean => {
  const [, count, sum] = cells.map((cell) => cell.trim())
  return (
    count === String(rows.length) &&
    totalOf(sum ?? '') === rows.reduce((before, { amount }) => before + amount, 0)
  )
}

/** Reads the whole file, or refuses all of it: for a wrong header, a broken line, or a missing or wrong total. */
export const readResultFile = async (
  lines: AsyncIterable<readonly string[]> | Iterable<readonly string[]>,
): Promise<ResultFile> => {
  const rows: ResultRow[] = []
  let line = 0
  let isClosed = false
  for await (const cells of lines) {
    line += 1
    if (line === 1) {
      if (!isResultHeader(cells)) return refuse({ code: 'RESULT_FILE_HEADER' })
    } else if (isClosed) {
      if (cells.some((cell) => cell.trim() !== '')) return refuse({ code: 'RESULT_FILE_TOTAL' })
    } else if (cells[0]?.trim() === totalMark) {
      if (!isTotalOf(cells, rows)) return refuse({ code: 'RESULT_FILE_TOTAL' })
      isClosed = true
    } else {
      const row = findResultRow(cells)
      if (!row) return refuse({ code: 'RESULT_FILE_LINE', line })
      if (rows.length === mostResultRows) return refuse({ code: 'RESULT_FILE_TOO_LONG' })
      rows.push(row)
    }
  }
  if (line === 0) return refuse({ code: 'RESULT_FILE_HEADER' })
  return isClosed && rows.length > 0 ? { isAccepted: true, rows } : refuse({ code: 'RESULT_FILE_TOTAL' })
}
