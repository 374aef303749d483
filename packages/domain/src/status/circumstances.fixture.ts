import { examplePeriod } from '../period/example-period.fixture.ts'
import { addDays } from '../period/moments.ts'
import type { Actor, ActorRole } from './actor.ts'
import { type Circumstances, newRequest, type RequestState } from './request-state.ts'
import type { RequestStatus } from './request-status.ts'
import type { StatusEvent } from './status-event.ts'
import { statuses } from './statuses.ts'

/** For tests: a moment at which registration and appeals are both open and everything that an event may need is given. */
export const everythingOpen: Circumstances = {
  now: new Date('2024-12-01T12:00:00Z'),
  period: { ...examplePeriod, appealsFrom: examplePeriod.from, appealsTo: examplePeriod.to },
  reason: 'example',
  hasCompleteFigures: true,
  hasFlags: true,
  proposedBy: 'proposer',
}

/** For tests: money of which the event tells. */
export const settled = { entitled: 4_000, paid: 4_000, inFlight: 0, due: 0, needsAccount: false }
export const accountNeeded = { entitled: 4_000, paid: 0, inFlight: 0, due: 4_000, needsAccount: true }

/** For tests: the circumstances in which the ledger asks for this event. */
export const circumstancesFor = (event: StatusEvent): Circumstances => ({
  ...everythingOpen,
  money: event === 'ACCOUNT_NEEDED' ? accountNeeded : settled,
})

/** For tests: somebody who has done nothing to the request yet. */
export const fresh = (role: ActorRole): Actor => ({ role, id: role === 'SYSTEM' ? null : `fresh ${role}` })

/** For tests: a request of which every condition of the table holds, but for the window, which is open. */
export const requestIn = (status: RequestStatus, change: Partial<RequestState> = {}): RequestState => ({
  ...newRequest,
  status,
  publishState: '1',
  resultPublishedAt: everythingOpen.now,
  correctionDeadline: statuses[status].isReturned ? addDays(everythingOpen.now, 1) : null,
  statusBeforeBank: statuses[status].isBankProblem ? 'COMPUTED' : null,
  ...change,
})
