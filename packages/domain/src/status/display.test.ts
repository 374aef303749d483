import { describe, expect, test } from 'vitest'
import { requestIn } from './circumstances.fixture.ts'
import { displayStatus, findShownEvent, shownStatus } from './display.ts'
import { PublishState } from './publish-state.ts'
import { newRequest } from './request-state.ts'
import { RequestStatus } from './request-status.ts'

const untilResult: readonly string[] = [
  'TEAM_MANAGER_APPROVAL',
  'DENIED',
  'WAITING_TO_BE_COMPUTED',
  'COMPUTED',
  'REJECTED_BY_ACADEMIC_INSTITUTION',
  'SCHOLARSHIP_PAID',
  'INVALID_BANK',
  'INVALID_BANK_BACK_FOR_REPAIR',
  'INVALID_BANK_REPAIR_BACK_FROM',
  'INVALID_BANK_FIXED',
]
const untilAppealResult: readonly string[] = [
  'APPEAL_WAITING_CALCULATED',
  'APPEAL_CALCULATED',
  'APPEAL_APPROVED',
  'APPEAL_DENIED',
  'APPEAL_PAID',
]

describe.each(RequestStatus.options)('%s', (status) => {
  test.each(['0', '', null, undefined] as const)('unpublished (%j)', (publishState) => {
    expect(displayStatus(status, publishState)).toBe(
      untilResult.includes(status)
        ? 'UI_PROGRESS'
        : untilAppealResult.includes(status)
          ? 'UI_APPEAL_PROGRESS'
          : status,
    )
  })

  test('result published', () => {
    expect(displayStatus(status, '1')).toBe(
      untilAppealResult.includes(status) ? 'UI_APPEAL_PROGRESS' : status,
    )
  })

  test('appeal result published', () => {
    expect(displayStatus(status, '2')).toBe(status)
  })

  test.each(PublishState.options)('on the wire at %s: no more than the page displays', (publishState) => {
    const isAppeal = status.startsWith('APPEAL_')
    const shown = shownStatus({ ...requestIn(status), publishState, appeal: isAppeal ? 'OPEN' : 'NONE' })
    const displayed = displayStatus(status, publishState)
    expect(displayStatus(shown, publishState)).toBe(displayed)
    if (displayed === 'UI_PROGRESS') expect(shown).toBe('WAITING_TO_BE_COMPUTED')
    if (displayed === 'UI_APPEAL_PROGRESS') expect(shown).toBe('APPEAL_WAITING_CALCULATED')
  })
})

test('a request that was sent back or reopened is shown as it was', () => {
  expect(shownStatus({ ...newRequest, status: 'SUBMITTED', isReviewFinished: true })).toBe(
    'WAITING_TO_BE_COMPUTED',
  )
  expect(shownStatus(requestIn('APPEAL_SUBMITTED', { appeal: 'OPEN', isReviewFinished: true }))).toBe(
    'APPEAL_WAITING_CALCULATED',
  )
})

describe("what a student's history shows of an event", () => {
  const submitted = { ...newRequest, status: 'SUBMITTED' } as const
  const finished = { ...newRequest, status: 'DENIED', isReviewFinished: true } as const

  test('of all that ends a review, that it is finished', () => {
    expect(findShownEvent(submitted, 'DENY', finished)).toBe('REVIEW_FINISHED')
    expect(findShownEvent(submitted, 'APPROVE', { ...finished, status: 'TEAM_MANAGER_APPROVAL' })).toBe(
      'REVIEW_FINISHED',
    )
  })

  test('of what follows until publication, nothing', () => {
    expect(findShownEvent(finished, 'REOPEN', { ...finished, status: 'SUBMITTED' })).toBeUndefined()
  })

  test('of a rejection that waits, nothing', () => {
    const returned = { ...newRequest, status: 'REPAIR_BACK_FOR' } as const
    const waiting = { ...returned, isRejectionWaiting: true }
    expect(findShownEvent(returned, 'INSTITUTION_REJECTS', waiting)).toBeUndefined()
  })

  test('of a return for repair after all, the return', () => {
    const reopened = { ...finished, status: 'SUBMITTED' } as const
    const returned = { ...newRequest, status: 'REPAIR_BACK_FOR' } as const
    expect(findShownEvent(reopened, 'RETURN_FOR_REPAIR', returned)).toBe('RETURN_FOR_REPAIR')
  })

  test('of a revision, the revision, though the status stays', () => {
    expect(findShownEvent(requestIn('COMPUTED'), 'REVISE', requestIn('COMPUTED'))).toBe('REVISE')
  })
})
