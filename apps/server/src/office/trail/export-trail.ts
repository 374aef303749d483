import type { TrailFilters, TrailRow } from '@milgo/contracts/office/trail-fields'
import type { SentFile } from '@milgo/contracts/sent-file'
import { jerusalemDayAt } from '@milgo/domain/time/jerusalem-day'
import { trailFileName } from '@milgo/domain/trail/trail-file-name'
import { jerusalemTime } from '@milgo/messages/jerusalem-time'
import type { Language } from '@milgo/messages/languages'
import { trailActText, trailDetailLines } from '@milgo/messages/trail-text'
import { csvLine, csvStart } from '../../platform/package/csv-line.ts'
import type { Platform } from '../../platform/platform.ts'
import { narrowedBy, rowsOf } from './list-trail.ts'
import { addExportEntry, findTrailPage, type Position, type TrailQuestion } from './reading-repository.ts'
import { trailWordsIn } from './trail-words.ts'

const batch = 1_000

/**
 * Returns all rows of the list as a file. Rows are read in batches while the file is sent, because a trail may have a
 * million rows.
 */
export const exportTrail = async (
  platform: Platform,
  staffId: string,
  language: Language,
  filters: TrailFilters = {},
): Promise<SentFile> => {
  const narrowed = await narrowedBy(platform, staffId, filters)
  // The entry is written first, so that an interrupted export is in the trail too.
  await addExportEntry(platform, staffId, { filters: JSON.stringify(filters) })
  return { name: trailFileName(filters), content: bytesOf(linesOf(platform, language, narrowed)) }
}

/** Returns a moment in the form of other exported tables, so that a spreadsheet can sort by it. */
const sortableMoment = (moment: Date): string => `${jerusalemDayAt(moment)} ${jerusalemTime(moment).hour}`

async function* bytesOf(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) yield Buffer.from(piece)
}

async function* linesOf(
  platform: Platform,
  language: Language,
  narrowed: Omit<TrailQuestion, 'after' | 'limit'> | undefined,
): AsyncGenerator<string> {
  const words = trailWordsIn(language)
  const { columns, nobody, student } = words.officeTrail
  const who = ({ staff, by }: TrailRow): string => staff?.name ?? (by === 'STUDENT' ? student : nobody)
  const { at, who: whoName, what: whatName, request, about, details, stored } = columns
  yield csvStart + csvLine([at, whoName, whatName, request, about, details, stored])
  if (!narrowed) return
  for (let after: Position | undefined; ; ) {
    const lines = await findTrailPage(platform, { ...narrowed, after, limit: batch })
    yield (await rowsOf(platform, language, lines))
      .map((row) =>
        csvLine([
          sortableMoment(new Date(row.at)),
          who(row),
          trailActText(row, words),
          row.request?.number ?? '',
          row.about?.name ?? '',
          trailDetailLines(row, words, (text) => text).join('; '),
          // Ids and hashes, which the texts leave out, are needed for an inquiry.
          Object.entries(row.details)
            .map(([name, value]) => `${name}: ${value}`)
            .join('; '),
        ]),
      )
      .join('')
    const last = lines.at(-1)
    if (!last || lines.length < batch) return
    after = last
  }
}
