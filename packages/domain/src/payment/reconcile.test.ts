import { expect, test } from 'vitest'
import type { Ledger } from '../ledger/ledger-entry.ts'
import { addTotals, ageingOf, batchDifference, noMoney, periodDifference, totalsOf } from './reconcile.ts'

const ledger: Ledger = [
  { kind: 'ENTITLEMENT', scoreVersion: 1, award: 6_240 },
  { kind: 'ACCOUNT_ACCEPTED', account: 'first' },
  { kind: 'ORDER', order: 'a', batch: 'b', amount: 6_240, account: 'first', reissues: [] },
  { kind: 'RESULT', order: 'a', result: 'RETURNED', reason: '' },
]

test('the totals of ledgers are added up, and those of the period are consistent', () => {
  const totals = addTotals(totalsOf(ledger, false), totalsOf(ledger.slice(0, 3), false))
  expect(totals).toEqual({ ...noMoney, entitled: 12_480, inFlight: 6_240, due: 6_240, returned: 6_240 })
  expect(periodDifference(totals)).toBe(0)
})

test('inconsistent totals give a difference', () => {
  expect(periodDifference({ ...noMoney, entitled: 1 })).toBe(1)
  expect(periodDifference({ ...noMoney, entitled: 1, due: 1 })).toBe(1)
  expect(batchDifference({ ordered: 5, paid: 1, inFlight: 1, returned: 1, cancelled: 1 })).toBe(1)
})

test.each([
  [29, 0],
  [30, 1],
  [89.9, 1],
  [90, 2],
  [180, 3],
  [900, 3],
])('unclaimed for %d days is in step %d', (days, step) => {
  const now = new Date('2026-06-01T00:00:00Z')
  expect(ageingOf(new Date(now.getTime() - days * 86_400_000), now)).toBe(step)
})
