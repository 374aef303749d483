import { describe, expect, it } from 'vitest'
import { percentLeft, timeLeft } from './time-left.ts'

const hour = 3_600_000

describe('the time left', () => {
  it.each([
    [6 * 24 * hour + 4 * hour + 1, { days: 6, hours: 4 }],
    [24 * hour, { days: 1, hours: 0 }],
    [24 * hour - 1, { hours: 23, minutes: 59 }],
    [hour, { hours: 1, minutes: 0 }],
    [1, { hours: 0, minutes: 1 }],
    [0, {}],
    [-5, {}],
  ])('of %d milliseconds is %j', (milliseconds, expected) => {
    const found = Object.fromEntries(timeLeft(milliseconds).map(({ unit, count }) => [unit, count]))
    expect(found).toEqual(expected)
  })

  it('is a share of the whole, between nothing and all of it', () => {
    const [from, at] = [new Date(0), new Date(100)]
    expect([0, 25, 100, 150].map((now) => percentLeft(from, at, new Date(now)))).toEqual([100, 75, 0, 0])
    expect(percentLeft(undefined, at, from)).toBeUndefined()
    expect(percentLeft(at, at, from)).toBeUndefined()
  })
})
