import type { Dictionary } from './dictionary.ts'
import { findOwnerOfHeadings } from './find-owner.ts'
import { findLayout, headingRows, type Layout } from './layout.ts'
import { readRecord, stagedColumns } from './read-record.ts'
import { OtherDictionary, Refusal } from './refusal.ts'
import type { Problems } from './report.ts'
import type { Source, SourceRow } from './source/source-row.ts'
import type { StagedRow } from './stage.ts'

export type Rows = {
  readonly layout: Layout
  readonly rows: AsyncIterable<StagedRow>
  /** Returns how many rows were read so far, accepted or refused. */
  readonly count: () => number
}

/** Finds the headings, then reads row by row. Refused rows are added to `problems`. */
export const readRows = async (
  dictionary: Dictionary,
  source: Source,
  problems: Problems,
  onProgress: (share: number) => void,
): Promise<Rows> => {
  const iterator = source.rows[Symbol.asyncIterator]()
  const start = await takeFirst(iterator, headingRows)
  const { layout, row: headingRow } = layoutOf(dictionary, start, source.hasEveryCell)
  const columns = stagedColumns(dictionary, layout)
  const firstHeading = [...layout.columns.values()][0] ?? 0
  let count = 0

  const take = ({ row, cells }: SourceRow): StagedRow | undefined => {
    count += 1
    if (count % 500 === 0) onProgress(source.share())
    const record = readRecord(dictionary, layout, columns, cells)
    if ('values' in record) return { row, values: record.values }
    problems.add({ row, reasons: record.reasons })
    return undefined
  }

  async function* rows(): AsyncGenerator<StagedRow> {
    /** Possible notes so far. They are notes only if no row of the table follows. */
    let notes: SourceRow[] = []
    const after = start.filter(({ row }) => row > headingRow)
    for await (const source of continued(after, iterator)) {
      if (source.cells.every((cell) => cell === '')) continue
      if (layout.hasNotes && !/^\d+$/.test(source.cells[firstHeading] ?? '')) {
        if (count > 0 && notes.length < mostNotes) notes.push(source)
        continue
      }
      for (const note of [...notes, source]) {
        const staged = take(note)
        if (staged) yield staged
      }
      notes = []
    }
    onProgress(1)
  }

  return { layout, rows: rows(), count: () => count }
}

/**
 * Like `findLayout`. If the file fits another dictionary, the error names that dictionary instead of the missing
 * columns.
 */
const layoutOf = (...file: Parameters<typeof findLayout>): ReturnType<typeof findLayout> => {
  try {
    return findLayout(...file)
  } catch (error) {
    const owner = error instanceof Refusal ? findOwnerOfHeadings(...file) : undefined
    throw owner === undefined ? error : new OtherDictionary(owner, 'COLUMNS_OF_OTHER')
  }
}

/** Footnotes are few. The limit prevents a hostile file from filling the memory. */
const mostNotes = 1_000

const takeFirst = async (rows: AsyncIterator<SourceRow>, most: number): Promise<SourceRow[]> => {
  const taken: SourceRow[] = []
  while (taken.length < most) {
    const next = await rows.next()
    if (next.done) break
    taken.push(next.value)
  }
  return taken
}

async function* continued(
  start: readonly SourceRow[],
  rest: AsyncIterator<SourceRow>,
): AsyncGenerator<SourceRow> {
  yield* start
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value
}
