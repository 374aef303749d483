import { describe, expect, it } from 'vitest'
import {
  bankFixReminderDays,
  bankFixStateOf,
  findContactRestEnd,
  findDueReminder,
  isBankFixOpenBeside,
} from './bank-fix-state.ts'
import { RequestStatus } from './request-status.ts'
import { statuses } from './statuses.ts'

const bounced = { entitled: 4_000, paid: 0, inFlight: 0, due: 4_000, needsAccount: true }
const fine = { ...bounced, needsAccount: false }
const now = new Date('2026-07-20T10:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

describe('a bank fix beside the status', () => {
  it('is open in every published status that is not about the bank itself', () => {
    for (const status of RequestStatus.options)
      expect(isBankFixOpenBeside({ status, publishState: '1' }, { money: bounced }), status).toBe(
        !statuses[status].isBankProblem,
      )
  })

  it.each([
    ['nothing is published', '0', { money: bounced }],
    ['the account is usable', '1', { money: fine }],
    ['the ledger is not known', '1', {}],
    ['a fix waits for finance', '1', { money: bounced, isBankFixWaiting: true }],
  ] as const)('is closed if %s', (_, publishState, known) => {
    expect(isBankFixOpenBeside({ status: 'APPEAL_SUBMITTED', publishState }, known)).toBe(false)
  })

  it('is ASKED, then SENT', () => {
    expect(bankFixStateOf({ money: fine })).toBe('NONE')
    expect(bankFixStateOf({ money: bounced })).toBe('ASKED')
    expect(bankFixStateOf({ money: bounced, isBankFixWaiting: true })).toBe('SENT')
  })
})

it.each([
  [null, undefined],
  [ago(72), undefined],
  [ago(71), new Date(now.getTime() + 3_600_000)],
  [ago(0), new Date(now.getTime() + 72 * 3_600_000)],
])('after a change of contact at %s new bank details are refused until %s', (changed, end) => {
  expect(findContactRestEnd(changed, now)).toEqual(end)
})

it('reminders become due one after the other', () => {
  expect(findDueReminder(ago(3 * 24 - 1), now)).toBeUndefined()
  for (const [place, days] of bankFixReminderDays.entries())
    expect(findDueReminder(ago(days * 24), now)).toBe(place + 1)
  expect(findDueReminder(ago(400 * 24), now)).toBe(bankFixReminderDays.length)
})
