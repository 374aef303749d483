import { describe, expect, test } from 'vitest'
import { findAppealTime, isAppealTime } from './appeal-time.ts'
import { everythingOpen, requestIn } from './circumstances.fixture.ts'
import { moveRequest } from './move-request.ts'
import type { Circumstances, RequestState } from './request-state.ts'

const day = (text: string): Date => new Date(`${text}T00:00:00Z`)
const period = {
  ...everythingOpen.period,
  appealsFrom: '2025-06-01T00:00:00Z',
  appealsTo: '2025-07-01T00:00:00Z',
  appealDays: 14,
}
const at = (now: string, change: Partial<Circumstances['period']> = {}): Circumstances => ({
  now: day(now),
  period: { ...period, ...change },
})
const published = (on: string, change: Partial<RequestState> = {}): RequestState =>
  requestIn('COMPUTED', { resultPublishedAt: day(on), ...change })

describe("a student's appeal time", () => {
  test.each<[string, RequestState, Circumstances, string | undefined, string | undefined]>([
    ['starts at publication', published('2025-06-10'), at('2025-06-12'), '2025-06-10', '2025-06-24'],
    [
      'starts at the opening of the appeals, if that is later than publication',
      published('2025-05-10'),
      at('2025-06-12'),
      '2025-06-01',
      '2025-06-15',
    ],
    [
      'lasts all appeal days, also past the close',
      published('2025-06-28'),
      at('2025-07-05'),
      '2025-06-28',
      '2025-07-12',
    ],
    [
      'is not cut by the switch after the close',
      published('2025-06-28'),
      at('2025-07-05', { isAppealsOpen: false }),
      '2025-06-28',
      '2025-07-12',
    ],
    [
      'does not exist before the switch is on',
      published('2025-06-10'),
      at('2025-06-12', { isAppealsOpen: false }),
      undefined,
      undefined,
    ],
    [
      'does not exist without an opening date',
      published('2025-06-10'),
      at('2025-06-12', { appealsFrom: null }),
      undefined,
      undefined,
    ],
    [
      'does not exist before publication',
      requestIn('COMPUTED', { resultPublishedAt: null }),
      at('2025-06-12'),
      undefined,
      undefined,
    ],
    [
      'ends at the printed date, if that is later',
      published('2025-06-10', { printedAppealDate: day('2025-06-30') }),
      at('2025-06-12'),
      '2025-06-10',
      '2025-06-30',
    ],
    [
      'is not shortened by an earlier printed date',
      published('2025-06-10', { printedAppealDate: day('2025-06-20') }),
      at('2025-06-12'),
      '2025-06-10',
      '2025-06-24',
    ],
    [
      'is lengthened by a bank problem',
      published('2025-06-10', { bankPauses: [{ from: day('2025-06-12'), to: day('2025-06-17') }] }),
      at('2025-06-20'),
      '2025-06-10',
      '2025-06-29',
    ],
    [
      'is lengthened by two bank problems',
      published('2025-06-10', {
        bankPauses: [
          { from: day('2025-06-12'), to: day('2025-06-17') },
          { from: day('2025-06-28'), to: day('2025-06-30') },
        ],
      }),
      at('2025-07-01'),
      '2025-06-10',
      '2025-07-01',
    ],
    [
      'is paused while a bank problem lasts',
      published('2025-06-10', { bankPauses: [{ from: day('2025-06-20'), to: null }] }),
      at('2025-09-01'),
      '2025-06-10',
      '2025-09-05',
    ],
    [
      'is lengthened only by the part of a bank problem inside the appeal days',
      published('2025-05-10', { bankPauses: [{ from: day('2025-05-20'), to: day('2025-06-03') }] }),
      at('2025-06-12'),
      '2025-06-01',
      '2025-06-17',
    ],
    [
      'is not lengthened by a bank problem after its end',
      published('2025-06-10', { bankPauses: [{ from: day('2025-06-24'), to: day('2025-07-24') }] }),
      at('2025-07-25'),
      '2025-06-10',
      '2025-06-24',
    ],
  ])('%s', (_name, request, circumstances, from, until) => {
    const time = findAppealTime(request, circumstances)
    expect(time?.from).toEqual(from && day(from))
    expect(time?.until).toEqual(until && day(until))
  })

  test.each([
    ['2025-06-09', false],
    ['2025-06-10', true],
    ['2025-06-23', true],
    ['2025-06-24', false],
  ])('at %s: %s', (now, isOpen) => {
    expect(isAppealTime(published('2025-06-10'), at(now))).toBe(isOpen)
  })
})

describe('a revision within the time that a letter has printed', () => {
  const printed = { printedAppealDate: new Date('2025-06-25T21:00:00Z') }
  const revised = (on: string, request: RequestState): RequestState => {
    const now = new Date(on)
    const signer = { role: 'MANAGER', id: 'signer' } as const
    const known = {
      ...at('2025-06-10'),
      now,
      reason: 'misread',
      proposedBy: 'proposer',
      hasCompleteFigures: true,
    }
    const move = moveRequest(request, 'REVISE', signer, known)
    if (!move.isAllowed) throw new Error(move.refusal)
    return move.request
  }

  test.each([
    ['on the day after it', '2025-06-10', '2025-06-11T06:00:00Z'],
    ['before the appeals open', '2025-05-20', '2025-05-21T06:00:00Z'],
  ])('does not shorten it: %s', (_when, first, on) => {
    const request = revised(on, requestIn('DENIED', { resultPublishedAt: day(first), ...printed }))
    const last = new Date('2025-06-25T20:59:59Z')
    expect(isAppealTime(request, { ...at('2025-06-12'), now: last })).toBe(true)
    expect(isAppealTime(request, { ...at('2025-06-12'), now: printed.printedAppealDate })).toBe(false)
  })
})
