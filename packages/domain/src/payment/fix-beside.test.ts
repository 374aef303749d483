import { expect, test } from 'vitest'
import { type FixAccount, isFixBegunBeside } from './fix-beside.ts'

const day = (number: number) => new Date(Date.UTC(2026, 0, number))
const sent: FixAccount = {
  source: 'SENT',
  isBeside: false,
  createdAt: day(1),
  acceptedAt: day(1),
  refusedAt: null,
  erasedAt: null,
}
const beside: FixAccount = {
  source: 'FIX',
  isBeside: true,
  createdAt: day(5),
  acceptedAt: null,
  refusedAt: null,
  erasedAt: null,
}
const within: FixAccount = { ...beside, isBeside: false }
const accepted: FixAccount = { ...beside, createdAt: day(6), acceptedAt: day(7) }

test.each<[string, readonly FixAccount[], boolean]>([
  ['no account', [], false],
  ['the account of the application alone', [sent], false],
  ['one that was sent beside the status', [beside, sent], true],
  ['one that was refused there', [{ ...beside, refusedAt: day(6) }, sent], true],
  [
    'one that was refused where the status is about the bank',
    [{ ...within, refusedAt: day(6) }, sent],
    false,
  ],
  ['one that this status has left behind undecided', [within, sent], true],
  ['one that was accepted', [accepted, sent], false],
  ['one before another that was accepted', [accepted, beside, sent], false],
  ['one after another that was accepted', [{ ...beside, createdAt: day(8) }, accepted, sent], true],
  ['one that was erased', [{ ...beside, erasedAt: day(9) }, sent], false],
])('a fix begun beside the status: %s', (_name, accounts, isBegun) => {
  expect(isFixBegunBeside(accounts)).toBe(isBegun)
})
