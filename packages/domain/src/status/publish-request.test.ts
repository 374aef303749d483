import { describe, expect, test } from 'vitest'
import { ActorRole } from './actor.ts'
import { requestIn } from './circumstances.fixture.ts'
import { publishRequest } from './publish-request.ts'
import { PublishState } from './publish-state.ts'
import { RequestStatus } from './request-status.ts'

const results: Partial<Record<RequestStatus, PublishState>> = {
  DENIED: '1',
  COMPUTED: '1',
  REJECTED_BY_ACADEMIC_INSTITUTION: '1',
  APPEAL_CALCULATED: '2',
  APPEAL_DENIED: '2',
}
const at = new Date('2025-06-01T08:00:00Z')
const printedAppealDate = new Date('2025-06-16T20:59:59Z')
const publication = { at, printedAppealDate }

test('the publish states are ordered by how much they publish', () => {
  expect(PublishState.options).toEqual(['0', '1', '2'])
})

describe.each(RequestStatus.options)('publishing %s', (status) => {
  test.each(PublishState.options)('from %s', (current) => {
    const next = results[status]
    const published = publishRequest(
      requestIn(status, { publishState: current }),
      { role: 'MANAGER' },
      publication,
    )
    expect(published?.publishState).toBe(
      next !== undefined && Number(current) < Number(next) ? next : undefined,
    )
  })
})

test.each(ActorRole.options)(
  '%s may publish only if it is a manager, or the system at the time that a manager set',
  (role) => {
    const published = publishRequest(requestIn('COMPUTED', { publishState: '0' }), { role }, publication)
    expect(published?.publishState).toBe(role === 'MANAGER' || role === 'SYSTEM' ? '1' : undefined)
  },
)

test('the first publication starts the appeal days, and clears isReviewFinished', () => {
  const request = requestIn('COMPUTED', {
    publishState: '0',
    isReviewFinished: true,
    resultPublishedAt: null,
  })
  expect(publishRequest(request, { role: 'MANAGER' }, publication)).toEqual({
    ...request,
    publishState: '1',
    isReviewFinished: false,
    resultPublishedAt: at,
    printedAppealDate,
  })
})

test('publishing an appeal result does not restart the appeal days', () => {
  const request = requestIn('APPEAL_DENIED', { appeal: 'DENIED', isReviewFinished: true })
  expect(publishRequest(request, { role: 'MANAGER' }, publication)).toEqual({
    ...request,
    publishState: '2',
    isReviewFinished: false,
  })
})
