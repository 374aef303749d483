import { describe, expect, test } from 'vitest'
import { everythingOpen, requestIn } from './circumstances.fixture.ts'
import { newRequest } from './request-state.ts'
import { RequestStatus } from './request-status.ts'
import { steadyWhile } from './steady-while.ts'
import { findFillRefusal, studentActionsOf } from './student-actions.ts'

const period = {
  ...everythingOpen.period,
  from: '2024-12-01T10:00:00Z',
  to: '2024-12-15T10:00:00Z',
  appealsFrom: '2025-01-01T00:00:00Z',
  appealsTo: '2025-02-01T00:00:00Z',
}
const at = (now: string) => ({ now: new Date(now), period, reason: null })

describe('a decision of the status table holds', () => {
  test.each([
    ['2024-11-30T00:00:00Z', null, '2024-12-01T10:00:00.000Z'],
    ['2024-12-01T10:00:00Z', '2024-12-01T10:00:00.000Z', '2024-12-15T10:00:00.000Z'],
    ['2024-12-15T09:59:59.999Z', '2024-12-01T10:00:00.000Z', '2024-12-15T10:00:00.000Z'],
    ['2024-12-15T10:00:00Z', '2024-12-15T10:00:00.000Z', '2025-01-01T00:00:00.000Z'],
    ['2025-03-01T00:00:00Z', '2025-02-01T00:00:00.000Z', null],
  ])('at %s from %s until %s', (now, from, until) => {
    const stretch = steadyWhile(newRequest, at(now))
    expect([stretch.from?.toISOString() ?? null, stretch.until?.toISOString() ?? null]).toEqual([from, until])
  })

  test('no longer than the window of a correction', () => {
    const request = requestIn('REPAIR_BACK_FOR', { correctionDeadline: new Date('2024-12-10T00:00:00Z') })
    expect(steadyWhile(request, at('2024-12-09T00:00:00Z')).until?.toISOString()).toBe(
      '2024-12-10T00:00:00.000Z',
    )
    expect(steadyWhile(request, at('2024-12-10T00:00:00Z')).from?.toISOString()).toBe(
      '2024-12-10T00:00:00.000Z',
    )
  })

  test('without appeals and after the close for ever', () => {
    const quiet = {
      now: new Date('2025-03-01T00:00:00Z'),
      period: { ...period, appealsFrom: null, appealsTo: null },
    }
    expect(steadyWhile(newRequest, quiet)).toEqual({ from: new Date(period.to), until: null })
  })

  test.each(RequestStatus.options)('in %s alike at both ends of the stretch', (status) => {
    const request = requestIn(status, { correctionDeadline: new Date('2024-12-10T00:00:00Z') })
    for (const now of ['2024-12-05T00:00:00Z', '2024-12-12T00:00:00Z', '2025-01-10T00:00:00Z']) {
      const { from, until } = steadyWhile(request, at(now))
      const first = { ...at(now), now: from ?? new Date(0) }
      const last = { ...at(now), now: until ? new Date(until.getTime() - 1) : new Date('2100-01-01') }
      expect(studentActionsOf(request, first)).toEqual(studentActionsOf(request, last))
      expect(findFillRefusal(request, first)).toBe(findFillRefusal(request, last))
    }
  })
})

test('why the form cannot be filled', () => {
  expect(findFillRefusal(newRequest, at('2024-12-05T00:00:00Z'))).toBeUndefined()
  expect(findFillRefusal(newRequest, at('2024-12-15T10:00:00Z'))).toBe('PERIOD_CLOSED')
  expect(findFillRefusal(requestIn('SUBMITTED'), at('2024-12-05T00:00:00Z'))).toBe('WRONG_STATUS')
})
