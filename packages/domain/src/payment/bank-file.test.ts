import { describe, expect, test } from 'vitest'
import { type BankFileHeader, BankFileRefused, bankFileEnd, bankFileHead, bankFileLine } from './bank-file.ts'
import { type BankField, type BankPayee, findBankFieldRefusal } from './bank-payee.ts'

const header: BankFileHeader = {
  payerCode: '12345678',
  senderCode: '54321',
  payerName: 'Milgo',
  day: '260120',
}
const payee: BankPayee = {
  name: 'דנה ישראלי',
  requestNumber: '2025-000482',
  identityNumber: '012345674',
  bank: '012',
  branch: '0641',
  accountNumber: '0003308',
}
const order = { reference: '1007000214', amount: 6_240, payee }

describe('the fixed-width file of the bank', () => {
  test('has lines of 128 characters, with numbers in their places', () => {
    const text = bankFileLine(header, order)
    expect(text).toHaveLength(128)
    expect(text.slice(17, 19)).toBe('12')
    expect(text.slice(19, 22)).toBe('641')
    expect(text.slice(26, 35)).toBe('000003308')
    expect(text.slice(36, 45)).toBe('012345674')
    expect(text.slice(45, 61)).toBe('דנה ישראלי      ')
    expect(text.slice(61, 74)).toBe('0000000624000')
    expect(text.slice(74, 94)).toBe('00000000001007000214')
    expect(bankFileHead(header)).toMatch(/^K1234567800260120/)
    const [total, end] = bankFileEnd(header, { orders: 2, total: 10_240 })
    expect(total?.slice(21, 36)).toBe('000000001024000')
    expect(total?.slice(51, 58)).toBe('0000002')
    expect(end).toBe('9'.repeat(128))
  })

  test.each<[Partial<BankPayee>, BankField | undefined]>([
    [{}, undefined],
    [{ accountNumber: '1234567890' }, 'accountNumber'],
    [{ accountNumber: '000000001234567' }, undefined],
    [{ accountNumber: '=1+1' }, 'accountNumber'],
    [{ accountNumber: '12 34' }, 'accountNumber'],
    [{ accountNumber: '٣٣٠٨' }, 'accountNumber'],
    [{ accountNumber: '' }, 'accountNumber'],
    [{ accountNumber: '0000' }, 'accountNumber'],
    [{ branch: '1000' }, 'branch'],
    [{ bank: '100' }, 'bank'],
    [{ bank: 'x' }, 'bank'],
    [{ identityNumber: '1234567890' }, 'identityNumber'],
    [{ identityNumber: '-12345674' }, 'identityNumber'],
  ])('refuses %j', (change, field) => {
    expect(findBankFieldRefusal({ ...payee, ...change })).toBe(field)
    const write = () => bankFileLine(header, { ...order, payee: { ...payee, ...change } })
    if (field) expect(write).toThrow(BankFileRefused)
    else expect(write()).toHaveLength(128)
  })

  test.each([
    ['Daniel Weissberg', 'Daniel Weissberg'],
    ['מרים בן־חיים', 'מרים בן-חיים    '],
    ['צ׳רלי', "צ'רלי           "],
    ['مريم', '2025-000482     '],
    ['Zoë', '2025-000482     '],
    ['line\nbreak', '2025-000482     '],
  ])('writes the name %j as %j', (name, written) => {
    expect(bankFileLine(header, { ...order, payee: { ...payee, name } }).slice(45, 61)).toBe(written)
  })
})
