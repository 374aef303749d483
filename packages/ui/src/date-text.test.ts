import { describe, expect, it } from 'vitest'
import { completeDateTyping, dateTextOf, parseDateText } from './date-text.ts'

describe('reading a date', () => {
  it.each([
    ['17.05.2000', '2000-05-17'],
    ['1.2.2000', '2000-02-01'],
    ['29.02.2024', '2024-02-29'],
    ['29.02.2023', null],
    ['31.04.2000', null],
    ['00.01.2000', null],
    ['12.13.2000', null],
    ['17.05.200', null],
    ['17.05', null],
    ['', null],
  ])('%s is %s', (text, iso) => {
    expect(parseDateText(text)).toBe(iso)
  })

  it('writes it back', () => {
    expect(dateTextOf('2000-05-17')).toBe('17.05.2000')
  })
})

describe('typing a date', () => {
  const type = (keys: string) => [...keys].reduce((text, key) => completeDateTyping(text, text + key), '')

  it.each([
    ['17052000', '17.05.2000'],
    ['17.05.2000', '17.05.2000'],
    ['1/2/2000', '1.2.2000'],
    ['1-2-2000', '1.2.2000'],
    ['17a05', '17.05.'],
    ['170520001', '17.05.2000'],
    ['..17', '17.'],
    ['1.2.1999', '1.2.1999'],
    ['31.02.1999', '31.02.1999'],
    ['٠١٠٢١٩٩٩', '01.02.1999'],
  ])('%s gives %s', (keys, text) => {
    expect(type(keys)).toBe(text)
  })

  it.each([
    ['17.', '17', '17'],
    ['17.0', '17.', '17.'],
    ['17.05.2000', '1.05.2000', '1.05.2000'],
    ['', '17/05/2000', '17.05.2000'],
    ['', ' 17 05 2000', '17.05.2000'],
    ['', '01021999', '01.02.1999'],
    ['', '٠١/٠٢/١٩٩٩', '01.02.1999'],
    ['', '\u200f17.05.2000\u200f', '17.05.2000'],
    ['', '17.05.2000, 12:30', '17.05.2000'],
    // A browser fills in a birthday that way.
    ['', '1999-02-01', '01.02.1999'],
    ['', '1999/2/1', '1.2.1999'],
    // Typed over a whole date: what was there makes room, and the other parts stay.
    ['17.05.2000', '317.05.2000', '31.05.2000'],
    ['17.05.2000', '17.105.2000', '17.10.2000'],
    ['17.05.2000', '1705.2000', '17.05.2000'],
  ])('from %j to %j gives %j', (before, typed, text) => {
    expect(completeDateTyping(before, typed)).toBe(text)
  })
})
