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

  test('remembers who did what, and the state of the appeal', () => {
    const appealed = requestIn('APPEAL_SUBMITTED', { appeal: 'OPEN' })
    expect(moved(appealed, 'RETURN_FOR_REPAIR', 'REVIEWER').acts).toEqual([
      { act: 'RETURN_FOR_REPAIR', staffId: 'fresh REVIEWER', appeal: 'OPEN' },
    ])
    expect(moved(newRequest, 'SUBMIT', 'STUDENT').acts).toEqual([])
    expect(moved(requestIn('APPEAL_APPROVED'), 'QUEUE_APPEAL', 'SYSTEM').acts).toEqual([])
  })

  test('a return uses up the correction and sets the deadline', () => {
    expect(moved(unpublished('SUBMITTED'), 'RETURN_FOR_REPAIR', 'REVIEWER')).toMatchObject({
      status: 'REPAIR_BACK_FOR',
      wasReturned: true,
      wasAppealReturned: false,
      correctionDeadline: new Date('2024-12-11T12:00:00Z'),
    })
  })

  test('cancelling a return makes the correction available again', () => {
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

  test('submitting the corrections ends the window, and the correction stays used up', () => {
    const returned = unpublished('REPAIR_BACK_FOR', { correctionDeadline: at(1), wasReturned: true })
    expect(moved(returned, 'SUBMIT_CORRECTIONS', 'STUDENT')).toEqual(
      unpublished('REPAIR_BACK_FROM', { wasReturned: true }),
    )
  })

  test("a return of an appeal uses up the appeal's correction and opens a window", () => {
    const appealed = requestIn('APPEAL_SUBMITTED', { appeal: 'OPEN' })
    expect(moved(appealed, 'RETURN_FOR_REPAIR', 'REVIEWER')).toMatchObject({
      wasReturned: false,
      wasAppealReturned: true,
      correctionDeadline: new Date('2024-12-11T12:00:00Z'),
    })
  })

  test('a rejection while the request is returned waits, and does not change the deadline', () => {
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

  test('withdrawing a waiting rejection changes nothing else', () => {
    const waiting = unpublished('REPAIR_BACK_FOR', { isRejectionWaiting: true, correctionDeadline: at(5) })
    const withdrawn = moved(waiting, 'WITHDRAW_REJECTION', 'MANAGER')
    expect({ ...withdrawn, acts: [] }).toEqual({ ...waiting, acts: [], isRejectionWaiting: false })
  })

  test('the review is finished from the first decision on, until a return', () => {
    const approved = moved(unpublished('SUBMITTED'), 'APPROVE', 'REVIEWER')
    expect(approved.isReviewFinished).toBe(true)
    const sentBack = moved(approved, 'SEND_BACK_TO_REVIEW', 'MANAGER')
    expect(sentBack.isReviewFinished).toBe(true)
    expect(moved(sentBack, 'RETURN_FOR_REPAIR', 'REVIEWER').isReviewFinished).toBe(false)
  })

  test('remembers the state of the appeal', () => {
    const appealed = moved(requestIn('COMPUTED'), 'APPEAL', 'STUDENT')
    expect(appealed.appeal).toBe('OPEN')
    const denied = moved(appealed, 'DENY_APPEAL', 'MANAGER')
    expect(denied.appeal).toBe('DENIED')
    const reopened = moved(denied, 'REOPEN', 'MANAGER')
    expect(reopened.appeal).toBe('OPEN')
    expect(moved({ ...reopened, acts: [] }, 'APPROVE_APPEAL', 'MANAGER').appeal).toBe('GRANTED')
    expect(moved(unpublished('DENIED'), 'REOPEN', 'MANAGER').appeal).toBe('NONE')
  })

  test('a bank problem pauses the appeal days, and the request remembers its earlier status', () => {
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

  test('a second bank problem does not overwrite the status before the first one', () => {
    const fixed = requestIn('INVALID_BANK_FIXED', { bankPauses: [{ from: at(-9), to: null }] })
    const again = moved(fixed, 'ACCOUNT_NEEDED', 'FINANCE', during({ money: accountNeeded }))
    expect(again).toMatchObject({ statusBeforeBank: 'COMPUTED', bankPauses: [{ from: at(-9), to: null }] })
  })

  test('a revision restarts the appeal days, unless there was an appeal', () => {
    const earlier = { resultPublishedAt: at(-9), printedAppealDate: at(9) }
    expect(moved(requestIn('DENIED', earlier), 'REVISE', 'MANAGER')).toMatchObject({
      status: 'COMPUTED',
      publishState: '1',
      resultPublishedAt: now,
      printedAppealDate: at(9),
    })
    expect(
      moved(requestIn('SCHOLARSHIP_PAID', { ...earlier, appeal: 'DENIED' }), 'REVISE', 'MANAGER'),
    ).toMatchObject(earlier)
  })

  test('any other event changes only the status', () => {
    expect(moved(newRequest, 'SUBMIT', 'STUDENT')).toEqual({ ...newRequest, status: 'SUBMITTED' })
  })
})
