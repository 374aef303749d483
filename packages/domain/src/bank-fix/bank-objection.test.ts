import { expect, test } from 'vitest'
import type { LedgerEntry } from '../ledger/ledger-entry.ts'
import { findBankObjection } from './bank-objection.ts'

const order = (name: string, account: string): LedgerEntry => ({
  kind: 'ORDER',
  order: name,
  batch: 'b',
  amount: 4_000,
  account,
  reissues: [],
})
const result = (name: string, came: 'PAID' | 'RETURNED', reason = ''): LedgerEntry => ({
  kind: 'RESULT',
  order: name,
  result: came,
  reason,
})

test('no objection where nothing came back', () => {
  expect(findBankObjection([])).toBeUndefined()
  expect(findBankObjection([order('o', 'first'), result('o', 'PAID')])).toBeUndefined()
})

test('the last payment that came back counts, with its account', () => {
  const ledger = [
    order('o', 'first'),
    result('o', 'RETURNED', 'ACCOUNT_CLOSED'),
    order('p', 'second'),
    result('p', 'RETURNED', 'OWNER_DIFFERS'),
  ]
  expect(findBankObjection(ledger)).toEqual({ reason: 'OWNER_DIFFERS', account: 'second' })
})

test('a bank that gave no reason gave another one', () => {
  expect(findBankObjection([order('o', 'first'), result('o', 'RETURNED')])?.reason).toBe('OTHER')
})
