import { describe, expect, it } from 'vitest'
import { digitGroups, findAccountDigits, findWrittenAccount } from './bank-account.ts'

describe('the number of an account', () => {
  it.each([
    ['123456', '123456'],
    ['0050067', '0050067'],
    ['123 456', '123456'],
    ['12345 6', '123456'],
    ['123456/78', '12345678'],
    ['12345-6', '123456'],
    // It is not clear which of the numbers is the account.
    ['12-800-123456', undefined],
    ['12 800 123456', undefined],
    ['12/800/123456', undefined],
    ['123-456', undefined],
    ['800-123456', undefined],
    ['12-3', undefined],
    ['12.5', undefined],
    ['-123456', undefined],
    ['123456a', undefined],
    ['', undefined],
  ])('%j has the account digits %j', (text, digits) => {
    expect(findAccountDigits(text)).toBe(digits)
  })
})

describe('an account with its bank and branch', () => {
  it.each([
    ['12-800-123456', ['12', '800', '123456']],
    ['12 800 123456', ['12', '800', '123456']],
    ['12/800/123456', ['12', '800', '123456']],
    [' 10-800-1234567/8 ', ['10', '800', '12345678']],
    ['04-112-50067', ['4', '112', '50067']],
    ['בנק 12, סניף 800, חשבון 123456', ['12', '800', '123456']],
    ['١٢-٨٠٠-١٢٣٤٥٦', ['12', '800', '123456']],
    ['12-800-123', undefined],
    ['123-800-123456', undefined],
    ['12-8000-123456', undefined],
    ['12-800', undefined],
    ['123456', undefined],
    ['12 34 56 78', undefined],
    ['', undefined],
  ])('%j names %j', (text, expected) => {
    const found = findWrittenAccount(text)
    expect(found && [found.bank, found.branch, found.accountNumber]).toEqual(expected)
  })
})

it.each([
  ['123456', '123 456'],
  ['1234567', '1 234 567'],
  ['0050067', '0 050 067'],
  ['12', '12'],
  ['', ''],
])('%s is read back as %s', (digits, groups) => {
  expect(digitGroups(digits).join(' ')).toBe(groups)
})
