import { describe, expect, test } from 'vitest'
import type { Money } from '../ledger/money.ts'
import { accountNeeded, everythingOpen, requestIn, settled } from '../status/circumstances.fixture.ts'
import type { RequestState } from '../status/request-state.ts'
import { type FollowedLedger, findLedgerEvent } from './ledger-event.ts'

const partly: Money = { entitled: 6_240, paid: 4_000, inFlight: 0, due: 2_240, needsAccount: false }
const noAward: Money = { entitled: 0, paid: 0, inFlight: 0, due: 0, needsAccount: false }
const gone: Money = { ...noAward, entitled: 0 }
const follow = (
  request: RequestState,
  money: Money,
  financeId: string | null,
  ledger: Partial<FollowedLedger> = {},
) =>
  findLedgerEvent(request, { money, isSponsored: false, accounts: [], ...ledger }, everythingOpen, financeId)

describe('the status follows the ledger', () => {
  test.each<[string, RequestState, Money, string | undefined]>([
    ['the last payment', requestIn('COMPUTED'), settled, 'PAYMENT_CONFIRMED'],
    ['a payment with more to come', requestIn('COMPUTED'), partly, undefined],
    ['no award', requestIn('COMPUTED'), noAward, undefined],
    ['not before publication', requestIn('COMPUTED', { publishState: '0' }), settled, undefined],
    ['a payment while an appeal runs', requestIn('APPEAL_SUBMITTED'), settled, undefined],
    [
      'a payment after a denied appeal',
      requestIn('APPEAL_DENIED', { publishState: '2' }),
      settled,
      'PAYMENT_CONFIRMED',
    ],
    ['a return', requestIn('COMPUTED'), accountNeeded, 'ACCOUNT_NEEDED'],
    ['a return of what was paid', requestIn('SCHOLARSHIP_PAID'), accountNeeded, 'ACCOUNT_NEEDED'],
    ['a return while an appeal runs', requestIn('APPEAL_SUBMITTED'), accountNeeded, undefined],
    ['a return while the account is asked for', requestIn('INVALID_BANK'), accountNeeded, undefined],
    ['a payment after a fix', requestIn('INVALID_BANK_FIXED'), settled, 'PAYMENT_CONFIRMED'],
    ['nothing due any more', requestIn('INVALID_BANK'), gone, 'NOTHING_DUE'],
    ['a correction that pays the rest', requestIn('INVALID_BANK_BACK_FOR_REPAIR'), settled, 'NOTHING_DUE'],
  ])('%s', (_name, request, money, event) => {
    expect(follow(request, money, 'staff')?.event).toBe(event)
  })

  test('without a finance member only events of the system follow', () => {
    expect(follow(requestIn('COMPUTED'), settled, null)).toBeUndefined()
    expect(follow(requestIn('COMPUTED'), accountNeeded, null)).toBeUndefined()
    expect(follow(requestIn('INVALID_BANK'), gone, null)?.event).toBe('NOTHING_DUE')
  })

  test('finance confirms, and the system ends a bank problem', () => {
    expect(follow(requestIn('COMPUTED'), settled, 'staff')?.actor).toEqual({
      role: 'FINANCE',
      id: 'staff',
    })
    expect(follow(requestIn('INVALID_BANK'), gone, 'staff')?.actor).toEqual({
      role: 'SYSTEM',
      id: null,
    })
  })

  test('a bank fix begun outside a bank status ends outside it, also for a student whose institution pays', () => {
    const sentAt = {
      createdAt: everythingOpen.now,
      acceptedAt: null,
      refusedAt: everythingOpen.now,
      erasedAt: null,
    }
    const fix = (isOutsideBankStatus: boolean) => ({
      accounts: [{ source: 'FIX' as const, isOutsideBankStatus, ...sentAt }],
    })
    const request = requestIn('COMPUTED')
    expect(follow(request, accountNeeded, 'staff', fix(true))).toBeUndefined()
    expect(follow(request, accountNeeded, 'staff', fix(false))?.event).toBe('ACCOUNT_NEEDED')
    expect(follow(request, accountNeeded, 'staff', { isSponsored: true })).toBeUndefined()
    expect(follow(request, settled, 'staff', fix(true))?.event).toBe('PAYMENT_CONFIRMED')
  })
})
