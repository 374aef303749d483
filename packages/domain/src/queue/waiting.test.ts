import { describe, expect, it } from 'vitest'
import type { RequestStatus } from '../status/request-status.ts'
import { defaultStageTargets } from '../status/stages.ts'
import { findWaiting } from './waiting.ts'
import { workingDaysBetween } from './working-days.ts'

const calendar = { stageTargets: defaultStageTargets, daysOff: new Set<string>() }
const history = (...lines: readonly [day: string, to: RequestStatus][]) =>
  lines.map(([day, to]) => ({ at: new Date(`${day}T09:00:00Z`), to }))

describe('waiting for staff', () => {
  it('counts from the day on which the request was sent', () => {
    expect(findWaiting(history(['2026-11-01', 'SUBMITTED']), calendar)).toEqual({
      stage: 'review',
      since: '2026-11-01',
      dueOn: '2026-11-19',
    })
  })

  it('is paused while the student corrects', () => {
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

  it('is undefined while the student corrects, and when everything is decided', () => {
    expect(findWaiting(history(['2026-11-05', 'REPAIR_BACK_FOR']), calendar)).toBeUndefined()
    expect(findWaiting(history(['2026-11-05', 'DENIED']), calendar)).toBeUndefined()
    expect(findWaiting([], calendar)).toBeUndefined()
  })

  it('starts again with each stage, and continues if a manager sends the request back', () => {
    const approved = history(['2026-11-01', 'SUBMITTED'], ['2026-11-08', 'TEAM_MANAGER_APPROVAL'])
    expect(findWaiting(approved, calendar)).toMatchObject({ stage: 'confirmation', since: '2026-11-08' })
    const sentBack = findWaiting([...approved, ...history(['2026-11-15', 'SUBMITTED'])], calendar)
    expect(workingDaysBetween(sentBack?.since ?? '', '2026-11-15')).toBe(5)
  })

  it('a day off of the office moves the deadline', () => {
    const closed = { ...calendar, daysOff: new Set(['2026-11-10']) }
    expect(findWaiting(history(['2026-11-01', 'SUBMITTED']), closed)?.dueOn).toBe('2026-11-22')
  })
})
