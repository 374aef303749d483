import { expect, test } from 'vitest'
import { RequestStatus } from './request-status.ts'
import type { StatusEvent } from './status-event.ts'
import { statuses } from './statuses.ts'
import { transitions } from './transitions.ts'

const reachedBy = (...events: readonly StatusEvent[]): readonly string[] =>
  RequestStatus.options.filter((status) =>
    transitions.some(({ event, to }) => events.includes(event) && to === status),
  )

test.each([
  ['isReturned', ['RETURN_FOR_REPAIR']],
  ['corrected', ['SUBMIT_CORRECTIONS', 'WINDOW_LAPSES']],
  ['isPaid', ['PAYMENT_CONFIRMED']],
] as const)('%s marks the statuses that %j reaches', (column, events) => {
  expect(RequestStatus.options.filter((status) => statuses[status][column])).toEqual(reachedBy(...events))
})

test('a correction that the student sent is told from one that lapsed', () => {
  const sent = RequestStatus.options.filter((status) => statuses[status].corrected === 'SENT')
  expect(sent).toEqual(reachedBy('SUBMIT_CORRECTIONS'))
})
