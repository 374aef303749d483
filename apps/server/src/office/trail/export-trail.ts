import type { TrailFilters, TrailRow } from '@milgo/contracts/office/trail-fields'
import type { SentFile } from '@milgo/contracts/sent-file'
import { officeTrail as english } from '@milgo/messages/en/office-trail'
import { statusEvents as englishEvents } from '@milgo/messages/en/status'
import { findWord } from '@milgo/messages/find-word'
import { officeTrail as hebrew } from '@milgo/messages/he/office-trail'
import { statusEvents as hebrewEvents } from '@milgo/messages/he/status'
import type { Language } from '@milgo/messages/languages'
import { momentText } from '@milgo/messages/moment-text'
import { csvLine, csvStart } from '../../platform/package/csv-line.ts'
import type { Platform } from '../../platform/platform.ts'
import { narrowedBy, rowsOf } from './list-trail.ts'
import { addExportEntry, findTrailPage, type Position, type TrailQuestion } from './reading-repository.ts'

const batch = 1_000

/** All rows of the list as a table. It is read piece by piece while it is sent: a trail may have a million rows. */
export const exportTrail = async (
  platform: Platform,
  staffId: string,
  language: Language,
  filters: TrailFilters = {},
): Promise<SentFile> => {
  const narrowed = await narrowedBy(platform, filters)
  // Written first, so that an export that breaks off is in the trail too.
  await addExportEntry(platform, staffId, { filters: JSON.stringify(filters) })
  return { name: 'milgo-trail.csv', content: bytesOf(linesOf(platform, language, narrowed)) }
}

async function* bytesOf(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) yield Buffer.from(piece)
}

async function* linesOf(
  platform: Platform,
  language: Language,
  narrowed: Omit<TrailQuestion, 'after' | 'limit'> | undefined,
): AsyncGenerator<string> {
  const { columns, nobody, student, ...words } = language === 'en' ? english : hebrew
  const statusEvents = language === 'en' ? englishEvents : hebrewEvents
  const what = ({ action, event }: TrailRow): string =>
    action === null
      ? (findWord({ statusEvents }, `statusEvents.${event}`) ?? event ?? '')
      : (findWord(words, `actions.${action}`) ?? action)
  const who = ({ staff, by }: TrailRow): string => staff?.name ?? (by === 'STUDENT' ? student : nobody)
  const { at, who: whoName, what: whatName, request, about, details } = columns
  yield csvStart + csvLine([at, whoName, whatName, request, about, details])
  if (!narrowed) return
  for (let after: Position | undefined; ; ) {
    const lines = await findTrailPage(platform, { ...narrowed, after, limit: batch })
    yield (await rowsOf(platform, language, lines))
      .map((row) =>
        csvLine([
          momentText(new Date(row.at)),
          who(row),
          what(row),
          row.request?.number ?? '',
          row.about?.name ?? '',
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
