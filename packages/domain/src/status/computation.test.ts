import { describe, expect, it } from 'vitest'
import { everythingOpen } from './circumstances.fixture.ts'
import { computations, computedStatuses, findComputation, waitingStatuses } from './computation.ts'
import { moveRequest } from './move-request.ts'
import { PublishState } from './publish-state.ts'
import { newRequest } from './request-state.ts'
import { RequestStatus } from './request-status.ts'
import { statuses } from './statuses.ts'

describe('computing', () => {
  it.each(RequestStatus.options)('%s is computed only before its own result is published', (status) => {
    for (const publishState of PublishState.options) {
      const computation = findComputation({ status, publishState })
      expect(computation !== undefined).toBe(publishState < (computations[status]?.result ?? '0'))
    }
  })

  it('a published result is never computed again, whatever the outcome of its appeal', () => {
    for (const status of RequestStatus.options)
      for (const publishState of ['1', '2'] as const)
        expect(findComputation({ status, publishState })?.result).not.toBe('1')
  })

  it.each(Object.entries(computations))(
    '%s ends in a status whose result can be published',
    (status, computation) => {
      let request = { ...newRequest, status: status as RequestStatus, appeal: 'GRANTED' as const }
      for (const event of computation.events) {
        const moved = moveRequest(request, event, { role: 'SYSTEM', id: null }, everythingOpen)
        if (!moved.isAllowed) throw new Error(moved.refusal)
        request = { ...moved.request, appeal: 'GRANTED' }
      }
      expect(statuses[request.status].publishes).toBe(computation.result)
    },
  )

  it('lists the waiting and the computed statuses', () => {
    expect(waitingStatuses.map(({ status }) => status)).toEqual([
      'WAITING_TO_BE_COMPUTED',
      'APPEAL_APPROVED',
      'APPEAL_WAITING_CALCULATED',
    ])
    expect(computedStatuses).toEqual([
      { status: 'COMPUTED', result: '1' },
      { status: 'APPEAL_CALCULATED', result: '2' },
    ])
  })
})
