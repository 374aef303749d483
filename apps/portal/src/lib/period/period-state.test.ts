import { describe, expect, it } from 'vitest'
import { examplePeriod } from './example-period.fixture.ts'
import { periodState } from './period-state.ts'

describe('time left in an open period', () => {
  it.each([
    ['2024-11-22T09:00:00Z', { unit: 'days', count: 23 }],
    ['2024-12-13T10:00:00Z', { unit: 'days', count: 2 }],
    ['2024-12-13T10:00:01Z', { unit: 'hours', count: 47 }],
    ['2024-12-15T08:00:00Z', { unit: 'hours', count: 2 }],
    ['2024-12-15T08:00:01Z', { unit: 'minutes', count: 119 }],
    ['2024-12-15T09:59:30Z', { unit: 'minutes', count: 1 }],
    ['2024-12-15T10:00:00Z', undefined],
  ])('at %s is %o', (now, left) => {
    const state = periodState(examplePeriod, new Date(now))
    expect(state.kind === 'open' && state.left).toEqual(left)
  })
})

describe('a period that is not open', () => {
  it('is upcoming when the server says so, with the day it opens', () => {
    const upcoming = { ...examplePeriod, phase: 'upcoming' } as const
    expect(periodState(upcoming, new Date('2024-10-31T00:00:00Z'))).toEqual({
      kind: 'upcoming',
      opens: new Date(examplePeriod.from),
    })
  })

  const closed = { ...examplePeriod, phase: 'closed' } as const

  it('is closed with the day it closed', () => {
    expect(periodState(closed, new Date(examplePeriod.to))).toEqual({
      kind: 'closed',
      closed: new Date(examplePeriod.to),
    })
  })

  it('names no day when the office closed it early: the planned one has not come', () => {
    expect(periodState(closed, new Date('2024-11-20T00:00:00Z'))).toEqual({ kind: 'closed' })
  })
})
