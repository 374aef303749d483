import { describe, expect, test } from 'vitest'
import { everythingOpen, requestIn } from './circumstances.fixture.ts'
import { newRequest, type RequestState } from './request-state.ts'
import { RequestStatus } from './request-status.ts'
import type { StudentAction } from './student-action.ts'
import { formModeOf, mayUpdateAppeal, studentActionsOf } from './student-actions.ts'

/** The actions of an unpublished request, when everything is open. */
const offered: Record<RequestStatus, readonly StudentAction[]> = {
  DRAFT: ['FILL_FORM'],
  SUBMITTED: ['VIEW_SUBMITTED_COPY'],
  DENIED: ['VIEW_SUBMITTED_COPY'],
  TEAM_MANAGER_APPROVAL: ['VIEW_SUBMITTED_COPY'],
  WAITING_TO_BE_COMPUTED: ['VIEW_SUBMITTED_COPY'],
  REPAIR_BACK_FOR: ['FIX_DOCUMENTS', 'VIEW_SUBMITTED_COPY'],
  REPAIR_BACK_FROM: ['VIEW_SUBMITTED_COPY'],
  REPAIR_BACK_FROM_TO: ['VIEW_SUBMITTED_COPY'],
  COMPUTED: ['VIEW_SUBMITTED_COPY'],
  SCHOLARSHIP_PAID: ['VIEW_SUBMITTED_COPY'],
  APPEAL_SUBMITTED: ['UPDATE_APPEAL', 'VIEW_SUBMITTED_COPY'],
  APPEAL_CALCULATED: ['VIEW_SUBMITTED_COPY'],
  APPEAL_PAID: ['VIEW_SUBMITTED_COPY'],
  APPEAL_DENIED: ['VIEW_SUBMITTED_COPY'],
  APPEAL_WAITING_CALCULATED: ['VIEW_SUBMITTED_COPY'],
  APPEAL_APPROVED: ['VIEW_SUBMITTED_COPY'],
  APPEAL_REPAIR_BACK_FOR: ['FIX_APPEAL', 'VIEW_SUBMITTED_COPY'],
  APPEAL_REPAIR_BACK_FROM: ['VIEW_SUBMITTED_COPY'],
  INVALID_BANK: ['VIEW_SUBMITTED_COPY'],
  INVALID_BANK_BACK_FOR_REPAIR: ['FIX_BANK_DETAILS', 'VIEW_SUBMITTED_COPY'],
  INVALID_BANK_REPAIR_BACK_FROM: ['VIEW_SUBMITTED_COPY'],
  INVALID_BANK_FIXED: ['VIEW_SUBMITTED_COPY'],
  REJECTED_BY_ACADEMIC_INSTITUTION: ['VIEW_SUBMITTED_COPY'],
}

test.each(RequestStatus.options)('the actions of a student in %s', (status) => {
  expect(studentActionsOf(requestIn(status, { publishState: '0' }), everythingOpen)).toEqual(offered[status])
})

test('a new request is a draft of which nothing is published', () => {
  expect(newRequest).toEqual({
    status: 'DRAFT',
    publishState: '0',
    appeal: 'NONE',
    wasReturned: false,
    wasAppealReturned: false,
    correctionDeadline: null,
    isReviewFinished: false,
    isRejectionWaiting: false,
    resultPublishedAt: null,
    printedAppealDate: null,
    bankPauses: [],
    statusBeforeBank: null,
    acts: [],
  })
})

describe('actions in special cases', () => {
  const closed = { ...everythingOpen, period: { ...everythingOpen.period, isOpen: false } }
  const appealsClosed = { ...everythingOpen, period: { ...everythingOpen.period, isAppealsOpen: false } }

  test.each<[string, RequestState, typeof closed, readonly StudentAction[]]>([
    ['a draft after the close', requestIn('DRAFT', { publishState: '0' }), closed, []],
    [
      'a published result',
      requestIn('COMPUTED'),
      everythingOpen,
      ['APPEAL', 'VIEW_SUBMITTED_COPY', 'VIEW_RESULT'],
    ],
    [
      'a published result, appeals closed',
      requestIn('COMPUTED'),
      appealsClosed,
      ['VIEW_SUBMITTED_COPY', 'VIEW_RESULT'],
    ],
    [
      'an appeal that nobody has looked at',
      requestIn('APPEAL_SUBMITTED', { appeal: 'OPEN' }),
      everythingOpen,
      ['UPDATE_APPEAL', 'VIEW_SUBMITTED_COPY', 'VIEW_APPEAL', 'VIEW_RESULT'],
    ],
    [
      'an appeal that nobody has looked at, appeals closed',
      requestIn('APPEAL_SUBMITTED', { appeal: 'OPEN' }),
      appealsClosed,
      ['VIEW_SUBMITTED_COPY', 'VIEW_APPEAL', 'VIEW_RESULT'],
    ],
    [
      'an appeal that was returned',
      requestIn('APPEAL_REPAIR_BACK_FOR', { appeal: 'OPEN' }),
      appealsClosed,
      ['FIX_APPEAL', 'VIEW_SUBMITTED_COPY', 'VIEW_APPEAL', 'VIEW_RESULT'],
    ],
    [
      'an appeal that a reviewer has taken',
      requestIn('APPEAL_SUBMITTED', { appeal: 'OPEN' }),
      { ...everythingOpen, isTaken: true },
      ['VIEW_SUBMITTED_COPY', 'VIEW_APPEAL', 'VIEW_RESULT'],
    ],
    [
      'an appeal that was reopened',
      requestIn('APPEAL_SUBMITTED', { appeal: 'OPEN', isReviewFinished: true }),
      everythingOpen,
      ['VIEW_SUBMITTED_COPY', 'VIEW_APPEAL', 'VIEW_RESULT'],
    ],
    [
      'a lapsed window',
      requestIn('REPAIR_BACK_FOR', { publishState: '0', correctionDeadline: everythingOpen.now }),
      everythingOpen,
      ['VIEW_SUBMITTED_COPY'],
    ],
  ])('%s', (_name, request, circumstances, actions) => {
    expect(studentActionsOf(request, circumstances)).toEqual(actions)
  })
})

test.each(RequestStatus.options)('whether an appeal in %s may be updated', (status) => {
  const appealsClosed = { ...everythingOpen, period: { ...everythingOpen.period, isAppealsOpen: false } }
  const request = requestIn(status, { appeal: 'OPEN' })
  const isReturned = status === 'APPEAL_REPAIR_BACK_FOR'
  expect(mayUpdateAppeal(request, everythingOpen)).toBe(status === 'APPEAL_SUBMITTED' || isReturned)
  expect(mayUpdateAppeal(request, appealsClosed)).toBe(isReturned)
})

test.each(RequestStatus.options)('the mode of the form in %s', (status) => {
  const mode = { DRAFT: 'FILL', REPAIR_BACK_FOR: 'FIX' }[status as string] ?? 'READ'
  expect(formModeOf(requestIn(status), everythingOpen)).toBe(mode)
})

test('the form is read-only after its deadline', () => {
  const closed = { ...everythingOpen, period: { ...everythingOpen.period, isOpen: false } }
  const lapsed = requestIn('REPAIR_BACK_FOR', { correctionDeadline: everythingOpen.now })
  expect(formModeOf(requestIn('DRAFT'), closed)).toBe('READ')
  expect(formModeOf(lapsed, everythingOpen)).toBe('READ')
})
