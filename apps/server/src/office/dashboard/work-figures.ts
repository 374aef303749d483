import type { Dashboard } from '@milgo/contracts/office/get-dashboard'
import { weightedQuantile } from '@milgo/domain/dashboard/weighted-quantile'
import { type AgeingLevel, ageingLevels, ageingOf } from '@milgo/domain/queue/ageing'
import { workingDaysBetween } from '@milgo/domain/queue/working-days'
import { findStage, Stage, statusesOfStage } from '@milgo/domain/status/stages'
import { daysAfter } from '@milgo/domain/time/jerusalem-day'
import type { DashboardMoment } from './dashboard-moment.ts'
import { sumOf } from './figure.ts'
import type { DecidedGroup, WaitingGroup } from './repository.ts'

type Waiting = WaitingGroup & { readonly stage: Stage; readonly days: number; readonly level: AgeingLevel }

/**
 * Adds stage, working days and level to each group. The working days since a day are computed once, and not for each
 * request.
 */
export const waitingIn = (
  { today, daysOff, stageTargets }: DashboardMoment,
  groups: readonly WaitingGroup[],
): readonly Waiting[] => {
  const daysSince = new Map<string, number>()
  const daysOf = (since: string): number => {
    const days = daysSince.get(since) ?? workingDaysBetween(since, today, daysOff)
    daysSince.set(since, days)
    return days
  }
  return groups.flatMap((group) => {
    const stage = findStage(group.status)
    if (!stage) return []
    const days = daysOf(group.waitingSince)
    return [{ ...group, stage, days, level: ageingOf(days, stageTargets[stage]) }]
  })
}

export const stageFigures = (
  { stageTargets, figureOf }: DashboardMoment,
  waiting: readonly Waiting[],
): Dashboard['stages'] =>
  Stage.options.map((stage) => {
    const ofStage = waiting.filter((one) => one.stage === stage)
    const status = statusesOfStage(stage)
    const levelFigure = (level: AgeingLevel) =>
      figureOf(
        { status, ageing: [level] },
        sumOf(ofStage, (one) => one.level === level),
      )
    return {
      stage,
      target: stageTargets[stage],
      median:
        weightedQuantile(
          ofStage.map(({ days, count }) => ({ value: days, count })),
          0.5,
        ) ?? null,
      waiting: figureOf({ status }, sumOf(ofStage)),
      within: levelFigure('within'),
      due: levelFigure('due'),
      overdue: levelFigure('overdue'),
    }
  })

/** Returns the first day of the week that ends today. */
export const weekFrom = (today: string): string => daysAfter(today, -6)

/** Returns how many requests each staff member has and has decided, the largest number first. */
export const workloadFigures = (
  { today, figureOf }: DashboardMoment,
  waiting: readonly Waiting[],
  decided: readonly DecidedGroup[],
  staff: ReadonlyMap<string, string>,
): Dashboard['workload'] =>
  [...staff]
    .map(([id, name]) => {
      const ownWaiting = waiting.filter(({ assigneeId }) => assigneeId === id)
      const ownDecided = decided.filter(({ staffId }) => staffId === id)
      const decidedSince = (from: string) =>
        figureOf(
          { decided: { from, to: today }, decidedBy: [id] },
          sumOf(ownDecided, ({ decidedOn }) => decidedOn >= from && decidedOn <= today),
        )
      return {
        staff: { id, name },
        waiting: figureOf({ assignee: [id], ageing: ageingLevels }, sumOf(ownWaiting)),
        overdue: figureOf(
          { assignee: [id], ageing: ['overdue'] },
          sumOf(ownWaiting, ({ level }) => level === 'overdue'),
        ),
        decided_today: decidedSince(today),
        decided_in_week: decidedSince(weekFrom(today)),
      }
    })
    .toSorted((a, b) => b.waiting.count - a.waiting.count || (a.staff.name < b.staff.name ? -1 : 1))
