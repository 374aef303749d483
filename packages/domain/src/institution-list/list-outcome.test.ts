import { describe, expect, test } from 'vitest'
import { everythingOpen, requestIn } from '../status/circumstances.fixture.ts'
import type { RequestState } from '../status/request-state.ts'
import type { RequestStatus } from '../status/request-status.ts'
import { isApplied, listOutcomeOf, revokeStepOf, stillNeedsRevision } from './list-outcome.ts'

const list = { role: 'INSTITUTION_LIST', id: 'manager' } as const
const manager = { role: 'MANAGER', id: 'manager' } as const
const unpublished = (status: RequestStatus, change: Partial<RequestState> = {}) =>
  requestIn(status, { publishState: '0', ...change })
const named = (state: RequestState, change = {}) => ({
  state,
  institutionId: 7,
  hasConflict: false,
  ...change,
})
const outcome = (state: RequestState, change = {}) =>
  listOutcomeOf(named(state, change), 7, list, everythingOpen)

describe('the outcome of a row', () => {
  test.each([
    'SUBMITTED',
    'REPAIR_BACK_FROM',
    'REPAIR_BACK_FROM_TO',
    'TEAM_MANAGER_APPROVAL',
    'WAITING_TO_BE_COMPUTED',
  ] as const)('%s is rejected', (status) => {
    expect(outcome(unpublished(status))).toBe('REJECTED')
  })

  test.each([
    ['REPAIR_BACK_FOR', {}, 'WAITING'],
    ['REPAIR_BACK_FOR', { isRejectionWaiting: true }, 'ALREADY_WAITING'],
    ['REPAIR_BACK_FROM', { isRejectionWaiting: true }, 'ALREADY_WAITING'],
    ['DRAFT', {}, 'NOT_SENT'],
    ['REJECTED_BY_ACADEMIC_INSTITUTION', {}, 'ALREADY_REJECTED'],
    ['COMPUTED', {}, 'WRONG_STATUS'],
    ['DENIED', {}, 'WRONG_STATUS'],
    ['COMPUTED', { publishState: '1' }, 'RESULT_KNOWN'],
    ['APPEAL_SUBMITTED', { publishState: '1' }, 'RESULT_KNOWN'],
  ] as const)('%s %j: %s', (status, change, expected) => {
    expect(outcome(unpublished(status, change))).toBe(expected)
  })

  test('students of another institution, and students whom the manager knows, are not changed', () => {
    const sent = unpublished('SUBMITTED')
    expect(outcome(sent, { institutionId: 8, hasConflict: true })).toBe('OTHER_INSTITUTION')
    expect(outcome(sent, { hasConflict: true })).toBe('CONFLICT_OF_INTEREST')
  })

  test('only a rejection and a waiting rejection are applied', () => {
    expect([isApplied('REJECTED'), isApplied('WAITING'), isApplied('NO_REQUEST')]).toEqual([
      true,
      true,
      false,
    ])
  })
})

describe('revoking', () => {
  test.each([
    [unpublished('REJECTED_BY_ACADEMIC_INSTITUTION'), 'REOPENED', 'REOPEN'],
    [unpublished('REPAIR_BACK_FOR', { isRejectionWaiting: true }), 'WITHDRAWN', 'WITHDRAW_REJECTION'],
    [unpublished('REPAIR_BACK_FROM', { isRejectionWaiting: true }), 'WITHDRAWN', 'WITHDRAW_REJECTION'],
    [requestIn('REJECTED_BY_ACADEMIC_INSTITUTION'), 'NEEDS_REVISION', undefined],
    [requestIn('APPEAL_SUBMITTED'), 'NEEDS_REVISION', undefined],
    [unpublished('SUBMITTED'), 'MOVED_ON', undefined],
    // Reopened and then denied by a reviewer: that denial is not the institution's.
    [unpublished('DENIED'), 'MOVED_ON', undefined],
  ] as const)('$status: %s', (state, expected, event) => {
    expect(revokeStepOf(state, manager, everythingOpen)).toEqual({
      outcome: expected,
      ...(event && { event }),
    })
  })

  test('leaves a published rejection to a revision, until it is not a rejection any more', () => {
    expect(stillNeedsRevision(requestIn('REJECTED_BY_ACADEMIC_INSTITUTION'))).toBe(true)
    expect(stillNeedsRevision(unpublished('REJECTED_BY_ACADEMIC_INSTITUTION'))).toBe(false)
    expect(stillNeedsRevision(requestIn('COMPUTED'))).toBe(false)
    expect(stillNeedsRevision(requestIn('APPEAL_SUBMITTED', { appeal: 'OPEN' }))).toBe(false)
  })
})
