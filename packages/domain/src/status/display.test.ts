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

  test.each(PublishState.options)(
    'on the wire at publish state %s: no more than the page displays',
    (publishState) => {
      const isAppeal = status.startsWith('APPEAL_')
      const shown = shownStatus({ ...requestIn(status), publishState, appeal: isAppeal ? 'OPEN' : 'NONE' })
      const displayed = displayStatus(status, publishState)
      expect(displayStatus(shown, publishState)).toBe(displayed)
      if (displayed === 'UI_PROGRESS') expect(shown).toBe('WAITING_TO_BE_COMPUTED')
      if (displayed === 'UI_APPEAL_PROGRESS') expect(shown).toBe('APPEAL_WAITING_CALCULATED')
    },
  )
})

test('a request that was sent back to review or reopened is still shown as reviewed', () => {
  expect(shownStatus({ ...newRequest, status: 'SUBMITTED', isReviewFinished: true })).toBe(
    'WAITING_TO_BE_COMPUTED',
  )
  expect(shownStatus(requestIn('APPEAL_SUBMITTED', { appeal: 'OPEN', isReviewFinished: true }))).toBe(
    'APPEAL_WAITING_CALCULATED',
  )
})

describe("the event that a student's history shows", () => {
  const submitted = { ...newRequest, status: 'SUBMITTED' } as const
  const finished = { ...newRequest, status: 'DENIED', isReviewFinished: true } as const

  test('for every event that ends a review is REVIEW_FINISHED', () => {
    expect(findShownEvent(submitted, 'DENY', finished)).toBe('REVIEW_FINISHED')
    expect(findShownEvent(submitted, 'APPROVE', { ...finished, status: 'TEAM_MANAGER_APPROVAL' })).toBe(
      'REVIEW_FINISHED',
    )
  })

  test('between the end of the review and publication is undefined', () => {
    expect(findShownEvent(finished, 'REOPEN', { ...finished, status: 'SUBMITTED' })).toBeUndefined()
  })

  test('for a rejection that waits is undefined', () => {
    const returned = { ...newRequest, status: 'REPAIR_BACK_FOR' } as const
    const waiting = { ...returned, isRejectionWaiting: true }
    expect(findShownEvent(returned, 'INSTITUTION_REJECTS', waiting)).toBeUndefined()
  })

  test('for a return after the end of the review is the return', () => {
    const reopened = { ...finished, status: 'SUBMITTED' } as const
    const returned = { ...newRequest, status: 'REPAIR_BACK_FOR' } as const
    expect(findShownEvent(reopened, 'RETURN_FOR_REPAIR', returned)).toBe('RETURN_FOR_REPAIR')
  })

  test('for a revision is the revision, although the status does not change', () => {
    expect(findShownEvent(requestIn('COMPUTED'), 'REVISE', requestIn('COMPUTED'))).toBe('REVISE')
  })
})
