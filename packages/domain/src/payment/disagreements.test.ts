import { expect, test } from 'vitest'
import type { Ledger } from '../ledger/ledger-entry.ts'
import {
  type BatchRow,
  type Disagreement,
  findDisagreements,
  rowTotals,
  totalsApart,
} from './disagreements.ts'

const ledger: Ledger = [
  { kind: 'ENTITLEMENT', scoreVersion: 1, award: 4_000 },
  { kind: 'ACCOUNT_ACCEPTED', account: 'first' },
  { kind: 'ORDER', order: 'a', batch: 'b', amount: 4_000, account: 'first', reissues: [] },
  { kind: 'RESULT', order: 'a', result: 'RETURNED', reason: '' },
  { kind: 'ACCOUNT_ACCEPTED', account: 'second' },
  { kind: 'ORDER', order: 'c', batch: 'd', amount: 4_000, account: 'second', reissues: ['a'] },
]
const first: BatchRow = { reference: 'a', state: 'RETURNED', amount: 4_000 }
const second: BatchRow = { reference: 'c', state: 'OPEN', amount: 4_000 }

test.each<[string, readonly BatchRow[], readonly Disagreement[]]>([
  ['equal rows', [first, second], []],
  [
    'rows that are no orders yet, or never were',
    [
      first,
      second,
      { reference: 'e', state: 'CHOSEN', amount: 1 },
      { reference: 'f', state: 'LEFT_OUT', amount: 1 },
    ],
    [],
  ],
  ['a lost row', [second], [{ reference: 'a', ledger: 'RETURNED', row: null, amount: 4_000 }]],
  ['a lost row of an open order', [first], [{ reference: 'c', ledger: 'OPEN', row: null, amount: 4_000 }]],
  [
    'a row without an order',
    [first, second, { reference: 'x', state: 'PAID', amount: 7 }],
    [{ reference: 'x', ledger: null, row: 'PAID', amount: 7 }],
  ],
  [
    'another result',
    [{ ...first, state: 'PAID' }, second],
    [{ reference: 'a', ledger: 'RETURNED', row: 'PAID', amount: 4_000 }],
  ],
  [
    'another amount',
    [first, { ...second, amount: 1 }],
    [{ reference: 'c', ledger: 'OPEN', row: 'OPEN', amount: 1 }],
  ],
  [
    'an order whose row was never exported',
    [first, { ...second, state: 'CHOSEN' }],
    [{ reference: 'c', ledger: 'OPEN', row: 'CHOSEN', amount: 4_000 }],
  ],
])('%s', (_name, rows, found) => {
  expect(findDisagreements(ledger, rows)).toEqual(found)
})

test('the rows of a batch are added up by their state; drafts and rows left out are no orders', () => {
  const totals = rowTotals([
    { state: 'OPEN', amount: 1 },
    { state: 'PAID', amount: 20 },
    { state: 'RETURNED', amount: 300 },
    { state: 'CANCELLED', amount: 4_000 },
    { state: 'LEFT_OUT', amount: 50_000 },
    { state: 'CHOSEN', amount: 600_000 },
  ])
  expect(totals).toEqual({ ordered: 4_321, inFlight: 1, paid: 20, returned: 300, cancelled: 4_000 })
})

test('the distance of totals is the greatest difference of a part', () => {
  const none = rowTotals([])
  expect(totalsApart(none, none)).toBe(0)
  const paid = rowTotals([{ state: 'PAID', amount: 5 }])
  expect(totalsApart(none, paid)).toBe(5)
  // The same sum in another state.
  expect(totalsApart(paid, rowTotals([{ state: 'OPEN', amount: 5 }]))).toBe(5)
})
