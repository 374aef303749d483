import { describe, expect, it } from 'vitest'
import type { RequestStatus } from '../status/request-status.ts'
import { defaultStageTargets } from './stages.ts'
import { findWaiting } from './waiting.ts'
import { workingDaysBetween } from './working-days.ts'

const calendar = { stageTargets: defaultStageTargets, daysOff: new Set<string>() }
const history = (...lines: readonly [day: string, to: RequestStatus][]) =>
  lines.map(([day, to]) => ({ at: new Date(`${day}T09:00:00Z`), to }))

describe('waiting for staff', () => {
  it('counts from the day on which it was sent', () => {
    expect(findWaiting(history(['2026-11-01', 'SUBMITTED']), calendar)).toEqual({
      stage: 'review',
      since: '2026-11-01',
      dueOn: '2026-11-19',
    })
  })

  it('stands still while the student corrects', () => {
    const waiting = findWaiting(
      history(
        ['2026-11-01', 'SUBMITTED'],
        ['2026-11-05', 'REPAIR_BACK_FOR'],
        ['2026-11-12', 'REPAIR_BACK_FROM'],
      ),
      calendar,
    )
    // Four days before the return, none during it, and two after it.
    expect(workingDaysBetween(waiting?.since ?? '', '2026-11-16')).toBe(4 + 2)
  })

  it('is no waiting while the student corrects, or when all is decided', () => {
    expect(findWaiting(history(['2026-11-05', 'REPAIR_BACK_FOR']), calendar)).toBeUndefined()
    expect(findWaiting(history(['2026-11-05', 'DENIED']), calendar)).toBeUndefined()
    expect(findWaiting([], calendar)).toBeUndefined()
  })

  it('begins anew with each stage, and goes on where a manager sends it back', () => {
    const approved = history(['2026-11-01', 'SUBMITTED'], ['2026-11-08', 'TEAM_MANAGER_APPROVAL'])
    expect(findWaiting(approved, calendar)).toMatchObject({ stage: 'confirmation', since: '2026-11-08' })
    const sentBack = findWaiting([...approved, ...history(['2026-11-15', 'SUBMITTED'])], calendar)
    expect(workingDaysBetween(sentBack?.since ?? '', '2026-11-15')).toBe(5)
  })

  it('a day on which the office is closed moves the deadline', () => {
    const closed = { ...calendar, daysOff: new Set(['2026-11-10']) }
    expect(findWaiting(history(['2026-11-01', 'SUBMITTED']), closed)?.dueOn).toBe('2026-11-22')
  })
})
