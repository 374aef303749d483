import { describe, expect, test } from 'vitest'
import { type BankFileHeader, BankFileRefused, bankFileEnd, bankFileHead, bankFileLine } from './bank-file.ts'
import { headFields, orderFields, recordLength, totalFields } from './bank-file-layout.ts'
import { type BankField, type BankPayee, findBankFieldRefusal } from './bank-payee.ts'

const header: BankFileHeader = {
  payerCode: '12345678',
  senderCode: '54321',
  payerName: 'Milgo',
  day: '260120',
  serial: '007',
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
  test('has lines of 128 characters, with each number at its position', () => {
    const text = bankFileLine(header, order)
    expect(text).toHaveLength(128)
    expect(text.slice(17, 19)).toBe('12')
    expect(text.slice(19, 22)).toBe('641')
    expect(text.slice(26, 35)).toBe('000003308')
    expect(text.slice(36, 45)).toBe('012345674')
    expect(text.slice(45, 61)).toBe('      ילארשי הנד')
    expect(text.slice(61, 74)).toBe('0000000624000')
    expect(text.slice(74, 94)).toBe('00000000001007000214')
    expect(bankFileHead(header)).toBe(
      ['K', '12345678', '00', '260120', '0', '007', '0', '260120', '54321', '000000'].join('') +
        `${'Milgo'.padStart(30)}${' '.repeat(56)}KOT`,
    )
    const [total, end] = bankFileEnd(header, { orders: 2, total: 10_240 })
    expect(total?.slice(0, 21)).toBe('512345678002601200007')
    expect(total?.slice(21, 36)).toBe('000000001024000')
    expect(total?.slice(51, 58)).toBe('0000002')
    expect(end).toBe('9'.repeat(128))
  })

  test.each([
    ['the head', headFields, { KOT: 126, payerName: 40, senderCode: 29 }],
    ['an order', orderFields, { payeeName: 46, agorot: 62, reference: 75, transactionType: 106 }],
    ['the total', totalFields, { agorot: 22, orders: 52 }],
  ])('the fields of %s fill the record, each at its published position', (_name, fields, places) => {
    const starts = new Map<string, number>()
    let place = 1
    for (const { name, length, always } of fields) {
      starts.set(always === 'KOT' ? always : name, place)
      place += length
    }
    expect(place - 1).toBe(recordLength)
    for (const [name, start] of Object.entries(places))
      expect([name, starts.get(name)]).toEqual([name, start])
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
    ['Dana', '            Dana'],
    ['מרים בן־חיים', '    םייח-ןב םירמ'],
    ['צ׳רלי', "           ילר'צ"],
    ['דנה Levy 2', '      2 Levy הנד'],
    ['אלכסנדרה בן־שמעוני', 'נועמש-ןב הרדנסכלא'.slice(1)],
    ['مريم', '     2025-000482'],
    ['Zoë', '     2025-000482'],
    ['line\nbreak', '     2025-000482'],
  ])('writes the name %j as %j', (name, written) => {
    expect(bankFileLine(header, { ...order, payee: { ...payee, name } }).slice(45, 61)).toBe(written)
  })
})
