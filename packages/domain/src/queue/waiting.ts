import type { CalendarDay } from '../period/instant.ts'
import { jerusalemDayAt } from '../period/jerusalem-day.ts'
import type { RequestStatus } from '../status/request-status.ts'
import { findStage, type Stage, type StageTargets } from './stages.ts'
import { type DaysOff, workingDaysAfter, workingDaysBefore, workingDaysBetween } from './working-days.ts'

/** A line of the history, as far as waiting asks. */
export type StatusSince = { readonly at: Date; readonly to: RequestStatus }

export type WorkCalendar = { readonly stageTargets: StageTargets; readonly daysOff: DaysOff }

export type Waiting = {
  readonly stage: Stage
  /**
   * The working days from here to today are those in which the request was in our hands in this stage: stretches
   * before a correction count, the days of the correction do not.
   */
  readonly since: CalendarDay
  /** The day on which the target of the stage is reached. */
  readonly dueOn: CalendarDay
}

/** How long a request has waited for staff, by its history; undefined where it does not wait for them. */
export const findWaiting = (
  history: readonly StatusSince[],
  { stageTargets, daysOff }: WorkCalendar,
): Waiting | undefined => {
  const last = history.at(-1)
  const stage = last && findStage(last.to)
  if (!last || !stage) return undefined
  const days = history.map(({ at }) => jerusalemDayAt(at))
  const waitedBefore = history.slice(0, -1).reduce((sum, { to }, place) => {
    if (findStage(to) !== stage) return sum
    return sum + workingDaysBetween(days[place] ?? '', days[place + 1] ?? '', daysOff)
  }, 0)
  const since = workingDaysBefore(jerusalemDayAt(last.at), waitedBefore, daysOff)
  return { stage, since, dueOn: workingDaysAfter(since, stageTargets[stage], daysOff) }
}
