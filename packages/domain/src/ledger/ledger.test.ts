import { describe, expect, test } from 'vitest'
import { addEntry, type LedgerRefusal } from './add-entry.ts'
import { type Ledger, LedgerEntry } from './ledger-entry.ts'
import { batchTotals, moneyOf, splitDue } from './money.ts'

const entitled = (award: number): LedgerEntry => ({ kind: 'ENTITLEMENT', scoreVersion: 1, award })
const accepted = (account: string): LedgerEntry => ({ kind: 'ACCOUNT_ACCEPTED', account })
const erased: LedgerEntry = { kind: 'ACCOUNT_ERASED' }
const unpayable: LedgerEntry = { kind: 'ACCOUNT_UNPAYABLE', account: 'first' }
const order = (
  name: string,
  amount: number,
  account: string | null = 'first',
  reissues: string[] = [],
): LedgerEntry => ({ kind: 'ORDER', order: name, batch: 'batch', amount, account, reissues })
const paid = (name: string): LedgerEntry => ({ kind: 'RESULT', order: name, result: 'PAID', reason: '' })
const returned = (name: string): LedgerEntry => ({
  kind: 'RESULT',
  order: name,
  result: 'RETURNED',
  reason: 'NO_SUCH_ACCOUNT',
})
const cancelled = (name: string): LedgerEntry => ({
  kind: 'CANCELLATION',
  order: name,
  by: ['one', 'other'],
  reason: 'confirmed by the bank',
})
const quarantined = (row: string): LedgerEntry => ({ kind: 'QUARANTINED', row, reason: 'AMOUNT_DIFFERS' })
const correction = (row: string, amount: number): LedgerEntry => ({
  kind: 'CORRECTION',
  row,
  amount,
  by: ['one', 'other'],
  reason: 'as the bank wrote',
})
const fixOpened: LedgerEntry = { kind: 'BANK_FIX_OPENED', by: ['one', 'other'] }
const unclaimed: LedgerEntry = { kind: 'UNCLAIMED' }

const awarded: Ledger = [entitled(4_000), accepted('first')]
const inFlight: Ledger = [...awarded, order('a', 4_000)]
const bounced: Ledger = [...inFlight, returned('a')]

describe('the money of a ledger', () => {
  test.each<[string, Ledger, boolean, Partial<ReturnType<typeof moneyOf>>]>([
    ['nothing', [], false, { entitled: 0, paid: 0, inFlight: 0, due: 0, needsAccount: false }],
    ['an award', awarded, false, { entitled: 4_000, due: 4_000, needsAccount: false }],
    ['an award without an account', [entitled(4_000)], false, { due: 4_000, needsAccount: true }],
    ['an award whose account was erased', [...awarded, erased], false, { needsAccount: true }],
    [
      'an award whose account the bank has no room for',
      [...awarded, unpayable],
      false,
      { needsAccount: true },
    ],
    ['the same with another account', [...awarded, unpayable, accepted('b')], false, { needsAccount: false }],
    ['no award and no account', [entitled(0)], false, { due: 0, needsAccount: false }],
    ['an order', inFlight, false, { inFlight: 4_000, due: 0, paid: 0 }],
    ['a payment', [...inFlight, paid('a')], false, { inFlight: 0, due: 0, paid: 4_000 }],
    [
      'a payment that came back',
      [...inFlight, paid('a'), returned('a')],
      false,
      { paid: 0, due: 4_000, needsAccount: true },
    ],
    ['a return', bounced, false, { due: 4_000, needsAccount: true }],
    ['a return and a new account', [...bounced, accepted('second')], false, { needsAccount: false }],
    [
      'a late return of what went to an older account',
      [...inFlight, paid('a'), accepted('second'), returned('a')],
      false,
      { due: 4_000, needsAccount: false },
    ],
    ['a cancelled order', [...inFlight, cancelled('a')], false, { due: 4_000, needsAccount: false }],
    ['a raised award', [...inFlight, paid('a'), entitled(6_240)], false, { paid: 4_000, due: 2_240 }],
    [
      'a correction',
      [...inFlight, quarantined('r'), correction('r', 0)],
      false,
      { inFlight: 4_000, paid: 0 },
    ],
    ['a sponsored student', [entitled(4_000)], true, { due: 4_000, needsAccount: false }],
    [
      'a sponsored student whose row came back',
      [entitled(4_000), order('a', 4_000, null), returned('a')],
      true,
      { due: 4_000, needsAccount: false },
    ],
    ['a sponsored student with the bank fix', [entitled(4_000), fixOpened], true, { needsAccount: true }],
  ])('%s', (_name, ledger, isSponsored, expected) => {
    expect(moneyOf(ledger, isSponsored)).toMatchObject(expected)
  })
})

describe('the parts of the due sum', () => {
  test.each<[string, Ledger, ReturnType<typeof splitDue>]>([
    ['waiting', awarded, { unclaimed: 0, returned: 0, waiting: 4_000 }],
    ['in flight', inFlight, { unclaimed: 0, returned: 0, waiting: 0 }],
    ['returned', bounced, { unclaimed: 0, returned: 4_000, waiting: 0 }],
    [
      'returned, and the award raised',
      [...bounced, entitled(6_240)],
      { unclaimed: 0, returned: 4_000, waiting: 2_240 },
    ],
    [
      'returned, and the award lowered',
      [...bounced, entitled(1_000)],
      { unclaimed: 0, returned: 1_000, waiting: 0 },
    ],
    ['unclaimed', [...bounced, unclaimed], { unclaimed: 4_000, returned: 0, waiting: 0 }],
    [
      'claimed after all',
      [...bounced, unclaimed, accepted('second')],
      { unclaimed: 0, returned: 4_000, waiting: 0 },
    ],
    [
      'issued again',
      [...bounced, accepted('second'), order('b', 4_000, 'second', ['a']), cancelled('b')],
      { unclaimed: 0, returned: 0, waiting: 4_000 },
    ],
  ])('%s', (_name, ledger, parts) => {
    expect(splitDue(ledger)).toEqual(parts)
  })
})

describe('an entry is added only if the rules allow it', () => {
  const fixed: Ledger = [...bounced, accepted('second')]

  test.each<[string, Ledger, LedgerEntry, boolean, LedgerRefusal | undefined]>([
    ['an award below what is in flight', inFlight, entitled(3_999), false, 'AWARD_BELOW_PAID'],
    ['an award as high as what is in flight', inFlight, entitled(4_000), false, undefined],
    ['an award below what is paid', [...inFlight, paid('a')], entitled(3_999), false, 'AWARD_BELOW_PAID'],
    ['an order', awarded, order('a', 4_000), false, undefined],
    ['an order of less than is due', awarded, order('a', 3_999), false, 'AMOUNT_NOT_DUE'],
    ['an order of more than is due', awarded, order('a', 4_001), false, 'AMOUNT_NOT_DUE'],
    ['an order without an award', [accepted('first')], order('a', 4_000), false, 'AMOUNT_NOT_DUE'],
    ['a second order', inFlight, order('b', 4_000), false, 'ORDER_OPEN'],
    ['an order of the same name', [...inFlight, cancelled('a')], order('a', 4_000), false, 'ORDER_KNOWN'],
    ['an order to another account', awarded, order('a', 4_000, 'another'), false, 'ACCOUNT_UNUSABLE'],
    ['an order to an erased account', [...awarded, erased], order('a', 4_000), false, 'ACCOUNT_UNUSABLE'],
    [
      'an order to the account that failed',
      bounced,
      order('b', 4_000, 'first', ['a']),
      false,
      'ACCOUNT_UNUSABLE',
    ],
    ['an order to no account', awarded, order('a', 4_000, null), false, 'ACCOUNT_UNUSABLE'],
    ['a row of a list with an account', [...awarded], order('a', 4_000), true, 'ACCOUNT_UNUSABLE'],
    ['a row of a list', [entitled(4_000)], order('a', 4_000, null), true, undefined],
    [
      'an order while a row is quarantined',
      [...awarded, quarantined('r')],
      order('a', 4_000),
      false,
      'QUARANTINE_WAITS',
    ],
    ['an order that issues again', fixed, order('b', 4_000, 'second', ['a']), false, undefined],
    ['an order that forgets the returned one', fixed, order('b', 4_000, 'second'), false, 'REISSUE_WRONG'],
    [
      'an order that names another one',
      fixed,
      order('b', 4_000, 'second', ['a', 'x']),
      false,
      'REISSUE_WRONG',
    ],
    ['a result of an unknown order', awarded, paid('a'), false, 'ORDER_UNKNOWN'],
    ['a payment told twice', [...inFlight, paid('a')], paid('a'), false, 'RESULT_KNOWN'],
    ['a payment of a returned order', bounced, paid('a'), false, 'RESULT_KNOWN'],
    ['a payment of a cancelled order', [...inFlight, cancelled('a')], paid('a'), false, 'RESULT_KNOWN'],
    ['a return of a payment', [...inFlight, paid('a')], returned('a'), false, undefined],
    ['a second return', [...inFlight, paid('a'), returned('a')], returned('a'), false, 'RESULT_KNOWN'],
    [
      'a return of what was corrected away',
      [...inFlight, paid('a'), quarantined('r'), correction('r', -1)],
      returned('a'),
      false,
      'RESULT_KNOWN',
    ],
    ['a cancellation', inFlight, cancelled('a'), false, undefined],
    ['a cancellation of an unknown order', awarded, cancelled('a'), false, 'ORDER_UNKNOWN'],
    ['a cancellation of a payment', [...inFlight, paid('a')], cancelled('a'), false, 'RESULT_KNOWN'],
    ['a row quarantined twice', [quarantined('r')], quarantined('r'), false, 'QUARANTINE_KNOWN'],
    ['a correction without a row', awarded, correction('r', 1), false, 'QUARANTINE_UNKNOWN'],
    [
      'a second correction',
      [...awarded, quarantined('r'), correction('r', 0)],
      correction('r', 1),
      false,
      'QUARANTINE_UNKNOWN',
    ],
    [
      'a correction above the award',
      [...awarded, quarantined('r')],
      correction('r', 4_001),
      false,
      'PAID_OUT_OF_BOUNDS',
    ],
    [
      'a correction up to the award',
      [...awarded, quarantined('r')],
      correction('r', 4_000),
      false,
      undefined,
    ],
    [
      'a correction beside an order',
      [...inFlight, quarantined('r')],
      correction('r', 1),
      false,
      'PAID_OUT_OF_BOUNDS',
    ],
    [
      'a correction below nothing',
      [...awarded, quarantined('r')],
      correction('r', -1),
      false,
      'PAID_OUT_OF_BOUNDS',
    ],
    ['an account that the bank has no room for', awarded, unpayable, false, undefined],
    ['the same twice', [...awarded, unpayable], unpayable, false, 'ACCOUNT_UNUSABLE'],
    ['the same of an account that was replaced', fixed, unpayable, false, 'ACCOUNT_UNUSABLE'],
    ['the same of an account that an order is under way to', inFlight, unpayable, false, 'ORDER_OPEN'],
    ['a bank fix for a student with a bank', awarded, fixOpened, false, 'NOT_SPONSORED'],
    ['a bank fix for a sponsored student', [entitled(4_000)], fixOpened, true, undefined],
    ['a second one', [entitled(4_000), fixOpened], fixOpened, true, 'BANK_FIX_OPEN'],
    ['unclaimed, though it can be paid', awarded, unclaimed, false, 'NOTHING_UNCLAIMED'],
    ['unclaimed', bounced, unclaimed, false, undefined],
  ])('%s', (_name, ledger, entry, isSponsored, refusal) => {
    const outcome = addEntry(ledger, entry, isSponsored)
    expect(outcome.isAllowed ? undefined : outcome.refusal).toBe(refusal)
    if (outcome.isAllowed) expect(outcome.ledger).toEqual([...ledger, entry])
  })

  test('two signatures must be of two people', () => {
    expect(LedgerEntry.safeParse({ ...fixOpened, by: ['one', 'one'] }).success).toBe(false)
    expect(LedgerEntry.safeParse(fixOpened).success).toBe(true)
  })
})

test('the totals of a batch are those of its orders', () => {
  const other: LedgerEntry = {
    kind: 'ORDER',
    order: 'z',
    batch: 'another',
    amount: 9,
    account: 'first',
    reissues: [],
  }
  expect(
    batchTotals([[...inFlight, paid('a')], bounced, inFlight, [...inFlight, cancelled('a'), other]], 'batch'),
  ).toEqual({ ordered: 16_000, paid: 4_000, inFlight: 4_000, returned: 4_000, cancelled: 4_000 })
})
