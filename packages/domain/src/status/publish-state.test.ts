import { describe, expect, test } from 'vitest'
import { Actor } from './actor.ts'
import { findNextPublishState, PublishState } from './publish-state.ts'
import { RequestStatus } from './request-status.ts'

const results: Partial<Record<RequestStatus, PublishState>> = {
  DENIED: '1',
  COMPUTED: '1',
  SCHOLARSHIP_PAID: '1',
  REJECTED_BY_ACADEMIC_INSTITUTION: '1',
  APPEAL_CALCULATED: '2',
  APPEAL_PAID: '2',
  APPEAL_DENIED: '2',
}

test('the states are those of the decisions, in the order of what they tell', () => {
  expect(PublishState.options).toEqual(['0', '1', '2'])
})

describe.each(RequestStatus.options)('publishing %s', (status) => {
  test.each(PublishState.options)('from %s', (current) => {
    const next = results[status]
    expect(findNextPublishState(status, current, 'MANAGER')).toBe(
      next !== undefined && Number(current) < Number(next) ? next : undefined,
    )
  })
})

test.each(Actor.options)('%s publishes only as a manager or at the time a manager set', (actor) => {
  expect(findNextPublishState('COMPUTED', '0', actor)).toBe(
    actor === 'MANAGER' || actor === 'SYSTEM' ? '1' : undefined,
  )
})
