import type { listRequests as call, QueuedRequest } from '@milgo/contracts/office/list-requests'
import { ageingOf } from '@milgo/domain/queue/ageing'
import { findOpener } from '@milgo/domain/queue/assignment'
import { sentBackBy } from '@milgo/domain/queue/flags-filter'
import { type QueueFlag, queueFlags } from '@milgo/domain/queue/queue-row'
import { isPosition, readSort } from '@milgo/domain/queue/queue-sort'
import { type QueueView, readView } from '@milgo/domain/queue/queue-view'
import { readSearch, type SearchTerm } from '@milgo/domain/queue/search-term'
import { workingDaysBetween } from '@milgo/domain/queue/working-days'
import { requestNumber } from '@milgo/domain/status/request-number'
import { findStage } from '@milgo/domain/status/stages'
import type { Language } from '@milgo/messages/languages'
import type { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { Platform } from '../../platform/platform.ts'
import { findQueuePeriods, type QueuePeriod } from '../../store/queue-period.ts'
import { type HashedTerm, searchCondition } from './queue-conditions-repository.ts'
import { conditionsOf, periodOfView, todayOf } from './queue-moment.ts'
import { findQueuePage, type QueueRow } from './repository.ts'

const pageLength = 50

/**
 * Returns a page of sent requests. One more row is read, to find out whether there is a next page. A search without a
 * view covers all periods, because staff who search do not know the period of a person or a number.
 */
export const listRequests = async (
  platform: Platform,
  staffId: string,
  language: Language,
  { view: address = {}, search, sort: order, after, limit = pageLength }: z.output<typeof call.body>,
): Promise<z.input<typeof call.response>> => {
  const sort = readSort(order)
  if (after && !isPosition(sort, after.key)) throw new AppError('BAD_REQUEST')
  const view = readView(new Map(Object.entries(address)))
  const searched = search?.trim() ? readSearch(search).map(hashedBy(platform.vault)) : undefined
  const isEverywhere = searched !== undefined && Object.keys(view).length === 0
  const periods = isEverywhere ? await findQueuePeriods(platform) : await periodsOf(platform, view)
  const [period] = periods
  if (!period) return { requests: [], next: null }
  const rows = await findQueuePage(platform, {
    periodIds: periods.map(({ id }) => id),
    conditions: conditionsOf(staffId, period, view),
    search: searched && searchCondition(searched),
    sort,
    after: after && { key: after.key, id: after.request_id },
    limit: limit + 1,
    language,
  })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    requests: shown.map((row) =>
      answerOf(row, periods.find(({ code }) => code === row.periodCode) ?? period),
    ),
    next: last ? { key: last.key, request_id: last.id } : null,
  }
}

const periodsOf = async (platform: Platform, view: QueueView): Promise<readonly QueuePeriod[]> => {
  const period = await periodOfView(platform, view)
  return period ? [period] : []
}

const hashedBy =
  ({ lookupHash }: Platform['vault']) =>
  (term: SearchTerm): HashedTerm => {
    if (term.by === 'identityNumber')
      return { by: term.by, hash: lookupHash('identity', term.identityNumber) }
    return term.by === 'phone' ? { by: term.by, hash: lookupHash('phone', term.phone) } : term
  }

const answerOf = (row: QueueRow, period: QueuePeriod): QueuedRequest => ({
  request_id: row.id,
  request_number: requestNumber(row.periodCode, row.number),
  name: row.name,
  status: row.status,
  institution_id: row.institutionId,
  institution: row.institution,
  language: row.language,
  submitted_at: row.submittedAt,
  moved_at: row.movedAt,
  correction_deadline: row.correctionDeadline,
  open_flags: row.openFlags,
  waiting: waitingOf(row, period),
  assignee: row.assigneeId === null ? null : { id: row.assigneeId, name: row.assigneeName ?? '' },
  open_at: openerOf(row, period),
  hold: holdOf(row, period),
  flags: flagsOf(row),
  labels: [...row.labels],
  score: row.score,
  award: row.award,
  work_version: row.workVersion,
})

const waitingOf = (
  { status, waitingSince, dueOn }: QueueRow,
  period: QueuePeriod,
): QueuedRequest['waiting'] => {
  const stage = findStage(status)
  if (!stage || waitingSince === 'infinity') return null
  const days = workingDaysBetween(waitingSince, todayOf(period), new Set(period.daysOff))
  const target = period.stageTargets[stage]
  return { stage, days, target, level: ageingOf(days, target), due_on: dueOn }
}

const openerOf = (row: QueueRow, { now }: QueuePeriod): QueuedRequest['open_at'] => {
  const lastActiveAt = row.lastActiveAt === null ? null : new Date(row.lastActiveAt)
  const id = findOpener({ ...row, lastActiveAt }, new Date(now))
  return id === undefined ? null : { id, name: row.openerName ?? '' }
}

const holdOf = ({ holdUntil, holdReason }: QueueRow, { now }: QueuePeriod): QueuedRequest['hold'] =>
  holdUntil !== null && Date.parse(holdUntil) > Date.parse(now)
    ? { until: holdUntil, reason: holdReason ?? '' }
    : null

const flagsOf = ({
  duplicates,
  hasUnsentFiles,
  isAppealReady,
  isUndeliverable,
  lastEvent,
}: QueueRow): QueueFlag[] =>
  queueFlags.filter((flag) => {
    if (flag === 'unsent-files') return hasUnsentFiles
    if (flag === 'appeal-ready') return isAppealReady
    if (flag === 'undeliverable') return isUndeliverable
    return flag === 'sent-back' ? lastEvent === sentBackBy : duplicates.includes(flag)
  })
