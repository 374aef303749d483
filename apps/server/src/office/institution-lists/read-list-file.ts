import type { FileRefusal } from '@milgo/domain/import/import-refusal'
import { type ListColumn, listColumns, mostListRows } from '@milgo/domain/institution-list/list-row'
import { officeInstitutionLists as english } from '@milgo/messages/en/office-institution-lists'
import { officeInstitutionLists as hebrew } from '@milgo/messages/he/office-institution-lists'
import { AppError, type ErrorCode } from '../../errors.ts'
import { Refusal } from '../../import/refusal.ts'
import { openSource } from '../../import/source/open-source.ts'
import type { SourceRow } from '../../import/source/source-row.ts'

export type FileRow = { readonly row: number; readonly cells: Readonly<Partial<Record<ListColumn, string>>> }

/** Returns the rows of a spreadsheet or a text table, by the headings of its first row. Other columns are ignored. */
export const readListFile = async (path: string): Promise<readonly FileRow[]> => {
  try {
    const { rows } = await openSource(path)
    return await collect(rows)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { code, params } = error.reason
    const { line } = params
    throw new AppError(refusals[code] ?? 'LIST_UNREADABLE', {
      ...(line !== undefined && { params: { line } }),
      cause: error,
    })
  }
}

/** Refusals that name what can be corrected in the file. All other files have to be saved again. */
const refusals: Partial<Record<FileRefusal, ErrorCode>> = {
  FORMULA: 'LIST_HAS_FORMULA',
  EMPTY: 'LIST_EMPTY',
  BROKEN_TABLE: 'LIST_BROKEN_TABLE',
}

const collect = async (rows: AsyncIterable<SourceRow>): Promise<readonly FileRow[]> => {
  let columns: ReadonlyMap<ListColumn, number> | undefined
  const found: FileRow[] = []
  for await (const { row, cells } of rows) {
    if (cells.every((cell) => cell === '')) continue
    if (!columns) {
      columns = columnsOf(cells)
      continue
    }
    if (found.length === mostListRows) throw new AppError('LIST_TOO_LONG', { params: { most: mostListRows } })
    const places = [...columns].map(([column, place]) => [column, cells[place] ?? ''])
    found.push({ row, cells: Object.fromEntries(places) })
  }
  if (found.length === 0) throw new AppError('LIST_EMPTY')
  return found
}

/** Removes characters that institutions write differently: quotation marks, full stops and spaces. */
const plain = (heading: string): string => heading.toLowerCase().replace(/[\s"'״׳._:-]/g, '')

const columnsOf = (headings: readonly string[]): ReadonlyMap<ListColumn, number> => {
  const given = headings.map(plain)
  const columns = new Map(
    listColumns.flatMap((column) => {
      const known = [column, hebrew.headings[column], english.headings[column]]
        .join('|')
        .split('|')
        .map(plain)
      const place = given.findIndex((heading) => known.includes(heading))
      return place < 0 ? [] : [[column, place] as const]
    }),
  )
  if (!columns.has('identity_number') && !columns.has('request_number')) throw new AppError('LIST_NO_COLUMNS')
  return columns
}
