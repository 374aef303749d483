import { describe, expect, it } from 'vitest'
import { RequestStatus } from './request-status.ts'
import { findStage, statusesWaitingFor } from './stages.ts'
import { statuses } from './statuses.ts'
import { transitions } from './transitions.ts'

describe('the stages of the work', () => {
  it.each([
    ['REVIEWER', ['RETURN_FOR_REPAIR', 'APPROVE']],
    ['MANAGER', ['CONFIRM', 'APPROVE_APPEAL']],
  ] as const)('%s: the statuses include those from which the status table gives them %j', (role, events) => {
    const given = transitions
      .filter(({ event, by }) => by.includes(role) && (events as readonly string[]).includes(event))
      .flatMap(({ from }) => from)
    for (const status of given) expect(statusesWaitingFor([role])).toContain(status)
    // After a corrected appeal the reviewer only enters figures, which is no status event.
    const stages = new Set(given.map(findStage))
    for (const status of statusesWaitingFor([role])) expect(stages).toContain(findStage(status))
  })

  it('nothing waits for staff while the student can correct', () => {
    for (const status of RequestStatus.options)
      if (statuses[status].isReturned) expect(findStage(status)).toBeUndefined()
  })

  it('finance has no queue of requests', () => {
    expect(statusesWaitingFor(['FINANCE'])).toEqual([])
  })
})
