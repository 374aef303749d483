import { describe, expect, it } from 'vitest'
import { isIsraeliId } from '../identity/israeli-id.ts'
import { compareNumber, printedNumbersIn } from './printed-numbers.ts'

describe('numbers in a line', () => {
  it.each([
    ['account 12-345-678901 at branch 345', ['12-345-678901', '345']],
    ['1 2345678 2', ['1 2345678 2']],
    ['חשבון מס׳ 678901', ['678901']],
    ['17/11/2026, 17.11.26 and 2026-11-17', []],
    ['a 7 alone', []],
    ['', []],
  ])('%s', (line, found) => {
    expect(printedNumbersIn(line)).toEqual(found)
  })
})

describe('comparing a number', () => {
  it.each([
    ['alone', '678901', ['345', '678901'], 'EQUAL', '678901'],
    ['behind bank and branch', '678901', ['12-345-678901'], 'EQUAL', '12-345-678901'],
    ['with signs inside', '678901', ['678-901'], 'EQUAL', '678-901'],
    ['with zeros in front', '678901', ['000678901'], 'EQUAL', '000678901'],
    ['typed with zeros', '000678901', ['678901'], 'EQUAL', '678901'],
    ['with a digit that differs', '678901', ['12-345-678991'], 'DIFFERENT', '12-345-678991'],
    ['among numbers of other lengths', '678901', ['03-7654321', '345'], 'UNREAD', null],
    ['where nothing was read', '678901', [], 'UNREAD', null],
    ['too short to be told from others', '123', ['123'], 'UNREAD', null],
  ] as const)('%s', (_name, expected, printed, reading, shown) => {
    expect(compareNumber(expected, printed)).toEqual({ reading, printed: shown })
  })

  it('is not different if the check digit shows that it was misread', () => {
    const compare = (printed: string) => compareNumber('123456782', [printed], { isPossible: isIsraeliId })
    expect(compare('123456789').reading).toBe('UNREAD')
    expect(compare('305567661')).toEqual({ reading: 'DIFFERENT', printed: '305567661' })
  })

  it('ignores a number that is printed for another reason', () => {
    const printed = ['123456782']
    expect(compareNumber('555555555', printed).reading).toBe('DIFFERENT')
    expect(compareNumber('555555555', printed, { others: ['123456782'] }).reading).toBe('UNREAD')
    expect(compareNumber('123456782', printed, { others: ['123456782'] }).reading).toBe('EQUAL')
  })
})
