import { describe, expect, it } from 'vitest'
import { type PublicPeriod, periodState } from './period-state.ts'

const open: PublicPeriod = {
  phase: 'OPEN',
  from: '2024-11-01T08:00:00Z',
  to: '2024-12-15T10:00:00Z',
  resultsOn: null,
}

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
    const state = periodState(open, new Date(now))
    expect(state.kind === 'open' && state.left).toEqual(left)
  })

  it.each([
    ['2024-12-14T10:00:00Z', false],
    ['2024-12-14T10:00:01Z', true],
    ['2024-12-15T09:59:59Z', true],
  ])('the last day begins when less than 24 hours are left: at %s %s', (now, isLastDay) => {
    expect(periodState(open, new Date(now))).toMatchObject({ isLastDay })
  })

  it.each([
    ['2024-10-31T08:00:00Z', 1],
    ['2024-11-01T08:00:00Z', 1],
    ['2024-12-15T10:00:00Z', 0],
    ['2024-12-16T10:00:00Z', 0],
  ])('the share left is between 1 and 0: at %s %s', (now, shareLeft) => {
    expect(periodState(open, new Date(now))).toMatchObject({ shareLeft })
  })
})

describe('a period that is not open', () => {
  it('is upcoming if the server says so, with the moment it opens', () => {
    expect(periodState({ ...open, phase: 'UPCOMING' }, new Date('2024-10-31T00:00:00Z'))).toEqual({
      kind: 'upcoming',
      opens: new Date(open.from),
    })
  })

  const closed = { ...open, phase: 'CLOSED' } as const

  it('is closed with the moment it closed', () => {
    expect(periodState(closed, new Date(open.to))).toEqual({
      kind: 'closed',
      closed: new Date(open.to),
      results: 'AHEAD',
    })
  })

  it('has no closing day if the office closed it early, because the planned day has not come', () => {
    expect(periodState(closed, new Date('2024-11-20T00:00:00Z'))).toEqual({
      kind: 'closed',
      results: 'AHEAD',
    })
  })

  // The day of the results is a day in Jerusalem, which starts two hours before the UTC day in winter.
  it.each([
    ['2025-01-31T21:59:59Z', 'PUBLISHED'],
    ['2025-01-31T22:00:00Z', 'TODAY'],
    ['2025-02-01T21:59:59Z', 'TODAY'],
    ['2025-02-01T22:00:00Z', 'PUBLISHED'],
  ])('at %s the results of 1 February are %s', (now, results) => {
    expect(periodState({ ...closed, resultsOn: '2025-02-01' }, new Date(now))).toMatchObject({ results })
  })
})
