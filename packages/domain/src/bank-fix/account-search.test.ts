import { describe, expect, test } from 'vitest'
import type { LedgerEntry } from '../ledger/ledger-entry.ts'
import { bankFixReminderDays } from '../status/bank-fix-state.ts'
import { type AccountSearch, findSearchStep, unclaimedDays } from './account-search.ts'

const start = new Date('2026-03-01T10:00:00Z')
const after = (days: number) => new Date(start.getTime() + days * 86_400_000)
const award: LedgerEntry = { kind: 'ENTITLEMENT', scoreVersion: 1, award: 4_000 }
const accepted: LedgerEntry = { kind: 'ACCOUNT_ACCEPTED', account: 'first' }
const order: LedgerEntry = {
  kind: 'ORDER',
  order: 'o',
  batch: 'b',
  amount: 4_000,
  account: 'first',
  reissues: [],
}
const returned: LedgerEntry = { kind: 'RESULT', order: 'o', result: 'RETURNED', reason: 'ACCOUNT_CLOSED' }
const dated = (...entries: LedgerEntry[]) => entries.map((entry) => ({ at: start, entry }))
const search: AccountSearch = {
  status: 'APPEAL_SUBMITTED',
  entries: dated(accepted, award, order, returned),
  isSponsored: false,
  isFixWaiting: false,
  askedAt: null,
  refusedAt: null,
}
const step = (change: Partial<AccountSearch>, days: number) =>
  findSearchStep({ ...search, ...change }, after(days))

describe('the search for an account', () => {
  test('does not exist if an account is usable or nothing is due', () => {
    expect(step({ entries: dated(accepted, award) }, 1)).toBeUndefined()
    expect(step({ entries: dated(accepted, award, order) }, 1)).toBeUndefined()
    expect(step({ isSponsored: true }, 1)).toBeUndefined()
  })

  test('starts with the message about a returned payment, or with asking for an account', () => {
    expect(step({}, 0)).toEqual({
      news: { kind: 'returned', entry: 4 },
      reminder: undefined,
      isOver: false,
    })
    expect(step({ entries: dated(award) }, 0)?.news).toEqual({ kind: 'asked', entry: 1 })
    const erased: LedgerEntry = { kind: 'ACCOUNT_ERASED' }
    expect(step({ entries: dated(erased, award) }, 0)?.news).toEqual({ kind: 'asked', entry: 2 })
  })

  test('reports a return at once in every status, and leaves asking to finance if the status is about the bank', () => {
    expect(step({ status: 'INVALID_BANK' }, 0)?.news?.kind).toBe('returned')
    expect(step({ status: 'INVALID_BANK', entries: dated(award) }, 0)?.news).toBeUndefined()
  })

  test('reports every return', () => {
    const again = dated(
      accepted,
      award,
      order,
      returned,
      { kind: 'ACCOUNT_ACCEPTED', account: 'second' },
      {
        ...order,
        order: 'p',
        account: 'second',
        reissues: ['o'],
      },
      { ...returned, order: 'p' },
    )
    expect(step({ entries: again }, 0)?.news).toEqual({ kind: 'returned', entry: 7 })
  })

  test('sends a reminder on each of the days', () => {
    for (const [place, days] of bankFixReminderDays.entries()) {
      expect(step({}, days - 0.01)?.reminder?.number ?? 0).toBe(place)
      expect(step({}, days)?.reminder).toEqual({ since: start, number: place + 1 })
    }
  })

  test.each<[string, Partial<AccountSearch>]>([
    ['finance has not asked', { status: 'INVALID_BANK' }],
    ['finance has an account to decide on', { isFixWaiting: true }],
    ['finance decides', { status: 'INVALID_BANK_REPAIR_BACK_FROM' }],
  ])('neither reminds nor ends while %s', (_name, change) => {
    expect(step(change, 400)).toMatchObject({ reminder: undefined, isOver: false })
  })

  test('counts the days from the moment when finance asked, or refused an account', () => {
    const asked = { status: 'INVALID_BANK_BACK_FOR_REPAIR', askedAt: after(100) } as const
    expect(step(asked, 102)?.reminder).toBeUndefined()
    expect(step(asked, 103)?.reminder).toEqual({ since: after(100), number: 1 })
    expect(step({ refusedAt: after(100) }, 102)?.reminder).toBeUndefined()
    expect(step(asked, 100 + unclaimedDays - 1)?.isOver).toBe(false)
    expect(step(asked, 100 + unclaimedDays)?.isOver).toBe(true)
  })

  test('ends two weeks after the last reminder, once', () => {
    expect(step({}, unclaimedDays - 0.01)?.isOver).toBe(false)
    expect(step({}, unclaimedDays)?.isOver).toBe(true)
    const over = dated(accepted, award, order, returned, { kind: 'UNCLAIMED' })
    expect(step({ entries: over }, unclaimedDays + 1)?.isOver).toBe(false)
    expect(unclaimedDays).toBeGreaterThan(Math.max(...bankFixReminderDays))
  })
})
