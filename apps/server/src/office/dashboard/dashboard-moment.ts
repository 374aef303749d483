import type { CalendarDay } from '@milgo/domain/period/instant'
import type { StageTargets } from '@milgo/domain/queue/stages'
import type { DaysOff } from '@milgo/domain/queue/working-days'
import type { FigureOf } from './figure.ts'

/** What the figures are counted by, at the moment of the question. */
export type DashboardMoment = {
  readonly figureOf: FigureOf
  readonly today: CalendarDay
  /** The current period is shown until today, another one until the last day on which something happened. */
  readonly isCurrent: boolean
  readonly daysOff: DaysOff
  readonly opensOn: CalendarDay
  /** The last day of sending; undefined where nobody can send. */
  readonly closesOn: CalendarDay | undefined
  readonly stageTargets: StageTargets
}
