import type { exportRequests as call } from '@milgo/contracts/office/export-requests'
import type { SentFile } from '@milgo/contracts/sent-file'
import { reasonText } from '@milgo/domain/period/reasons'
import { type ExportColumn, exportColumns } from '@milgo/domain/queue/export-columns'
import { readView } from '@milgo/domain/queue/queue-view'
import { workingDaysBetween } from '@milgo/domain/queue/working-days'
import { requestNumber } from '@milgo/domain/status/request-number'
import { findStage } from '@milgo/domain/status/stages'
import type { CalendarDay } from '@milgo/domain/time/instant'
import { jerusalemDayAt } from '@milgo/domain/time/jerusalem-day'
import { maskNumber } from '@milgo/domain/writing/mask-number'
import { officeQueue as english } from '@milgo/messages/en/office-queue'
import { officeStatuses as englishStatuses } from '@milgo/messages/en/office-status'
import { findWord } from '@milgo/messages/find-word'
import { officeQueue as hebrew } from '@milgo/messages/he/office-queue'
import { officeStatuses as hebrewStatuses } from '@milgo/messages/he/office-status'
import type { Language } from '@milgo/messages/languages'
import type { z } from 'zod'
import { getReasons } from '../../core/periods/get-reasons.ts'
import { csvLine, csvStart } from '../../platform/package/csv-line.ts'
import type { Platform } from '../../platform/platform.ts'
import type { QueuePeriod } from '../../store/queue-period.ts'
import { addExportEntry, type ExportedRow, findExportPage } from './export-repository.ts'
import { conditionsOf, periodOfView, todayOf } from './queue-moment.ts'

/** The number of rows that are in memory at once. */
const batch = 2_000

/** Returns all requests of a view as a file. Rows are read in batches while the file is sent. */
export const exportRequests = async (
  platform: Platform,
  staffId: string,
  language: Language,
  { view: address = {}, columns: wanted }: z.output<typeof call.body>,
): Promise<SentFile> => {
  const columns = exportColumns.filter((column) => wanted.includes(column))
  const view = readView(new Map(Object.entries(address)))
  const period = await periodOfView(platform, view)
  // The entry is written first, so that an interrupted export is in the audit trail too.
  await addExportEntry(platform, staffId, { view: JSON.stringify(address), columns: columns.join(', ') })
  const conditions = period && conditionsOf(staffId, period, view)
  async function* content(): AsyncGenerator<Uint8Array> {
    const words = language === 'en' ? english : hebrew
    yield Buffer.from(csvStart + csvLine(columns.map((column) => words.exportColumns[column])))
    if (!period || !conditions) return
    const write = await writerOf(platform, period, language, columns)
    for (let after = 0; ; ) {
      const rows = await findExportPage(platform, {
        periodId: period.id,
        conditions,
        after,
        limit: batch,
        language,
      })
      yield Buffer.from(rows.map(write).join(''))
      const last = rows.at(-1)
      if (!last || rows.length < batch) return
      after = last.number
    }
  }
  return { name: 'milgo-applications.csv', content: content() }
}

const dayText = (moment: string): string => jerusalemDayAt(new Date(moment))

const writerOf = async (
  platform: Platform,
  period: QueuePeriod,
  language: Language,
  columns: readonly ExportColumn[],
): Promise<(row: ExportedRow) => string> => {
  const words = language === 'en' ? english : hebrew
  const statuses = language === 'en' ? englishStatuses : hebrewStatuses
  const { filterValues } = words
  const reasons = await getReasons(platform, period.id)
  const [today, daysOff] = [todayOf(period), new Set(period.daysOff)]
  const stageOf = ({ status }: ExportedRow) => findStage(status)
  // Working days are computed once per day: there are few days and many rows. Computed for each of 100,000 rows, they
  // take 7 s of the server's time.
  const waited = new Map<CalendarDay, string>()
  const waitedSince = (day: CalendarDay): string => {
    const days = waited.get(day) ?? String(workingDaysBetween(day, today, daysOff))
    waited.set(day, days)
    return days
  }
  const cells: Readonly<Record<ExportColumn, (row: ExportedRow) => string>> = {
    number: ({ periodCode, number }) => requestNumber(periodCode, number),
    name: ({ name }) => name,
    identity: ({ identitySealed, studentId }) =>
      maskNumber(platform.vault.open(identitySealed, `identity:${studentId}`)),
    status: ({ status }) => statuses[status],
    institution: ({ institution }) => institution,
    language: (row) => findWord(filterValues.languages, row.language) ?? row.language,
    submitted: ({ submittedAt }) => dayText(submittedAt),
    moved: ({ movedAt }) => dayText(movedAt),
    waiting: (row) => (stageOf(row) ? waitedSince(row.waitingSince) : ''),
    target: (row) => {
      const stage = stageOf(row)
      return stage ? String(period.stageTargets[stage]) : ''
    },
    assignee: ({ assignee }) => assignee ?? '',
    labels: ({ labels }) => labels.join(', '),
    decision: ({ decision }) => (decision === null ? '' : filterValues.decision[decision]),
    decided: ({ decidedAt }) => (decidedAt === null ? '' : dayText(decidedAt)),
    reason: ({ reason }) => (reason === null ? '' : reasonText(reasons, reason, language)),
    appeal: ({ appeal }) => (appeal === 'NONE' ? '' : filterValues.appeal[appeal]),
    score: ({ score }) => (score === null ? '' : String(score)),
    award: ({ award }) => (award === null ? '' : String(award)),
  }
  return (row) => csvLine(columns.map((column) => cells[column](row)))
}
