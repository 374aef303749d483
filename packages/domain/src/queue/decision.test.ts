import { describe, expect, it } from 'vitest'
import type { EventName } from '../status/request-event.ts'
import type { RequestStatus } from '../status/request-status.ts'
import { transitions } from '../status/transitions.ts'
import { type DecidingEvent, findDecision, undecidedStatuses } from './decision.ts'

const line = (
  event: EventName,
  to: RequestStatus,
  more: Partial<Pick<DecidingEvent, 'actorId' | 'reason'>> = {},
): Omit<DecidingEvent, 'at'> => ({ event, to, actorId: 'noa', reason: null, ...more })
const historyOf = (...lines: readonly Omit<DecidingEvent, 'at'>[]): readonly DecidingEvent[] =>
  lines.map((one, place) => ({ ...one, at: new Date(Date.UTC(2026, 10, place + 1)) }))
const sent = line('SUBMIT', 'SUBMITTED', { actorId: 'student' })

describe('the decision of the review', () => {
  it('is undefined while the request is in review or returned', () => {
    expect(findDecision([])).toBeUndefined()
    expect(findDecision(historyOf(sent, line('RETURN_FOR_REPAIR', 'REPAIR_BACK_FOR')))).toBeUndefined()
  })

  it('is the approval, whatever follows it', () => {
    const history = historyOf(
      sent,
      line('APPROVE', 'TEAM_MANAGER_APPROVAL'),
      line('CONFIRM', 'WAITING_TO_BE_COMPUTED', { actorId: 'avi' }),
      line('COMPUTE', 'COMPUTED', { actorId: null }),
    )
    expect(findDecision(history)).toEqual({
      decision: 'approved',
      at: new Date('2026-11-02'),
      by: 'noa',
      reason: null,
    })
  })

  it("is a manager's denial after a reviewer's approval", () => {
    const history = historyOf(
      sent,
      line('APPROVE', 'TEAM_MANAGER_APPROVAL'),
      line('DENY', 'DENIED', { actorId: 'avi', reason: 'STUDY_SCOPE' }),
    )
    expect(findDecision(history)).toMatchObject({ decision: 'denied', by: 'avi', reason: 'STUDY_SCOPE' })
  })

  it.each([
    ['SEND_BACK_TO_REVIEW', line('APPROVE', 'TEAM_MANAGER_APPROVAL')],
    ['REOPEN', line('DENY', 'DENIED', { reason: 'OTHER' })],
  ] as const)('%s removes the decision', (event, decided) => {
    expect(findDecision(historyOf(sent, decided, line(event, 'SUBMITTED')))).toBeUndefined()
  })

  it('is removed by sending back, whatever status follows', () => {
    const history = historyOf(sent, line('APPROVE', 'TEAM_MANAGER_APPROVAL'))
    for (const status of undecidedStatuses)
      expect(
        findDecision([...history, { ...line('SEND_BACK_TO_REVIEW', status), at: new Date() }]),
      ).toBeUndefined()
  })

  it('does not change when an appeal is reopened', () => {
    const history = historyOf(
      sent,
      line('DENY', 'DENIED'),
      line('APPEAL', 'APPEAL_SUBMITTED'),
      line('REOPEN', 'APPEAL_SUBMITTED'),
    )
    expect(findDecision(history)?.decision).toBe('denied')
  })

  it('is not a rejection that waits for the correction', () => {
    const waiting = line('INSTITUTION_REJECTS', 'REPAIR_BACK_FOR')
    expect(findDecision(historyOf(sent, waiting))).toBeUndefined()
    const applied = line('INSTITUTION_REJECTS', 'REJECTED_BY_ACADEMIC_INSTITUTION')
    expect(findDecision(historyOf(sent, waiting, applied))?.decision).toBe('rejected')
  })

  it('has a reason only if it is a code of a list', () => {
    const history = historyOf(sent, line('DENY', 'DENIED', { reason: 'in my own words' }))
    expect(findDecision(history)).toMatchObject({ decision: 'denied', reason: null })
  })
})

it('a submitted request is undecided from its sending until an event that decides', () => {
  const deciding = transitions.filter(({ event, by }) => event === 'DENY' && by.includes('REVIEWER'))
  const decided = deciding.flatMap(({ from }) => from)
  const returning = transitions.filter(
    ({ event, from }) => event === 'RETURN_FOR_REPAIR' && from.every((status) => decided.includes(status)),
  )
  expect([...undecidedStatuses].sort()).toEqual([...decided, ...returning.map(({ to }) => to)].sort())
})
