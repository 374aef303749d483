import { expect, test } from 'vitest'
import type { LedgerEntry } from '../ledger/ledger-entry.ts'
import { findAccountProblem } from './account-problem.ts'

const order = (name: string, account: string | null): LedgerEntry => ({
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
const erased: LedgerEntry = { kind: 'ACCOUNT_ERASED' }
const unpayable: LedgerEntry = { kind: 'ACCOUNT_UNPAYABLE', account: 'long' }
const opened: LedgerEntry = { kind: 'BANK_FIX_OPENED', by: ['one', 'other'] }
const bounced = [order('o', 'first'), result('o', 'RETURNED', 'ACCOUNT_CLOSED')]
const none = { problem: 'NO_ACCOUNT', ground: 'MISSING', account: null }
const missing = (problem: string) => ({ ...none, problem })
const back = (problem: string, account: string) => ({ problem, ground: 'RETURNED', account })

test.each<[string, readonly LedgerEntry[], object]>([
  ['no entry', [], none],
  ['a paid order', [order('o', 'first'), result('o', 'PAID')], none],
  ['a returned payment', bounced, back('ACCOUNT_CLOSED', 'first')],
  ['a payment returned without a reason', [order('o', 'a'), result('o', 'RETURNED')], back('OTHER', 'a')],
  [
    'two that came back: the last counts',
    [...bounced, order('p', 'second'), result('p', 'RETURNED', 'OWNER_DIFFERS')],
    back('OWNER_DIFFERS', 'second'),
  ],
  ['an erased account', [erased], missing('ACCOUNT_ERASED')],
  ['an account that was erased after it failed', [...bounced, erased], missing('ACCOUNT_ERASED')],
  [
    'an account that the bank has no room for',
    [unpayable],
    { problem: 'BANK_FILE_REFUSES', ground: 'UNPAYABLE', account: 'long' },
  ],
  [
    'an institution that cannot pay, also where its row comes back later',
    [order('o', null), opened, result('o', 'RETURNED', 'OTHER')],
    missing('INSTITUTION_CANNOT_PAY'),
  ],
])('%s', (_name, ledger, problem) => {
  expect(findAccountProblem(ledger)).toEqual(problem)
})
