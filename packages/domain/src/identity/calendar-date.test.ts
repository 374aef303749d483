import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { daysBetween, findDotted, isIsoDate, isoDateAt, toDotted, yearsBefore } from './calendar-date.ts'

describe('a calendar day', () => {
  it.each([
    ['2001-02-28', true],
    ['2001-02-29', false],
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2004-02-29', true],
    ['2001-04-30', true],
    ['2001-04-31', false],
    ['2001-06-31', false],
    ['2001-09-31', false],
    ['2001-11-31', false],
    ['2001-12-31', true],
    ['2001-12-32', false],
    ['2001-13-01', false],
    ['2001-00-01', false],
    ['2001-01-00', false],
    ['0000-01-01', false],
    ['0001-01-01', true],
    ['2001-1-1', false],
    ['01.01.2001', false],
    ['x2001-01-01', false],
    ['2001-01-01x', false],
    ['', false],
  ])('%j is %s', (value, expected) => {
    expect(isIsoDate(value)).toBe(expected)
  })

  it('agrees with the calendar of the platform', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
        (year, month, day) => {
          const iso = [
            String(year).padStart(4, '0'),
            String(month).padStart(2, '0'),
            String(day).padStart(2, '0'),
          ].join('-')
          const date = new Date(`${iso}T00:00:00Z`)
          expect(isIsoDate(iso)).toBe(!Number.isNaN(date.getTime()) && isoDateAt(date) === iso)
        },
      ),
      { numRuns: 5_000 },
    )
  })
})

describe('dotted days', () => {
  it('have the month first on the wire, and the day first on the page', () => {
    expect(toDotted('2001-03-15', 'MM.DD.YYYY')).toBe('03.15.2001')
    expect(toDotted('2001-03-15', 'DD.MM.YYYY')).toBe('15.03.2001')
    expect(findDotted('03.15.2001', 'MM.DD.YYYY')).toBe('2001-03-15')
    expect(findDotted(' 15.03.2001 ', 'DD.MM.YYYY')).toBe('2001-03-15')
  })

  it.each([
    '15.03.2001',
    '3.15.2001',
    '03.15.01',
    '02.30.2001',
    '03/15/2001',
    'x03.15.2001',
    '03.15.20011',
    '',
  ])('%j is not a day with the month first', (value) => {
    expect(findDotted(value, 'MM.DD.YYYY')).toBeUndefined()
  })

  it('returns a text that is not a day unchanged', () => {
    expect(toDotted('soon', 'MM.DD.YYYY')).toBe('soon')
    expect(yearsBefore('soon', 8)).toBe('soon')
    expect(isoDateAt(new Date(Number.NaN))).toBe('')
  })
})

it.each([
  ['2024-12-20', 8, '2016-12-20'],
  ['2024-02-29', 8, '2016-02-29'],
  ['2024-02-29', 1, '2023-02-28'],
  ['0005-01-01', 8, '0001-01-01'],
])('%s less %d years is %s', (iso, years, expected) => {
  expect(yearsBefore(iso, years)).toBe(expected)
})

it.each([
  ['2023-12-02', '2024-12-15', 380],
  ['2024-12-15', '2024-12-15', 1],
  ['2024-12-16', '2024-12-15', 0],
  ['', '2024-12-15', 0],
])('from %s to %s there are %d days', (from, to, expected) => {
  expect(daysBetween(from, to)).toBe(expected)
})
