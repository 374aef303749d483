import { describe, expect, test } from 'vitest'
import type { Actor } from './actor.ts'
import { everythingOpen, requestIn } from './circumstances.fixture.ts'
import { moveRequest } from './move-request.ts'
import { type Circumstances, newRequest, type RequestState } from './request-state.ts'
import type { StatusEvent } from './status-event.ts'

const { now } = everythingOpen
const at = (milliseconds: number): Date => new Date(now.getTime() + milliseconds)
const during = (change: Partial<Circumstances>): Circumstances => ({ ...everythingOpen, ...change })

describe('conditions', () => {
  const closed = during({ period: { ...everythingOpen.period, isOpen: false } })
  const appealsClosed = during({ period: { ...everythingOpen.period, isAppealsOpen: false } })
  const returned = (deadline: Date | null) => requestIn('REPAIR_BACK_FOR', { correctionDeadline: deadline })

  test.each<[string, RequestState, StatusEvent, Actor, Circumstances, string]>([
    ['a draft after the close', requestIn('DRAFT'), 'SUBMIT', 'STUDENT', closed, 'PERIOD_CLOSED'],
    [
      'a second return',
      requestIn('SUBMITTED', { wasReturnedForRepair: true }),
      'RETURN_FOR_REPAIR',
      'REVIEWER',
      everythingOpen,
      'ALREADY_CORRECTED',
    ],
    [
      'corrections at the deadline',
      returned(at(0)),
      'SUBMIT_CORRECTIONS',
      'STUDENT',
      everythingOpen,
      'CORRECTION_WINDOW_LAPSED',
    ],
    ['corrections in time', returned(at(1)), 'SUBMIT_CORRECTIONS', 'STUDENT', closed, 'REPAIR_BACK_FROM'],
    [
      'corrections without a deadline',
      returned(null),
      'SUBMIT_CORRECTIONS',
      'STUDENT',
      closed,
      'CORRECTION_WINDOW_LAPSED',
    ],
    ['a lapse too early', returned(at(1)), 'WINDOW_LAPSES', 'SYSTEM', closed, 'CORRECTION_WINDOW_OPEN'],
    ['a lapse on time', returned(at(0)), 'WINDOW_LAPSES', 'SYSTEM', closed, 'REPAIR_BACK_FROM_TO'],
    [
      'a lapse without a deadline',
      returned(null),
      'WINDOW_LAPSES',
      'SYSTEM',
      closed,
      'CORRECTION_WINDOW_OPEN',
    ],
    [
      'a denial without reason',
      requestIn('SUBMITTED'),
      'DENY',
      'REVIEWER',
      during({ reason: null }),
      'REASON_REQUIRED',
    ],
    [
      "a manager's denial with a blank reason",
      requestIn('TEAM_MANAGER_APPROVAL'),
      'DENY',
      'MANAGER',
      during({ reason: ' \n' }),
      'REASON_REQUIRED',
    ],
    [
      'an appeal before the result is published',
      requestIn('DENIED', { publishState: '0' }),
      'APPEAL',
      'STUDENT',
      appealsClosed,
      'RESULT_NOT_PUBLISHED',
    ],
    ['an appeal out of time', requestIn('DENIED'), 'APPEAL', 'STUDENT', appealsClosed, 'APPEALS_CLOSED'],
    ['an appeal after registration', requestIn('DENIED'), 'APPEAL', 'STUDENT', closed, 'APPEAL_SUBMITTED'],
    [
      'appeal corrections know no window',
      requestIn('APPEAL_REPAIR_BACK_FOR', { correctionDeadline: at(-1) }),
      'SUBMIT_CORRECTIONS',
      'STUDENT',
      appealsClosed,
      'APPEAL_REPAIR_BACK_FROM',
    ],
    [
      "an appeal's return does not ask for the request's correction",
      requestIn('APPEAL_SUBMITTED', { wasReturnedForRepair: true }),
      'RETURN_FOR_REPAIR',
      'REVIEWER',
      everythingOpen,
      'APPEAL_REPAIR_BACK_FOR',
    ],
    [
      'a bank fix of a request',
      requestIn('INVALID_BANK_FIXED'),
      'PAYMENT_CONFIRMED',
      'FINANCE',
      everythingOpen,
      'SCHOLARSHIP_PAID',
    ],
    [
      'a bank fix of an appeal',
      requestIn('INVALID_BANK_FIXED', { isFromAppeal: true }),
      'PAYMENT_CONFIRMED',
      'FINANCE',
      everythingOpen,
      'APPEAL_PAID',
    ],
  ])('%s', (_name, request, event, actor, circumstances, expected) => {
    const moved = moveRequest(request, event, actor, circumstances)
    expect(moved.isAllowed ? moved.request.status : moved.refusal).toBe(expected)
  })
})

describe('what a request remembers', () => {
  const moved = (request: RequestState, event: StatusEvent, actor: Actor): RequestState | undefined => {
    const outcome = moveRequest(request, event, actor, everythingOpen)
    return outcome.isAllowed ? outcome.request : undefined
  }

  test('sending back spends the correction and sets the deadline', () => {
    expect(moved(requestIn('SUBMITTED'), 'RETURN_FOR_REPAIR', 'REVIEWER')).toEqual({
      status: 'REPAIR_BACK_FOR',
      publishState: '1',
      isFromAppeal: false,
      wasReturnedForRepair: true,
      correctionDeadline: new Date('2024-12-11T12:00:00Z'),
    })
  })

  test('handing in the corrections ends the window, and the correction stays spent', () => {
    const returned = requestIn('REPAIR_BACK_FOR', { correctionDeadline: at(1), wasReturnedForRepair: true })
    expect(moved(returned, 'SUBMIT_CORRECTIONS', 'STUDENT')).toEqual(
      requestIn('REPAIR_BACK_FROM', { wasReturnedForRepair: true }),
    )
  })

  test('sending an appeal back neither spends the correction nor opens a window', () => {
    const appealed = requestIn('APPEAL_SUBMITTED', { isFromAppeal: true })
    expect(moved(appealed, 'RETURN_FOR_REPAIR', 'REVIEWER')).toEqual(
      requestIn('APPEAL_REPAIR_BACK_FOR', { isFromAppeal: true }),
    )
  })

  test('an appeal is never forgotten', () => {
    expect(moved(requestIn('COMPUTED'), 'APPEAL', 'STUDENT')).toEqual(
      requestIn('APPEAL_SUBMITTED', { isFromAppeal: true }),
    )
    expect(
      moved(requestIn('APPEAL_CALCULATED', { isFromAppeal: true }), 'PAYMENT_BOUNCED', 'FINANCE'),
    ).toEqual(requestIn('INVALID_BANK', { isFromAppeal: true }))
  })

  test('any other move remembers nothing new', () => {
    expect(moved(newRequest, 'SUBMIT', 'STUDENT')).toEqual({ ...newRequest, status: 'SUBMITTED' })
  })
})
