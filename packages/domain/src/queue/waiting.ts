import type { RequestStatus } from '../status/request-status.ts'
import { findStage, type Stage, type StageTargets } from '../status/stages.ts'
import type { CalendarDay } from '../time/instant.ts'
import { jerusalemDayAt } from '../time/jerusalem-day.ts'
import { type DaysOff, workingDaysAfter, workingDaysBefore, workingDaysBetween } from './working-days.ts'

/** A line of the history, as far as the waiting time needs it. */
export type StatusSince = { readonly at: Date; readonly to: RequestStatus }

export type WorkCalendar = { readonly stageTargets: StageTargets; readonly daysOff: DaysOff }

export type Waiting = {
  readonly stage: Stage
  /**
   * The start of the waiting time, moved so that the working days from here to today are exactly those in which the
   * request was in the office's hands in this stage. Time before a correction counts, the days of the correction do
   * not.
   */
  readonly since: CalendarDay
  /** The day on which the target of the stage is reached. */
  readonly dueOn: CalendarDay
}

/** Returns how long a request has waited for staff, from its history; undefined if it does not wait for staff. */
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
