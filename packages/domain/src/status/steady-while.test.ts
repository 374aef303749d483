import { describe, expect, test } from 'vitest'
import { everythingOpen, requestIn } from './circumstances.fixture.ts'
import { newRequest } from './request-state.ts'
import { RequestStatus } from './request-status.ts'
import { steadyWhile } from './steady-while.ts'
import { findFillRefusal } from './student-actions.ts'

const period = { ...everythingOpen.period, from: '2024-12-01T10:00:00Z', to: '2024-12-15T10:00:00Z' }
const at = (now: string) => ({ now: new Date(now), period })

describe('whether the form may be filled does not change', () => {
  test.each([
    ['2024-11-30T00:00:00Z', null, '2024-12-01T10:00:00.000Z'],
    ['2024-12-01T10:00:00Z', '2024-12-01T10:00:00.000Z', '2024-12-15T10:00:00.000Z'],
    ['2024-12-15T09:59:59.999Z', '2024-12-01T10:00:00.000Z', '2024-12-15T10:00:00.000Z'],
    ['2024-12-15T10:00:00Z', '2024-12-15T10:00:00.000Z', null],
  ])('at %s from %s until %s', (now, from, until) => {
    const stretch = steadyWhile(period, new Date(now))
    expect([stretch.from?.toISOString() ?? null, stretch.until?.toISOString() ?? null]).toEqual([from, until])
  })

  test.each(RequestStatus.options)('in %s between the ends of the stretch', (status) => {
    const request = requestIn(status, { correctionDeadline: new Date('2024-12-10T00:00:00Z') })
    for (const now of ['2024-11-05T00:00:00Z', '2024-12-12T00:00:00Z', '2025-01-10T00:00:00Z']) {
      const { from, until } = steadyWhile(period, new Date(now))
      const first = { ...at(now), now: from ?? new Date(0) }
      const last = { ...at(now), now: until ? new Date(until.getTime() - 1) : new Date('2100-01-01') }
      expect(findFillRefusal(request, first)).toBe(findFillRefusal(request, last))
    }
  })
})

test('why the form cannot be filled', () => {
  expect(findFillRefusal(newRequest, at('2024-12-05T00:00:00Z'))).toBeUndefined()
  expect(findFillRefusal(newRequest, at('2024-12-15T10:00:00Z'))).toBe('PERIOD_CLOSED')
  expect(findFillRefusal(requestIn('SUBMITTED'), at('2024-12-05T00:00:00Z'))).toBe('WRONG_STATUS')
})
