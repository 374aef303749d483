import { describe, expect, it } from 'vitest'
import type { LedgerEntry } from './ledger-entry.ts'
import { findMoneyNextStep, movementsOf } from './movements.ts'

const entitlement = { kind: 'ENTITLEMENT', scoreVersion: 1, award: 4_000 } as const
const accepted = (account: string) => ({ kind: 'ACCOUNT_ACCEPTED', account }) as const
const order = (name: string, account: string | null, reissues: string[] = []) =>
  ({ kind: 'ORDER', order: name, batch: 'b1', amount: 4_000, account, reissues }) as const
const result = (name: string, outcome: 'PAID' | 'RETURNED') =>
  ({ kind: 'RESULT', order: name, result: outcome, reason: outcome === 'RETURNED' ? 'CLOSED' : '' }) as const
const dated = (entries: readonly LedgerEntry[]) =>
  entries.map((entry, day) => ({ entry, at: new Date(Date.UTC(2026, 6, day + 1)) }))

describe('the movements of a ledger', () => {
  it('go from the award to the payment to a second account', () => {
    const shown = movementsOf(
      dated([
        accepted('a'),
        entitlement,
        order('o1', 'a'),
        result('o1', 'RETURNED'),
        accepted('b'),
        order('o2', 'b', ['o1']),
        result('o2', 'PAID'),
        { ...entitlement, scoreVersion: 2, award: 6_240 },
      ]),
    )
    expect(shown.map(({ kind, amount, account, reason }) => [kind, amount, account, reason])).toEqual([
      ['ENTITLED', 4_000, null, null],
      ['ORDERED', 4_000, 'a', null],
      ['RETURNED', 4_000, 'a', 'CLOSED'],
      ['ACCOUNT_ACCEPTED', null, 'b', null],
      ['ORDERED', 4_000, 'b', null],
      ['PAID', 4_000, 'b', null],
      ['ENTITLED_AGAIN', 6_240, null, null],
    ])
    expect(shown[0]?.at).toEqual(new Date(Date.UTC(2026, 6, 2)))
  })

  it('leave out entries that only finance handles', () => {
    const shown = movementsOf(
      dated([
        entitlement,
        order('o1', null),
        { kind: 'QUARANTINED', row: 'r1', reason: 'AMOUNT' },
        { kind: 'CORRECTION', row: 'r1', amount: 0, by: ['f1', 'f2'], reason: 'dismissed' },
        { kind: 'CANCELLATION', order: 'o1', by: ['f1', 'f2'], reason: 'the bank says so' },
        { kind: 'ACCOUNT_ERASED' },
      ]),
    )
    expect(shown.map(({ kind }) => kind)).toEqual(['ENTITLED', 'ORDERED', 'CANCELLED'])
  })
})

it.each([
  ['nothing was awarded', [], false, false, undefined],
  ['the award waits for a batch', [accepted('a'), entitlement], false, false, 'WAITING'],
  ['an order is open', [accepted('a'), entitlement, order('o1', 'a')], false, false, 'PAYING'],
  ['all is paid', [accepted('a'), entitlement, order('o1', 'a'), result('o1', 'PAID')], false, false, 'DONE'],
  [
    'it came back',
    [accepted('a'), entitlement, order('o1', 'a'), result('o1', 'RETURNED')],
    false,
    false,
    'ACCOUNT',
  ],
  [
    'the new account is checked',
    [accepted('a'), entitlement, order('o1', 'a'), result('o1', 'RETURNED')],
    false,
    true,
    'CHECKING',
  ],
  ['the institution pays', [entitlement], true, false, 'INSTITUTION'],
] as const)('the next step if %s', (_, ledger, isSponsored, isChecked, next) => {
  expect(findMoneyNextStep(ledger, isSponsored, isChecked)).toBe(next)
})
