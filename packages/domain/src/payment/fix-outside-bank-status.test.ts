import { expect, test } from 'vitest'
import { type FixAccount, isFixBegunOutsideBankStatus } from './fix-outside-bank-status.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const sent: FixAccount = {
  source: 'SENT',
  isOutsideBankStatus: false,
  createdAt: day(1),
  acceptedAt: day(1),
  refusedAt: null,
  erasedAt: null,
}
const outside: FixAccount = {
  source: 'FIX',
  isOutsideBankStatus: true,
  createdAt: day(5),
  acceptedAt: null,
  refusedAt: null,
  erasedAt: null,
}
const within: FixAccount = { ...outside, isOutsideBankStatus: false }
const accepted: FixAccount = { ...outside, createdAt: day(6), acceptedAt: day(7) }

test.each<[string, readonly FixAccount[], boolean]>([
  ['no account', [], false],
  ['the account of the application alone', [sent], false],
  ['an account sent outside a bank status', [outside, sent], true],
  ['an account sent outside a bank status and refused', [{ ...outside, refusedAt: day(6) }, sent], true],
  [
    'one that was refused where the status is about the bank',
    [{ ...within, refusedAt: day(6) }, sent],
    false,
  ],
  ['one that this status has left behind undecided', [within, sent], true],
  ['one that was accepted', [accepted, sent], false],
  ['one before another that was accepted', [accepted, outside, sent], false],
  ['one after another that was accepted', [{ ...outside, createdAt: day(8) }, accepted, sent], true],
  ['one that was erased', [{ ...outside, erasedAt: day(9) }, sent], false],
])('a fix begun outside a bank status: %s', (_name, accounts, isBegun) => {
  expect(isFixBegunOutsideBankStatus(accounts)).toBe(isBegun)
})
