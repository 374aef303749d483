import type { DaysOff } from '@milgo/domain/queue/working-days'
import type { StageTargets } from '@milgo/domain/status/stages'
import type { CalendarDay } from '@milgo/domain/time/instant'
import type { FigureOf } from './figure.ts'

/** What the figures are computed with: the day, the period's days and targets. */
export type DashboardMoment = {
  readonly figureOf: FigureOf
  readonly today: CalendarDay
  /** The current period is shown until today, another period until the last day on which something happened in it. */
  readonly isCurrent: boolean
  readonly daysOff: DaysOff
  readonly opensOn: CalendarDay
  /** The last day of sending; undefined where sending is not possible. */
  readonly closesOn: CalendarDay | undefined
  readonly stageTargets: StageTargets
}
