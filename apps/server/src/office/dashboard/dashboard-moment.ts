import type { CalendarDay } from '@milgo/domain/period/instant'
import type { StageTargets } from '@milgo/domain/queue/stages'
import type { DaysOff } from '@milgo/domain/queue/working-days'

/** What the figures are counted by, at the moment of the question. */
export type DashboardMoment = {
  readonly today: CalendarDay
  readonly daysOff: DaysOff
  readonly opensOn: CalendarDay
  readonly closesOn: CalendarDay
  readonly stageTargets: StageTargets
}
