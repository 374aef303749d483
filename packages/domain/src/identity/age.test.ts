import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isUnderAge } from './age.ts'

const ageDate = new Date('2024-12-15T10:00:00Z')

describe('under thirty on the age date', () => {
  it.each<[string | undefined, Date, boolean, string]>([
    ['1994-12-14', ageDate, false, 'thirty since yesterday'],
    ['1994-12-15', ageDate, false, 'exactly thirty years on the age date at 10:00 UTC'],
    ['1994-12-16', ageDate, true, 'thirty tomorrow'],
    ['1994-12-15', new Date('2024-12-15T00:00:00Z'), false, 'the birthday begins at midnight UTC'],
    ['1994-12-15', new Date('2024-12-14T23:59:59.999Z'), true, 'a millisecond before it'],
    ['1996-02-29', new Date('2026-02-28T23:59:59Z'), true, 'born on 29 February, before 1 March'],
    ['1996-02-29', new Date('2026-03-01T00:00:00Z'), false, 'born on 29 February, on 1 March'],
    ['1901-01-01', ageDate, false, 'the earliest birthday'],
    ['2016-12-15', ageDate, true, 'a child'],
    ['0020-01-01', ageDate, false, 'a year that Date would take for 1920'],
    ['1994-13-01', ageDate, false, 'no day'],
    ['', ageDate, false, 'nothing'],
    [undefined, ageDate, false, 'no birthday'],
    ['2001-01-01', new Date(Number.NaN), false, 'no instant'],
  ])('%s at %s: %s (%s)', (birthday, at, expected) => {
    expect(isUnderAge(birthday, 30, at)).toBe(expected)
  })

  it('agrees with counting completed years', () => {
    const day = fc.date({ min: new Date('1901-01-01'), max: new Date('2016-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(day, (born) => {
        const iso = born.toISOString().slice(0, 10)
        const [year = 0, month = 0, date = 0] = iso.split('-').map(Number)
        const had = month < 12 || (month === 12 && date <= 15)
        const completed = 2024 - year - (had ? 0 : 1)
        expect(isUnderAge(iso, 30, ageDate)).toBe(completed < 30)
      }),
      { numRuns: 2_000 },
    )
  })
})
