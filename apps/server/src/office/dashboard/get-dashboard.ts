import type { getDashboard as call, Dashboard } from '@milgo/contracts/office/get-dashboard'
import { statusTimes } from '@milgo/domain/dashboard/status-times'
import type { Reason } from '@milgo/domain/period/reasons'
import { listedStatuses } from '@milgo/domain/queue/standard-views'
import { hasRight } from '@milgo/domain/staff/rights'
import { paidStatuses } from '@milgo/domain/status/paid-statuses'
import { jerusalemInstant } from '@milgo/domain/time/jerusalem-day'
import { isOpenAt } from '@milgo/domain/time/opening'
import type { Language } from '@milgo/messages/languages'
import type { z } from 'zod'
import { AppError } from '../../errors.ts'
import type { StaffMember } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { findQueuePeriod } from '../../store/queue-period.ts'
import { findSentPeriods } from '../../store/sent-periods.ts'
import type { DashboardMoment } from './dashboard-moment.ts'
import { figuresOf, sumOf } from './figure.ts'
import { dayOf, flowFigures, openOf } from './flow-figures.ts'
import { appealFigures, decisionFigures, returnFigures } from './outcome-figures.ts'
import {
  countDecided,
  countGroups,
  countLeft,
  countReturned,
  countStatuses,
  countUndeliverable,
  countWaiting,
  findDashboardPeriod,
  findNames,
  findStays,
  findStoredTimes,
  type StoredTimes,
  storeTimes,
} from './repository.ts'
import { stageFigures, waitingIn, weekFrom, workloadFigures } from './work-figures.ts'

/**
 * The times in a status are computed again after this time, because they need the whole history and change slowly. All
 * other figures are of this moment.
 */
const timesMinutes = 15

/** Returns the dashboard of a period. Each figure counts the requests that its view of the queue shows. */
export const getDashboard = async (
  platform: Platform,
  caller: StaffMember,
  language: Language,
  { period: code }: z.output<typeof call.body>,
): Promise<Dashboard> => {
  const [period, queue, periods] = await Promise.all([
    findDashboardPeriod(platform, code),
    findQueuePeriod(platform, code),
    findSentPeriods(platform),
  ])
  if (!period || !queue) throw new AppError('NOT_FOUND')
  const today = dayOf(queue.now)
  const figureOf = figuresOf(period.isCurrent ? undefined : period.code)
  const { opensAt: from, closesAt: to } = period
  const isOpen = isOpenAt({ from, to, isOpen: period.isSwitchedOn }, new Date(queue.now))
  const moment: DashboardMoment = {
    figureOf,
    today,
    isCurrent: period.isCurrent,
    daysOff: new Set(queue.daysOff),
    opensOn: dayOf(from),
    closesOn: isOpen ? dayOf(to) : undefined,
    stageTargets: queue.stageTargets,
  }
  const counted = { periodId: period.id, staffId: caller.id }
  const weekStart = jerusalemInstant(weekFrom(today), 0).toISOString()
  const [groups, statuses, waitingGroups, decided, returned, undeliverable, times, left] = await Promise.all([
    countGroups(platform, counted),
    countStatuses(platform, counted),
    countWaiting(platform, counted),
    countDecided(platform, counted, weekStart),
    countReturned(platform, counted),
    countUndeliverable(platform, counted),
    timesOf(platform, period.id, moment),
    countLeft(platform, counted),
  ])
  const waiting = waitingIn(moment, waitingGroups)
  const flow = flowFigures(moment, groups, openOf(statuses))
  // Only managers, who distribute the work, see the figures of other staff.
  const seesAll = hasRight(caller.roles, 'manage-requests')
  const workers = [
    ...waitingGroups.flatMap(({ assigneeId }) => assigneeId ?? []),
    ...decided.map(({ staffId }) => staffId),
  ]
  const names = await findNames(platform, seesAll ? [...new Set(workers)] : [caller.id])
  return {
    periods: [...periods],
    period: { code: period.code, closes_at: to, is_open: isOpen },
    now: queue.now,
    drafts: period.drafts,
    ...flow,
    funnel: {
      registered: period.registered,
      begun: period.begun,
      sent: flow.sent,
      decided: flow.decided,
      approved: figureOf(
        { decision: ['approved'] },
        sumOf(groups, ({ decision }) => decision === 'approved'),
      ),
      paid: figureOf(
        { status: paidStatuses },
        sumOf(statuses, ({ status }) => paidStatuses.includes(status)),
      ),
    },
    statuses: listedStatuses.flatMap((status) => {
      const count = statuses.find((one) => one.status === status)?.count ?? 0
      return count === 0 ? [] : [{ status, figure: figureOf({ status: [status] }, count) }]
    }),
    stages: stageFigures(moment, waiting),
    overdue: figureOf(
      { ageing: ['overdue'] },
      sumOf(waiting, ({ level }) => level === 'overdue'),
    ),
    times: {
      computed_at: times.computedAt,
      statuses: times.statuses.map(({ status, median, ninetieth }) => ({
        status,
        median,
        ninetieth,
        left: figureOf(
          { left: [status] },
          sumOf(left, (one) => one.status === status),
        ),
      })),
    },
    returns: returnFigures(moment, returned),
    decisions: decisionFigures(moment, groups),
    workload: workloadFigures(moment, waiting, decided, names),
    appeals: appealFigures(moment, groups),
    undeliverable: figureOf({ flags: ['undeliverable'] }, undeliverable),
    reasons: {
      returning: reasonTexts(period.reasons.returning, language),
      denying: reasonTexts(period.reasons.denying, language),
    },
  }
}

const reasonTexts = (reasons: readonly Reason[], language: Language) =>
  reasons.map(({ code, text }) => ({ code, text: text[language] }))

const timesOf = async (
  platform: Platform,
  periodId: number,
  { daysOff }: DashboardMoment,
): Promise<StoredTimes> => {
  const stored = await findStoredTimes(platform, periodId, timesMinutes)
  if (stored) return stored
  const statuses = statusTimes(await findStays(platform, periodId), daysOff)
  const fresh = await storeTimes(platform, periodId, statuses)
  if (!fresh) throw new AppError('NOT_FOUND')
  return fresh
}
