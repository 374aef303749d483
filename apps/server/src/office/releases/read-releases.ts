import type { getRelease as getCall } from '@milgo/contracts/office/get-release'
import type { listReleaseLetters as lettersCall } from '@milgo/contracts/office/list-release-letters'
import type { listReleases as listCall } from '@milgo/contracts/office/list-releases'
import type { ReleaseLetter, ReleaseSummary } from '@milgo/contracts/office/release-fields'
import { releasableStatuses } from '@milgo/domain/release/find-moved'
import { offeredEvents } from '@milgo/domain/release/move-release'
import { findOutsideReason } from '@milgo/domain/release/outside-release'
import { compareTotals, promisedBy, totalsOf } from '@milgo/domain/release/release-totals'
import { requestNumber } from '@milgo/domain/status/request-number'
import { jerusalemDayAt } from '@milgo/domain/time/jerusalem-day'
import type { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { findSentPeriods } from '../../store/sent-periods.ts'
import { findStaffNames } from '../../store/staff-names.ts'
import { findReleasePeriod, type ReleasePeriod } from './period-repository.ts'
import {
  countByStatus,
  countReady,
  countRowsOfPeriod,
  countSentInLastMinute,
  findLetterPage,
  findSamples,
  type LetterRow,
  type StatusCount,
  type SummaryCounts,
} from './reading-repository.ts'
import { getRelease as load, momentOf, releaseOf } from './release-moment.ts'
import { findReleases, type ReleaseRecord } from './repository.ts'
import { countGroupsFor, countRows, hasBlindRow } from './rows-repository.ts'

/** The results that a release can publish. */
const results = ['1', '2'] as const

export const listReleases = async (
  platform: Platform,
  { period: code }: z.output<typeof listCall.body>,
): Promise<z.input<typeof listCall.response>> => {
  const period = await findReleasePeriod(platform, {
    code,
    newestWith: results.flatMap((result) => releasableStatuses(result)),
  })
  if (!period)
    return {
      period: null,
      periods: [],
      today: jerusalemDayAt(new Date()),
      releases: [],
      ready: [],
      outside: [],
    }
  const records = await findReleases(platform, period.id)
  const counts = await countRowsOfPeriod(platform, period.id)
  const names = await namesOf(platform, records)
  const ready = await Promise.all(
    results.map(async (result) => {
      const statuses = releasableStatuses(result)
      const { count, otherRules } = await countReady(
        platform,
        period.id,
        result,
        statuses,
        period.rulesVersion,
      )
      return { result, count, other_rules: otherRules }
    }),
  )
  return {
    period: period.code,
    periods: [...(await findSentPeriods(platform))],
    today: jerusalemDayAt(period.now),
    releases: records.map((record) => summaryOf(record, period, names, counts.get(record.id))),
    ready,
    outside: outsideOf(await countByStatus(platform, period.id)),
  }
}

/** Returns what no release would contain now: one count for each status and reason, over all publish states. */
const outsideOf = (counts: readonly StatusCount[]): z.input<typeof listCall.response>['outside'] => {
  const found: z.input<typeof listCall.response>['outside'] = []
  for (const { status, publishState, count } of counts) {
    const reason = findOutsideReason(status, publishState)
    if (reason === undefined) continue
    const same = found.find((one) => one.reason === reason && one.status === status)
    if (same) same.count += count
    else found.push({ reason, status, count })
  }
  return found
}

const namesOf = (platform: Platform, records: readonly ReleaseRecord[]) =>
  findStaffNames(platform, [
    ...new Set(records.flatMap(({ madeBy, approvedBy }) => (approvedBy ? [madeBy, approvedBy] : [madeBy]))),
  ])

const summaryOf = (
  record: ReleaseRecord,
  { code }: Pick<ReleasePeriod, 'code'>,
  names: ReadonlyMap<string, string>,
  counts: Pick<SummaryCounts, 'rows' | 'sent' | 'leftOut'> = { rows: 0, sent: 0, leftOut: 0 },
): ReleaseSummary => ({
  id: record.id,
  name: `${code}-${String(record.number).padStart(2, '0')}`,
  result: record.result,
  state: record.state,
  planned_on: record.plannedOn,
  made_by: names.get(record.madeBy) ?? '',
  made_at: record.madeAt.toISOString(),
  approved_by: record.approvedBy === null ? null : (names.get(record.approvedBy) ?? ''),
  scheduled_for: record.scheduledFor?.toISOString() ?? null,
  ended_at: record.endedAt?.toISOString() ?? null,
  rows: counts.rows,
  sent: counts.sent,
  left_out: counts.leftOut,
})

/**
 * Returns the totals of the last two dry runs that the reader may see. The letter of a request is not shown to whoever
 * does its second look. A total that contains the letter would tell the decision, and so would the difference of two
 * totals: the reader gets none while the letters are checked again, and then the totals of all other letters.
 */
const dryRunsFor = (
  { database }: Platform,
  staffId: string,
  { id, dryRun, previousDryRun, checkStartedAt }: ReleaseRecord,
): Promise<Pick<ReleaseRecord, 'dryRun' | 'previousDryRun'>> =>
  database.read(async (db) => {
    if (!dryRun || !(await hasBlindRow(db, id, staffId))) return { dryRun, previousDryRun }
    if (checkStartedAt !== null) return { dryRun: null, previousDryRun: null }
    const others = await countGroupsFor(db, id, staffId)
    return { dryRun: totalsOf(new Date(dryRun.at), others), previousDryRun: null }
  })

export const getRelease = async (
  platform: Platform,
  staffId: string,
  id: string,
): Promise<z.input<typeof getCall.response>> => {
  const { release, period } = await load(platform, id)
  const counts = await platform.database.read((db) => countRows(db, id))
  const names = await namesOf(platform, [release])
  const moment = await platform.database.read((db) => momentOf(db, release, period, counts, staffId))
  const { state, startedAt } = release
  const isChecking = release.checkStartedAt !== null
  const { dryRun, previousDryRun } = await dryRunsFor(platform, staffId, release)
  return {
    ...summaryOf(release, period, names, counts),
    version: release.version,
    now: period.now.toISOString(),
    appeal_until: release.appealUntil?.toISOString() ?? null,
    template_version: release.templateVersion,
    rules_version: release.rulesVersion,
    approved_at: release.approvedAt?.toISOString() ?? null,
    started_at: startedAt?.toISOString() ?? null,
    continues_at: release.continuesAt?.toISOString() ?? null,
    dry_run: {
      is_running: isChecking,
      checked: counts.rows - counts.unchecked,
      faulty: counts.faulty,
      at: dryRun?.at ?? null,
      promised: dryRun ? promisedBy(dryRun) : 0,
      groups: dryRun ? [...compareTotals(dryRun, previousDryRun)] : [],
    },
    // Samples are read before the approval only, because choosing them at every call would slow down the sending.
    samples:
      isChecking || startedAt !== null
        ? []
        : (await findSamples(platform, staffId, id)).map(({ why, ...row }) => ({
            ...letterOf(row, period),
            why,
          })),
    events: [...offeredEvents(releaseOf(release), moment)],
    waiting: counts.waiting,
    sent_in_last_minute: state === 'RUNNING' ? await countSentInLastMinute(platform, id) : 0,
    failing: counts.failing,
  }
}

const letterOf = (row: LetterRow, { code }: Pick<ReleasePeriod, 'code'>): ReleaseLetter => ({
  request_id: row.requestId,
  request_number: requestNumber(code, row.number),
  name: row.name,
  kind: row.kind,
  award: row.award,
  total: row.total,
  state: row.state,
  reason: row.reason,
  failure: row.failure,
  failures: row.failures,
  faults: [...row.faults],
  hashes:
    row.hashHe !== null && row.hashAr !== null && row.hashEn !== null
      ? { he: row.hashHe, ar: row.hashAr, en: row.hashEn }
      : null,
})

const pageLength = 50

export const listReleaseLetters = async (
  platform: Platform,
  staffId: string,
  id: string,
  { which, after = 0 }: z.output<typeof lettersCall.body>,
): Promise<z.input<typeof lettersCall.response>> => {
  const { period } = await load(platform, id)
  const rows = await findLetterPage(platform, staffId, id, which, after, pageLength + 1)
  const shown = rows.slice(0, pageLength)
  return {
    letters: shown.map((row) => letterOf(row, period)),
    next: rows.length > pageLength ? (shown.at(-1)?.position ?? null) : null,
  }
}
