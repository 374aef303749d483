import { examplePeriod } from '../period/example-period.fixture.ts'
import { addDays } from '../time/moments.ts'
import type { Actor, ActorRole } from './actor.ts'
import { type Circumstances, newRequest, type RequestState } from './request-state.ts'
import type { RequestStatus } from './request-status.ts'
import type { StatusEvent } from './status-event.ts'
import { statuses } from './statuses.ts'

/** For tests: a moment at which registration and appeals are both open, with everything that an event may need. */
export const everythingOpen: Circumstances = {
  now: new Date('2024-12-01T12:00:00Z'),
  period: { ...examplePeriod, appealsFrom: examplePeriod.from, appealsTo: examplePeriod.to },
  reason: 'example',
  hasCompleteFigures: true,
  hasFlags: true,
  proposedBy: 'proposer',
}

/** For tests: two states of the ledger after the event. */
export const settled = { entitled: 4_000, paid: 4_000, inFlight: 0, due: 0, needsAccount: false }
export const accountNeeded = { entitled: 4_000, paid: 0, inFlight: 0, due: 4_000, needsAccount: true }

/** For tests: the circumstances in which the ledger causes this event. */
export const circumstancesFor = (event: StatusEvent): Circumstances => ({
  ...everythingOpen,
  money: event === 'ACCOUNT_NEEDED' ? accountNeeded : settled,
})

/** For tests: an actor who has not acted on the request before. */
export const fresh = (role: ActorRole): Actor => ({ role, id: role === 'SYSTEM' ? null : `fresh ${role}` })

/** For tests: a request that meets every condition of the table except WINDOW_LAPSED; its correction window is open. */
export const requestIn = (status: RequestStatus, change: Partial<RequestState> = {}): RequestState => ({
  ...newRequest,
  status,
  publishState: '1',
  resultPublishedAt: everythingOpen.now,
  correctionDeadline: statuses[status].isReturned ? addDays(everythingOpen.now, 1) : null,
  statusBeforeBank: statuses[status].isBankProblem ? 'COMPUTED' : null,
  ...change,
})
