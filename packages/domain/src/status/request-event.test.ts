import { describe, expect, test } from 'vitest'
import { everythingOpen, fresh, requestIn } from './circumstances.fixture.ts'
import { moveRequest } from './move-request.ts'
import { actsOf, type RequestEvent } from './request-event.ts'
import type { StatusEvent } from './status-event.ts'

type Happened = Pick<RequestEvent, 'event' | 'actor'>

describe('the acts of staff', () => {
  test('are those of staff in the events, in order, without acts of the student and the system, and without publications', () => {
    const events: Happened[] = [
      { event: 'SUBMIT', actor: fresh('STUDENT') },
      { event: 'RETURN_FOR_REPAIR', actor: fresh('REVIEWER') },
      { event: 'WINDOW_LAPSES', actor: fresh('SYSTEM') },
      { event: 'SAVE_FOR_STUDENT', actor: fresh('REVIEWER') },
      { event: 'PUBLISH', actor: fresh('MANAGER') },
    ]
    expect(actsOf(events)).toEqual([
      { act: 'RETURN_FOR_REPAIR', staffId: 'fresh REVIEWER', appeal: 'NONE' },
      { act: 'SAVE_FOR_STUDENT', staffId: 'fresh REVIEWER', appeal: 'NONE' },
    ])
  })

  test('contain the state of the appeal before each act', () => {
    const manager = fresh('MANAGER')
    const events: Happened[] = [
      { event: 'REOPEN', actor: manager },
      { event: 'APPEAL', actor: fresh('STUDENT') },
      { event: 'DENY_APPEAL', actor: manager },
      { event: 'REOPEN', actor: manager },
      { event: 'APPROVE_APPEAL', actor: manager },
      { event: 'PAYMENT_CONFIRMED', actor: fresh('FINANCE') },
    ]
    expect(actsOf(events).map(({ appeal }) => appeal)).toEqual(['NONE', 'OPEN', 'DENIED', 'OPEN', 'GRANTED'])
  })

  test('equal the acts that moveRequest adds', () => {
    const moves: readonly [StatusEvent, Happened['actor']][] = [
      ['DENY', fresh('REVIEWER')],
      ['REOPEN', fresh('MANAGER')],
      ['RETURN_FOR_REPAIR', fresh('REVIEWER')],
      ['CANCEL_RETURN', fresh('MANAGER')],
    ]
    const end = moves.reduce(
      (request, [event, actor]) => {
        const move = moveRequest(request, event, actor, everythingOpen)
        if (!move.isAllowed) throw new Error(`${event}: ${move.refusal}`)
        return move.request
      },
      requestIn('SUBMITTED', { publishState: '0', resultPublishedAt: null }),
    )
    expect(actsOf(moves.map(([event, actor]) => ({ event, actor })))).toEqual(end.acts)
  })
})
