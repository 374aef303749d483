import { describe, expect, test } from 'vitest'
import { findAppealTime, isAppealTime } from './appeal-time.ts'
import { everythingOpen, requestIn } from './circumstances.fixture.ts'
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
    ['from publication', published('2025-06-10'), at('2025-06-12'), '2025-06-10', '2025-06-24'],
    [
      'from the opening, where that is later',
      published('2025-05-10'),
      at('2025-06-12'),
      '2025-06-01',
      '2025-06-15',
    ],
    ['in full past the close', published('2025-06-28'), at('2025-07-05'), '2025-06-28', '2025-07-12'],
    [
      'whatever the switch says after the close',
      published('2025-06-28'),
      at('2025-07-05', { isAppealsOpen: false }),
      '2025-06-28',
      '2025-07-12',
    ],
    [
      'not before the switch is on',
      published('2025-06-10'),
      at('2025-06-12', { isAppealsOpen: false }),
      undefined,
      undefined,
    ],
    [
      'not without an opening',
      published('2025-06-10'),
      at('2025-06-12', { appealsFrom: null }),
      undefined,
      undefined,
    ],
    [
      'not before publication',
      requestIn('COMPUTED', { resultPublishedAt: null }),
      at('2025-06-12'),
      undefined,
      undefined,
    ],
    [
      'until the printed date, where that is later',
      published('2025-06-10', { printedAppealDate: day('2025-06-30') }),
      at('2025-06-12'),
      '2025-06-10',
      '2025-06-30',
    ],
    [
      'in full, where the printed date is earlier',
      published('2025-06-10', { printedAppealDate: day('2025-06-20') }),
      at('2025-06-12'),
      '2025-06-10',
      '2025-06-24',
    ],
    [
      'longer by a bank problem',
      published('2025-06-10', { bankPauses: [{ from: day('2025-06-12'), to: day('2025-06-17') }] }),
      at('2025-06-20'),
      '2025-06-10',
      '2025-06-29',
    ],
    [
      'longer by two',
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
      'standing still while one lasts',
      published('2025-06-10', { bankPauses: [{ from: day('2025-06-20'), to: null }] }),
      at('2025-09-01'),
      '2025-06-10',
      '2025-09-05',
    ],
    [
      'longer only by what of it lies in the appeal days',
      published('2025-05-10', { bankPauses: [{ from: day('2025-05-20'), to: day('2025-06-03') }] }),
      at('2025-06-12'),
      '2025-06-01',
      '2025-06-17',
    ],
    [
      'not longer by one that came too late',
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
