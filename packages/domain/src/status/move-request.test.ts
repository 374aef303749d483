import { describe, expect, test } from 'vitest'
import type { ActorRole } from './actor.ts'
import { accountNeeded, everythingOpen, fresh, requestIn, settled } from './circumstances.fixture.ts'
import { moveRequest } from './move-request.ts'
import { type Circumstances, newRequest, type RequestState } from './request-state.ts'
import type { StatusEvent } from './status-event.ts'

const { now } = everythingOpen
const at = (milliseconds: number): Date => new Date(now.getTime() + milliseconds)
const during = (change: Partial<Circumstances>): Circumstances => ({ ...everythingOpen, ...change })
const paidOff = during({ money: settled })

describe('conditions', () => {
  const closed = during({ period: { ...everythingOpen.period, isOpen: false } })
  const appealsClosed = during({ period: { ...everythingOpen.period, isAppealsOpen: false } })
  const returned = (deadline: Date | null) => requestIn('REPAIR_BACK_FOR', { correctionDeadline: deadline })
  const appealReturned = (deadline: Date | null) =>
    requestIn('APPEAL_REPAIR_BACK_FOR', { appeal: 'OPEN', correctionDeadline: deadline })
  const mine = (act: RequestState['acts'][number]['act'], role: ActorRole) =>
    ({ acts: [{ act, staffId: `fresh ${role}`, appeal: 'NONE' }] }) as const

  test.each<[string, RequestState, StatusEvent, ActorRole, Circumstances, string]>([
    ['a draft after the close', requestIn('DRAFT'), 'SUBMIT', 'STUDENT', closed, 'PERIOD_CLOSED'],
    [
      'a second return',
      requestIn('SUBMITTED', { wasReturned: true }),
      'RETURN_FOR_REPAIR',
      'REVIEWER',
      everythingOpen,
      'ALREADY_CORRECTED',
    ],
    [
      'a return that asks for nothing',
      requestIn('SUBMITTED'),
      'RETURN_FOR_REPAIR',
      'REVIEWER',
      during({ hasFlags: false }),
      'FLAGS_REQUIRED',
    ],
    [
      "an appeal's return that asks for nothing",
      requestIn('APPEAL_SUBMITTED', { appeal: 'OPEN' }),
      'RETURN_FOR_REPAIR',
      'REVIEWER',
      during({ hasFlags: false }),
      'FLAGS_REQUIRED',
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
      'appeal corrections at the deadline',
      appealReturned(at(0)),
      'SUBMIT_CORRECTIONS',
      'STUDENT',
      everythingOpen,
      'CORRECTION_WINDOW_LAPSED',
    ],
    [
      'appeal corrections in time',
      appealReturned(at(1)),
      'SUBMIT_CORRECTIONS',
      'STUDENT',
      appealsClosed,
      'APPEAL_REPAIR_BACK_FROM',
    ],
    [
      'a lapse of appeal corrections',
      appealReturned(at(0)),
      'WINDOW_LAPSES',
      'SYSTEM',
      closed,
      'APPEAL_REPAIR_BACK_FROM',
    ],
    [
      'a return that another reviewer sent',
      returned(at(1)),
      'CANCEL_RETURN',
      'REVIEWER',
      everythingOpen,
      'NOT_YOUR_RETURN',
    ],
    [
      'an own return',
      requestIn('REPAIR_BACK_FOR', mine('RETURN_FOR_REPAIR', 'REVIEWER')),
      'CANCEL_RETURN',
      'REVIEWER',
      everythingOpen,
      'SUBMITTED',
    ],
    ['any return, by a manager', returned(at(1)), 'CANCEL_RETURN', 'MANAGER', everythingOpen, 'SUBMITTED'],
    [
      'an approval without figures',
      requestIn('SUBMITTED'),
      'APPROVE',
      'REVIEWER',
      during({ hasCompleteFigures: false }),
      'FIGURES_INCOMPLETE',
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
      'a confirmation by its reviewer',
      requestIn('TEAM_MANAGER_APPROVAL', mine('APPROVE', 'MANAGER')),
      'CONFIRM',
      'MANAGER',
      everythingOpen,
      'SECOND_PERSON_REQUIRED',
    ],
    [
      'a confirmation by nobody',
      requestIn('TEAM_MANAGER_APPROVAL'),
      'CONFIRM',
      'SYSTEM',
      everythingOpen,
      'WRONG_ACTOR',
    ],
    [
      'a rejection that waits, by the list again',
      requestIn('REPAIR_BACK_FROM', { isRejectionWaiting: true }),
      'INSTITUTION_REJECTS',
      'INSTITUTION_LIST',
      during({ isTaken: true }),
      'REJECTION_WAITS_FOR_REVIEW',
    ],
    [
      'a rejection that waits, before a reviewer took the request',
      requestIn('REPAIR_BACK_FROM', { isRejectionWaiting: true }),
      'INSTITUTION_REJECTS',
      'MANAGER',
      everythingOpen,
      'REJECTION_WAITS_FOR_REVIEW',
    ],
    [
      'a rejection that waits, afterwards',
      requestIn('REPAIR_BACK_FROM', { isRejectionWaiting: true }),
      'INSTITUTION_REJECTS',
      'MANAGER',
      during({ isTaken: true }),
      'REJECTED_BY_ACADEMIC_INSTITUTION',
    ],
    [
      'a withdrawal of a rejection that does not wait',
      requestIn('REPAIR_BACK_FROM'),
      'WITHDRAW_REJECTION',
      'MANAGER',
      everythingOpen,
      'NO_REJECTION_WAITING',
    ],
    [
      'a withdrawal without a reason',
      requestIn('REPAIR_BACK_FOR', { isRejectionWaiting: true }),
      'WITHDRAW_REJECTION',
      'MANAGER',
      during({ reason: ' ' }),
      'REASON_REQUIRED',
    ],
    [
      'a reopening of what is published',
      requestIn('DENIED'),
      'REOPEN',
      'MANAGER',
      everythingOpen,
      'RESULT_PUBLISHED',
    ],
    [
      'a reopening without reason',
      requestIn('DENIED', { publishState: '0' }),
      'REOPEN',
      'MANAGER',
      during({ reason: '' }),
      'REASON_REQUIRED',
    ],
    [
      'a reopening of a published appeal',
      requestIn('APPEAL_DENIED', { publishState: '2' }),
      'REOPEN',
      'MANAGER',
      everythingOpen,
      'RESULT_PUBLISHED',
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
      'a second appeal',
      requestIn('SCHOLARSHIP_PAID', { appeal: 'DENIED' }),
      'APPEAL',
      'STUDENT',
      everythingOpen,
      'ALREADY_APPEALED',
    ],
    [
      "an appeal's return does not ask for the request's correction",
      requestIn('APPEAL_SUBMITTED', { appeal: 'OPEN', wasReturned: true }),
      'RETURN_FOR_REPAIR',
      'REVIEWER',
      everythingOpen,
      'APPEAL_REPAIR_BACK_FOR',
    ],
    [
      "an appeal's second return",
      requestIn('APPEAL_SUBMITTED', { appeal: 'OPEN', wasAppealReturned: true }),
      'RETURN_FOR_REPAIR',
      'REVIEWER',
      everythingOpen,
      'ALREADY_CORRECTED',
    ],
    [
      "an appeal returned by the request's reviewer",
      requestIn('APPEAL_SUBMITTED', { appeal: 'OPEN', ...mine('APPROVE', 'REVIEWER') }),
      'RETURN_FOR_REPAIR',
      'REVIEWER',
      everythingOpen,
      'SECOND_PERSON_REQUIRED',
    ],
    [
      'an appeal decided by who confirmed',
      requestIn('APPEAL_SUBMITTED', { appeal: 'OPEN', ...mine('CONFIRM', 'MANAGER') }),
      'DENY_APPEAL',
      'MANAGER',
      everythingOpen,
      'SECOND_PERSON_REQUIRED',
    ],
    [
      'an appeal approved without figures',
      requestIn('APPEAL_SUBMITTED', { appeal: 'OPEN' }),
      'APPROVE_APPEAL',
      'MANAGER',
      during({ hasCompleteFigures: false }),
      'FIGURES_INCOMPLETE',
    ],
    [
      'an appeal denied without reason',
      requestIn('APPEAL_SUBMITTED', { appeal: 'OPEN' }),
      'DENY_APPEAL',
      'MANAGER',
      during({ reason: null }),
      'REASON_REQUIRED',
    ],
    [
      'a revision by its proposer',
      requestIn('DENIED'),
      'REVISE',
      'MANAGER',
      during({ proposedBy: 'fresh MANAGER' }),
      'SECOND_PERSON_REQUIRED',
    ],
    [
      'a revision of what is not published',
      requestIn('DENIED', { publishState: '0' }),
      'REVISE',
      'MANAGER',
      everythingOpen,
      'RESULT_NOT_PUBLISHED',
    ],
    [
      'a payment before publication',
      requestIn('COMPUTED', { publishState: '0' }),
      'PAYMENT_CONFIRMED',
      'FINANCE',
      paidOff,
      'RESULT_NOT_PUBLISHED',
    ],
    [
      'a payment that leaves something due',
      requestIn('COMPUTED'),
      'PAYMENT_CONFIRMED',
      'FINANCE',
      during({ money: { ...settled, due: 1 } }),
      'PAYMENT_STILL_DUE',
    ],
    [
      'a payment beside one in flight',
      requestIn('COMPUTED'),
      'PAYMENT_CONFIRMED',
      'FINANCE',
      during({ money: { ...settled, inFlight: 1 } }),
      'PAYMENT_STILL_DUE',
    ],
    [
      'a payment of which the ledger says nothing',
      requestIn('COMPUTED'),
      'PAYMENT_CONFIRMED',
      'FINANCE',
      everythingOpen,
      'PAYMENT_STILL_DUE',
    ],
    [
      'a payment while the appeal is unpublished',
      requestIn('APPEAL_DENIED', { appeal: 'DENIED' }),
      'PAYMENT_CONFIRMED',
      'FINANCE',
      paidOff,
      'RESULT_NOT_PUBLISHED',
    ],
    [
      'a payment after a denied appeal',
      requestIn('APPEAL_DENIED', { appeal: 'DENIED', publishState: '2' }),
      'PAYMENT_CONFIRMED',
      'FINANCE',
      paidOff,
      'SCHOLARSHIP_PAID',
    ],
    ['a usable account', requestIn('COMPUTED'), 'ACCOUNT_NEEDED', 'FINANCE', paidOff, 'ACCOUNT_USABLE'],
    [
      'a bank problem while the appeal is unpublished',
      requestIn('APPEAL_CALCULATED', { appeal: 'GRANTED' }),
      'ACCOUNT_NEEDED',
      'FINANCE',
      during({ money: accountNeeded }),
      'RESULT_NOT_PUBLISHED',
    ],
    [
      'a bank fix of a request',
      requestIn('INVALID_BANK_FIXED'),
      'PAYMENT_CONFIRMED',
      'FINANCE',
      paidOff,
      'SCHOLARSHIP_PAID',
    ],
    [
      'a bank fix of a denied appeal',
      requestIn('INVALID_BANK_FIXED', { appeal: 'DENIED' }),
      'PAYMENT_CONFIRMED',
      'FINANCE',
      paidOff,
      'SCHOLARSHIP_PAID',
    ],
    [
      'a bank fix of a granted appeal',
      requestIn('INVALID_BANK_FIXED', { appeal: 'GRANTED' }),
      'PAYMENT_CONFIRMED',
      'FINANCE',
      paidOff,
      'APPEAL_PAID',
    ],
    [
      'nothing due any more, something paid',
      requestIn('INVALID_BANK'),
      'NOTHING_DUE',
      'SYSTEM',
      paidOff,
      'SCHOLARSHIP_PAID',
    ],
    [
      'nothing due any more, something paid after a granted appeal',
      requestIn('INVALID_BANK', { appeal: 'GRANTED' }),
      'NOTHING_DUE',
      'SYSTEM',
      paidOff,
      'APPEAL_PAID',
    ],
    [
      'nothing due any more, nothing paid',
      requestIn('INVALID_BANK'),
      'NOTHING_DUE',
      'SYSTEM',
      during({ money: { ...settled, paid: 0 } }),
      'COMPUTED',
    ],
    [
      'nothing due, and nothing remembered',
      requestIn('INVALID_BANK', { statusBeforeBank: null }),
      'NOTHING_DUE',
      'SYSTEM',
      during({ money: { ...settled, paid: 0 } }),
      'WRONG_STATUS',
    ],
    [
      'something due',
      requestIn('INVALID_BANK'),
      'NOTHING_DUE',
      'SYSTEM',
      during({ money: accountNeeded }),
      'PAYMENT_STILL_DUE',
    ],
  ])('%s', (_name, request, event, role, circumstances, expected) => {
    const moved = moveRequest(request, event, fresh(role), circumstances)
    expect(moved.isAllowed ? moved.request.status : moved.refusal).toBe(expected)
  })
})

describe('what a request remembers', () => {
  const moved = (
    request: RequestState,
    event: StatusEvent,
    role: ActorRole,
    circumstances = everythingOpen,
  ): RequestState => {
    const outcome = moveRequest(request, event, fresh(role), circumstances)
    if (!outcome.isAllowed) throw new Error(outcome.refusal)
    return outcome.request
  }
  const unpublished = (status: RequestState['status'], change: Partial<RequestState> = {}) =>
    requestIn(status, { publishState: '0', resultPublishedAt: null, ...change })

  test('who did what, in which stage', () => {
    const appealed = requestIn('APPEAL_SUBMITTED', { appeal: 'OPEN' })
    expect(moved(appealed, 'RETURN_FOR_REPAIR', 'REVIEWER').acts).toEqual([
      { act: 'RETURN_FOR_REPAIR', staffId: 'fresh REVIEWER', appeal: 'OPEN' },
    ])
    expect(moved(newRequest, 'SUBMIT', 'STUDENT').acts).toEqual([])
    expect(moved(requestIn('APPEAL_APPROVED'), 'QUEUE_APPEAL', 'SYSTEM').acts).toEqual([])
  })

  test('sending back spends the correction and sets the deadline', () => {
    expect(moved(unpublished('SUBMITTED'), 'RETURN_FOR_REPAIR', 'REVIEWER')).toMatchObject({
      status: 'REPAIR_BACK_FOR',
      wasReturned: true,
      wasAppealReturned: false,
      correctionDeadline: new Date('2024-12-11T12:00:00Z'),
    })
  })

  test('cancelling the return gives the correction back', () => {
    const returned = unpublished('REPAIR_BACK_FOR', { wasReturned: true })
    expect(moved(returned, 'CANCEL_RETURN', 'MANAGER')).toMatchObject({
      status: 'SUBMITTED',
      wasReturned: false,
      correctionDeadline: null,
    })
    const appealReturned = requestIn('APPEAL_REPAIR_BACK_FOR', {
      appeal: 'OPEN',
      wasReturned: true,
      wasAppealReturned: true,
    })
    expect(moved(appealReturned, 'CANCEL_RETURN', 'MANAGER')).toMatchObject({
      wasReturned: true,
      wasAppealReturned: false,
    })
  })

  test('handing in the corrections ends the window, and the correction stays spent', () => {
    const returned = unpublished('REPAIR_BACK_FOR', { correctionDeadline: at(1), wasReturned: true })
    expect(moved(returned, 'SUBMIT_CORRECTIONS', 'STUDENT')).toEqual(
      unpublished('REPAIR_BACK_FROM', { wasReturned: true }),
    )
  })

  test("an appeal's return spends its own correction and opens a window", () => {
    const appealed = requestIn('APPEAL_SUBMITTED', { appeal: 'OPEN' })
    expect(moved(appealed, 'RETURN_FOR_REPAIR', 'REVIEWER')).toMatchObject({
      wasReturned: false,
      wasAppealReturned: true,
      correctionDeadline: new Date('2024-12-11T12:00:00Z'),
    })
  })

  test('a rejection that comes while the request is out waits, and moves no deadline', () => {
    const returned = unpublished('REPAIR_BACK_FOR', { correctionDeadline: at(5) })
    expect(moved(returned, 'INSTITUTION_REJECTS', 'INSTITUTION_LIST')).toMatchObject({
      status: 'REPAIR_BACK_FOR',
      isRejectionWaiting: true,
      correctionDeadline: at(5),
    })
    const back = unpublished('REPAIR_BACK_FROM', { isRejectionWaiting: true })
    const applied = moved(back, 'INSTITUTION_REJECTS', 'MANAGER', during({ isTaken: true }))
    expect(applied.isRejectionWaiting).toBe(false)
  })

  test('a rejection that waits and is withdrawn is gone, and nothing else has changed', () => {
    const waiting = unpublished('REPAIR_BACK_FOR', { isRejectionWaiting: true, correctionDeadline: at(5) })
    const withdrawn = moved(waiting, 'WITHDRAW_REJECTION', 'MANAGER')
    expect({ ...withdrawn, acts: [] }).toEqual({ ...waiting, acts: [], isRejectionWaiting: false })
  })

  test('the review is finished from the first verdict on, until a return', () => {
    const approved = moved(unpublished('SUBMITTED'), 'APPROVE', 'REVIEWER')
    expect(approved.isReviewFinished).toBe(true)
    const sentBack = moved(approved, 'SEND_BACK_TO_REVIEW', 'MANAGER')
    expect(sentBack.isReviewFinished).toBe(true)
    expect(moved(sentBack, 'RETURN_FOR_REPAIR', 'REVIEWER').isReviewFinished).toBe(false)
  })

  test('how far the appeal has come', () => {
    const appealed = moved(requestIn('COMPUTED'), 'APPEAL', 'STUDENT')
    expect(appealed.appeal).toBe('OPEN')
    const denied = moved(appealed, 'DENY_APPEAL', 'MANAGER')
    expect(denied.appeal).toBe('DENIED')
    const reopened = moved(denied, 'REOPEN', 'MANAGER')
    expect(reopened.appeal).toBe('OPEN')
    expect(moved({ ...reopened, acts: [] }, 'APPROVE_APPEAL', 'MANAGER').appeal).toBe('GRANTED')
    expect(moved(unpublished('DENIED'), 'REOPEN', 'MANAGER').appeal).toBe('NONE')
  })

  test('a bank problem stops the clock, and remembers where the request was', () => {
    const needed = during({ money: accountNeeded })
    const stopped = moved(requestIn('SCHOLARSHIP_PAID'), 'ACCOUNT_NEEDED', 'FINANCE', needed)
    expect(stopped).toMatchObject({ statusBeforeBank: 'COMPUTED', bankPauses: [{ from: now, to: null }] })
    const asked = moved(stopped, 'ASK_FOR_BANK_FIX', 'FINANCE', during({ now: at(1) }))
    expect(asked.bankPauses).toEqual([{ from: now, to: null }])
    const over = moved(asked, 'NOTHING_DUE', 'SYSTEM', { ...paidOff, now: at(7) })
    expect(over).toMatchObject({
      status: 'SCHOLARSHIP_PAID',
      statusBeforeBank: null,
      bankPauses: [{ from: now, to: at(7) }],
    })
  })

  test.each([
    ['SCHOLARSHIP_PAID', 'DENIED', 'APPEAL_DENIED'],
    ['APPEAL_PAID', 'GRANTED', 'APPEAL_CALCULATED'],
    ['COMPUTED', 'NONE', 'COMPUTED'],
  ] as const)('from %s, appeal %s, the status without a payment is %s', (status, appeal, before) => {
    const request = requestIn(status, { appeal, publishState: '2' })
    const stopped = moved(request, 'ACCOUNT_NEEDED', 'FINANCE', during({ money: accountNeeded }))
    expect(stopped.statusBeforeBank).toBe(before)
  })

  test('a second bank problem does not take the first for the status before', () => {
    const fixed = requestIn('INVALID_BANK_FIXED', { bankPauses: [{ from: at(-9), to: null }] })
    const again = moved(fixed, 'ACCOUNT_NEEDED', 'FINANCE', during({ money: accountNeeded }))
    expect(again).toMatchObject({ statusBeforeBank: 'COMPUTED', bankPauses: [{ from: at(-9), to: null }] })
  })

  test('a revision gives the appeal days anew, unless there was an appeal', () => {
    const earlier = { resultPublishedAt: at(-9), printedAppealDate: at(9) }
    expect(moved(requestIn('DENIED', earlier), 'REVISE', 'MANAGER')).toMatchObject({
      status: 'COMPUTED',
      publishState: '1',
      resultPublishedAt: now,
      printedAppealDate: null,
    })
    expect(
      moved(requestIn('SCHOLARSHIP_PAID', { ...earlier, appeal: 'DENIED' }), 'REVISE', 'MANAGER'),
    ).toMatchObject(earlier)
  })

  test('any other move remembers nothing new', () => {
    expect(moved(newRequest, 'SUBMIT', 'STUDENT')).toEqual({ ...newRequest, status: 'SUBMITTED' })
  })
})
