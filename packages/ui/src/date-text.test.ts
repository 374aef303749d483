import { describe, expect, it } from 'vitest'
import { dateTextOf, findShortYear, parseDateText } from './date-text.ts'

describe('reading a date', () => {
  it.each([
    ['17.05.2000', '2000-05-17'],
    ['1.2.2000', '2000-02-01'],
    ['5/5/1999', '1999-05-05'],
    ['5-5-1999', '1999-05-05'],
    ['5 5 1999', '1999-05-05'],
    ['17. 05. 2000', '2000-05-17'],
    [' 17.05.2000 ', '2000-05-17'],
    ['٠١/٠٢/١٩٩٩', '1999-02-01'],
    ['\u200f17.05.2000\u200f', '2000-05-17'],
    ['17.05.2000, 12:30', '2000-05-17'],
    // The year first, as software writes it and browsers autofill it.
    ['2000-05-12', '2000-05-12'],
    ['2012-05-12', '2012-05-12'],
    ['1999/2/1', '1999-02-01'],
    // Digits alone, because a phone's number keys have no separator.
    ['17052000', '2000-05-17'],
    ['20000512', '2000-05-12'],
    ['20122001', '2001-12-20'],
    ['٠١٠٢١٩٩٩', '1999-02-01'],
    ['29.02.2024', '2024-02-29'],
    ['29.02.2023', null],
    ['31.04.2000', null],
    ['00.01.2000', null],
    ['12.13.2000', null],
    // Nothing is cut off or guessed: these texts are refused.
    ['17.05.20001', null],
    ['170520001', null],
    ['17.05.200', null],
    ['17.05.99', null],
    ['17.05', null],
    ['17a05.2000', null],
    ['-17.05.2000', null],
    ['36.5', null],
    ['', null],
  ])('%j is %s', (text, iso) => {
    expect(parseDateText(text)).toBe(iso)
  })

  it('writes a date as dd.mm.yyyy', () => {
    expect(dateTextOf('2000-05-17')).toBe('17.05.2000')
  })
})

describe('a year of two digits', () => {
  it.each([
    ['5.5.99', '2016-12-20', '1999-05-05'],
    ['5/5/99', '2016-12-20', '1999-05-05'],
    ['5.5.01', '2016-12-20', '2001-05-05'],
    ['20.12.16', '2016-12-20', '2016-12-20'],
    ['21.12.16', '2016-12-20', '1916-12-21'],
    ['29.2.00', '2016-12-20', '2000-02-29'],
    ['31.2.99', '2016-12-20', null],
    ['5.5.99', undefined, null],
    ['5.5.1999', '2016-12-20', null],
    ['5.5', '2016-12-20', null],
  ])('%s up to %s is %s', (text, max, iso) => {
    expect(findShortYear(text, max)).toBe(iso)
  })
})
