import type { listTrail as call } from '@milgo/contracts/office/list-trail'
import type { TrailFilters, TrailRow } from '@milgo/contracts/office/trail-fields'
import { reasonText } from '@milgo/domain/period/reasons'
import { readSearch } from '@milgo/domain/queue/search-term'
import { requestNumber } from '@milgo/domain/status/request-number'
import { daysAfter, jerusalemInstant } from '@milgo/domain/time/jerusalem-day'
import type { Language } from '@milgo/messages/languages'
import type { z } from 'zod'
import { getReasons } from '../../core/periods/get-reasons.ts'
import type { Platform } from '../../platform/platform.ts'
import { findUnusual, openingsOf } from './find-unusual.ts'
import {
  findRequestByNumber,
  findTrailPage,
  type StoryOf,
  type TrailLine,
  type TrailQuestion,
} from './reading-repository.ts'

const pageLength = 50

type Narrowed = Omit<TrailQuestion, 'after' | 'limit'>

/**
 * Returns the conditions of the filters. Undefined if the named request does not exist, because then there are no
 * entries.
 */
export const narrowedBy = async (
  platform: Platform,
  readerId: string,
  { staff_id, request_number, actions, unusual, from, until }: TrailFilters,
): Promise<Narrowed | undefined> => {
  const story = request_number?.trim() ? await findStory(platform, request_number) : undefined
  if (request_number?.trim() && !story) return undefined
  return {
    readerId,
    staffId: staff_id,
    story,
    actions: actions && actions.length > 0 ? actions : undefined,
    openings: unusual && openingsOf(await findUnusual(platform), unusual),
    from: from && jerusalemInstant(from, 0).toISOString(),
    before: until && jerusalemInstant(daysAfter(until, 1), 0).toISOString(),
  }
}

const findStory = async (platform: Platform, typed: string): Promise<StoryOf | undefined> => {
  const asked = readSearch(typed).find((term) => term.by === 'requestNumber')
  return asked && findRequestByNumber(platform, asked.period ?? undefined, asked.number)
}

/** Returns rows with their texts. Reasons are stored as codes, whose texts are those of the period. */
export const rowsOf = async (
  platform: Platform,
  language: Language,
  lines: readonly TrailLine[],
): Promise<TrailRow[]> => {
  const given = lines.filter(({ details }) => details['reason'] !== undefined)
  const periods = [...new Set(given.flatMap(({ periodId }) => periodId ?? []))]
  const reasons = new Map(
    await Promise.all(periods.map(async (id) => [id, await getReasons(platform, id)] as const)),
  )
  return lines.map((line) => {
    const { reason } = line.details
    const known = line.periodId === null ? undefined : reasons.get(line.periodId)
    const row = rowOf(line)
    return reason === undefined || !known
      ? row
      : { ...row, details: { ...row.details, reason: reasonText(known, reason, language) } }
  })
}

/** Returns a page of the trail. One more row is read, to find out whether there is a next page. */
export const listTrail = async (
  platform: Platform,
  readerId: string,
  language: Language,
  { filters = {}, after, limit = pageLength }: z.output<typeof call.body>,
): Promise<z.input<typeof call.response>> => {
  const narrowed = await narrowedBy(platform, readerId, filters)
  if (!narrowed) return { rows: [], next: null }
  const lines = await findTrailPage(platform, { ...narrowed, after, limit: limit + 1 })
  const shown = lines.slice(0, limit)
  const last = lines.length > limit ? shown.at(-1) : undefined
  return {
    rows: await rowsOf(platform, language, shown),
    next: last ? { at: last.at, source: last.source, number: last.number } : null,
  }
}

const named = (id: string | null, name: string | null) => (id === null ? null : { id, name: name ?? '' })

const rowOf = (line: TrailLine): TrailRow => ({
  source: line.source,
  number: line.number,
  at: line.at,
  staff: named(line.staffId, line.staffName),
  request:
    line.requestId === null || line.periodCode === null || line.requestNumber === null
      ? null
      : { id: line.requestId, number: requestNumber(line.periodCode, line.requestNumber) },
  action: line.action,
  event: line.event,
  by: line.by,
  about: named(line.aboutId, line.aboutName),
  details: line.details,
})
