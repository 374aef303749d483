import { describe, expect, test } from 'vitest'
import type { Ledger, LedgerEntry } from '../ledger/ledger-entry.ts'
import type { BankPayee } from './bank-payee.ts'
import { findLeftOut, findLeftOutSince, type LeftOutReason, type Payable } from './left-out.ts'

const now = new Date('2026-01-20T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const payee: BankPayee = {
  name: 'Dana',
  requestNumber: '2025-000001',
  identityNumber: '000000018',
  bank: '12',
  branch: '641',
  accountNumber: '123456',
}
const accepted: LedgerEntry = { kind: 'ACCOUNT_ACCEPTED', account: 'first' }
const award: LedgerEntry = { kind: 'ENTITLEMENT', scoreVersion: 1, award: 4_000 }
const order: LedgerEntry = {
  kind: 'ORDER',
  order: 'a',
  batch: 'b',
  amount: 4_000,
  account: 'first',
  reissues: [],
}
const returned: LedgerEntry = { kind: 'RESULT', order: 'a', result: 'RETURNED', reason: 'ACCOUNT_CLOSED' }
const quarantined: LedgerEntry = { kind: 'QUARANTINED', row: 'r', reason: 'AMOUNT_DIFFERS' }
const second: LedgerEntry = { kind: 'ACCOUNT_ACCEPTED', account: 'second' }

const payable = (ledger: Ledger, change: Partial<Payable> = {}): Payable => ({
  ledger,
  isSponsored: false,
  account: { source: 'SENT', createdAt: hoursAgo(1) },
  payee,
  ...change,
})

describe('a due award is left out of a batch', () => {
  test.each<[string, Payable, LeftOutReason | undefined]>([
    ['not if nothing prevents the order', payable([accepted, award]), undefined],
    ['while an order is open', payable([accepted, award, order]), 'ORDER_OPEN'],
    ['while a row is quarantined', payable([accepted, award, quarantined]), 'QUARANTINE_WAITS'],
    ['without an account', payable([award]), 'ACCOUNT_NEEDED'],
    ['after a return', payable([accepted, award, order, returned]), 'ACCOUNT_NEEDED'],
    [
      'for two days after a bank fix',
      payable([award, second], { account: { source: 'FIX', createdAt: hoursAgo(47.9) } }),
      'ACCOUNT_RECENT',
    ],
    [
      'no longer two days after it',
      payable([award, second], { account: { source: 'FIX', createdAt: hoursAgo(48) } }),
      undefined,
    ],
    [
      'where the bank has no room for the number',
      payable([accepted, award], { payee: { ...payee, accountNumber: '1234567890' } }),
      'BANK_REFUSES_FIELDS',
    ],
    [
      'not for a sponsored student without any account',
      payable([award], { isSponsored: true, account: null, payee: undefined }),
      undefined,
    ],
  ])('%s', (_name, row, reason) => {
    expect(findLeftOut(row, now)).toBe(reason)
  })

  test.each<[string, Payable, LeftOutReason | undefined]>([
    ['not if nothing changed', payable([accepted, award]), undefined],
    ['if the account was replaced', payable([accepted, award, second]), 'ACCOUNT_CHANGED'],
    ['if the account was erased', payable([accepted, award, { kind: 'ACCOUNT_ERASED' }]), 'ACCOUNT_CHANGED'],
    ['if the award rose', payable([accepted, award, { ...award, award: 6_240 }]), 'AMOUNT_CHANGED'],
    ['where it was ordered elsewhere', payable([accepted, award, order]), 'ORDER_OPEN'],
    ['where a result was quarantined', payable([accepted, award, quarantined]), 'QUARANTINE_WAITS'],
  ])('after the batch was made: %s', (_name, row, reason) => {
    expect(findLeftOutSince({ amount: 4_000, account: 'first' }, row, now)).toBe(reason)
  })
})
