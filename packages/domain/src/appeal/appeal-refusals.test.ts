import { describe, expect, test } from 'vitest'
import { everythingOpen, requestIn } from '../status/circumstances.fixture.ts'
import { shownStatus } from '../status/display.ts'
import { RequestStatus } from '../status/request-status.ts'
import { addDays } from '../time/moments.ts'
import { findAppealCorrectionRefusal, findAppealRefusal, findAppealUpdateRefusal } from './appeal-refusals.ts'

const { now, period } = everythingOpen
const atEnd = { now: addDays(now, period.appealDays), period }
const justBefore = { ...atEnd, now: new Date(atEnd.now.getTime() - 1_000) }

describe('an appeal', () => {
  test('before publication is refused with the same code in every status', () => {
    const refusals = RequestStatus.options.map((status) =>
      findAppealRefusal(requestIn(status, { publishState: '0', resultPublishedAt: null }), everythingOpen),
    )
    expect(new Set(refusals)).toEqual(new Set(['RESULT_NOT_PUBLISHED']))
  })

  test('is refused with the same code in every status after a first appeal', () => {
    const refusals = RequestStatus.options.map((status) =>
      findAppealRefusal(requestIn(status, { appeal: 'OPEN' }), everythingOpen),
    )
    expect(new Set(refusals)).toEqual(new Set(['ALREADY_APPEALED']))
  })

  test.each(['DENIED', 'COMPUTED', 'SCHOLARSHIP_PAID', 'REJECTED_BY_ACADEMIC_INSTITUTION'] as const)(
    'of %s can be made until the last second of the appeal time',
    (status) => {
      expect(findAppealRefusal(requestIn(status), everythingOpen)).toBeUndefined()
      expect(findAppealRefusal(requestIn(status), justBefore)).toBeUndefined()
      expect(findAppealRefusal(requestIn(status), atEnd)).toBe('APPEALS_CLOSED')
    },
  )

  test('cannot be made while a bank account is missing', () => {
    expect(findAppealRefusal(requestIn('INVALID_BANK'), everythingOpen)).toBe('WRONG_STATUS')
  })
})

describe('an update', () => {
  const made = requestIn('APPEAL_SUBMITTED', { appeal: 'OPEN' })

  test('is allowed until a reviewer takes the appeal or the time is over', () => {
    expect(findAppealUpdateRefusal(made, everythingOpen)).toBeUndefined()
    expect(findAppealUpdateRefusal(made, { ...everythingOpen, isTaken: true })).toBe('APPEAL_IN_REVIEW')
    expect(findAppealUpdateRefusal(made, atEnd)).toBe('APPEALS_CLOSED')
  })

  test('is allowed while the appeal is returned, whoever has taken it', () => {
    const returned = requestIn('APPEAL_REPAIR_BACK_FOR', { appeal: 'OPEN' })
    expect(findAppealUpdateRefusal(returned, { ...everythingOpen, isTaken: true })).toBeUndefined()
    expect(findAppealUpdateRefusal(returned, { ...everythingOpen, now: addDays(now, 1) })).toBe(
      'CORRECTION_WINDOW_LAPSED',
    )
  })

  test('of no appeal is refused', () => {
    expect(findAppealUpdateRefusal(requestIn('DENIED'), everythingOpen)).toBe('NO_APPEAL')
  })

  test('reveals neither an unpublished outcome nor that an appeal was reopened', () => {
    const hidden = (
      ['APPEAL_APPROVED', 'APPEAL_CALCULATED', 'APPEAL_DENIED', 'APPEAL_SUBMITTED'] as const
    ).map((status) => requestIn(status, { appeal: 'OPEN', isReviewFinished: true }))
    expect(new Set(hidden.map(shownStatus)).size).toBe(1)
    expect(new Set(hidden.map((request) => findAppealUpdateRefusal(request, everythingOpen)))).toEqual(
      new Set(['APPEAL_IN_REVIEW']),
    )
    expect(new Set(hidden.map((request) => findAppealCorrectionRefusal(request, everythingOpen)))).toEqual(
      new Set(['WRONG_STATUS']),
    )
  })
})

test('corrections can be sent until the deadline, and only for an appeal', () => {
  const returned = requestIn('APPEAL_REPAIR_BACK_FOR', { appeal: 'OPEN' })
  const deadline = addDays(now, 1).getTime()
  const at = (milliseconds: number) => ({ ...everythingOpen, now: new Date(milliseconds) })
  expect(findAppealCorrectionRefusal(returned, at(deadline - 1))).toBeUndefined()
  expect(findAppealCorrectionRefusal(returned, at(deadline))).toBe('CORRECTION_WINDOW_LAPSED')
  expect(findAppealCorrectionRefusal(requestIn('REPAIR_BACK_FOR'), everythingOpen)).toBe('NO_APPEAL')
})
