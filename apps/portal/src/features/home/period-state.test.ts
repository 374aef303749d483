import { describe, expect, it } from 'vitest'
import { findCurrentPeriod, type Period, periodState } from './period-state.ts'

const period: Period = {
  id: 1,
  code: '2025',
  from: '2024-11-01T08:00:00Z',
  to: '2024-12-15T10:00:00Z',
  is_open: true,
  appeals_from: null,
  appeals_to: null,
  is_appeals_open: false,
  age_date: '2024-12-15T10:00:00.000Z',
  reserve_from: '2023-12-02',
  reserve_to: '2024-12-15',
  correction_days: 10,
  expected_answers: 'יוני 2025',
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
    const state = periodState(period, new Date(now))
    expect(state.kind === 'open' && state.left).toEqual(left)
  })
})

describe('a period that is not open', () => {
  const shut = { ...period, is_open: false }

  it('before its start is upcoming', () => {
    expect(periodState(shut, new Date('2024-10-31T00:00:00Z'))).toEqual({
      kind: 'upcoming',
      opens: new Date(period.from),
    })
  })

  it('after its start is closed, also when the office closed it early', () => {
    expect(periodState(shut, new Date('2024-11-20T00:00:00Z'))).toEqual({
      kind: 'closed',
      closed: new Date(period.to),
    })
  })
})

describe('the current period', () => {
  const older = { ...period, id: 2, code: '2024' }

  it('is the one that REGISTER_PERIOD names', () => {
    expect(findCurrentPeriod([period, older], [{ key: 'REGISTER_PERIOD', value: '2024' }])).toBe(older)
  })

  it('is the newest when the setting is missing or names none', () => {
    expect(findCurrentPeriod([period, older])).toBe(period)
    expect(findCurrentPeriod([period, older], [{ key: 'REGISTER_PERIOD', value: '1999' }])).toBe(period)
    expect(findCurrentPeriod([])).toBeUndefined()
  })
})
