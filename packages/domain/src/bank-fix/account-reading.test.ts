import { describe, expect, test } from 'vitest'
import { judgeAccountNumber } from './account-reading.ts'

const account = { branch: '936', accountNumber: '7654321' }
const judge = (...lines: string[]) => judgeAccountNumber(lines, account)

describe('the account number in a confirmation', () => {
  test.each([
    ['as it was given', '7654321'],
    ['among letters', 'Account 7654321, branch 936'],
    ['behind bank and branch', '10-936-7654321'],
    ['with zeros in front', '0007654321'],
    ['in groups', '765-4321'],
    ['with spaces', '76 543 21'],
    ['in an IBAN', 'IL62 0109 3600 0000 7654 321'],
  ])('is equal %s', (_name, line) => {
    expect(judge(line)).toEqual({ code: 'EQUAL' })
  })

  test('is different where another number of its length stands alone', () => {
    expect(judge('Account 7654312', 'Branch 936')).toEqual({ code: 'DIFFERENT', read: '7654312' })
  })

  test.each([
    ['nothing was read', ''],
    ['only other lengths stand there', 'Date 01/02/2026, branch 936, reference 12'],
    ['it is a part of a longer number', '176543210'],
  ])('is unread where %s', (_name, line) => {
    expect(judge(line)).toEqual({ code: 'UNREAD' })
  })

  test('takes neither a phone nor an identity number for an account', () => {
    const long = { branch: '936', accountNumber: '123456789' }
    expect(judgeAccountNumber(['000000018', '050123456'], long)).toEqual({ code: 'UNREAD' })
    expect(judgeAccountNumber(['123456780'], long)).toEqual({ code: 'DIFFERENT', read: '123456780' })
  })

  test('takes a short number only beside its branch, since a year is as long', () => {
    const short = { branch: '936', accountNumber: '2031' }
    expect(judgeAccountNumber(['31.12.2031'], short)).toEqual({ code: 'UNREAD' })
    expect(judgeAccountNumber(['936 / 2031'], short)).toEqual({ code: 'EQUAL' })
  })
})
