import { describe, expect, it } from 'vitest'
import { RequestStatus } from '../status/request-status.ts'
import { statuses } from '../status/statuses.ts'
import { transitions } from '../status/transitions.ts'
import { findStage, statusesWaitingFor } from './stages.ts'

describe('the stages of the work', () => {
  it.each([
    ['REVIEWER', ['RETURN_FOR_REPAIR', 'APPROVE']],
    ['MANAGER', ['CONFIRM', 'APPROVE_APPEAL']],
  ] as const)('%s: takes the statuses from which the status table gives them %j', (role, events) => {
    const given = transitions
      .filter(({ event, by }) => by.includes(role) && (events as readonly string[]).includes(event))
      .flatMap(({ from }) => from)
    for (const status of given) expect(statusesWaitingFor([role])).toContain(status)
    // After a corrected appeal the reviewer only enters figures, which is no event of the status.
    const stages = new Set(given.map(findStage))
    for (const status of statusesWaitingFor([role])) expect(stages).toContain(findStage(status))
  })

  it('nothing waits for staff while the student may correct', () => {
    for (const status of RequestStatus.options)
      if (statuses[status].isReturned) expect(findStage(status)).toBeUndefined()
  })

  it('finance has no queue of requests', () => {
    expect(statusesWaitingFor(['FINANCE'])).toEqual([])
  })
})
