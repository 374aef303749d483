import { examplePeriod } from '../period/example-period.fixture.ts'
import { addDays } from '../period/moments.ts'
import { type Circumstances, newRequest, type RequestState } from './request-state.ts'
import type { RequestStatus } from './request-status.ts'

/** For tests: a moment at which registration and appeals are both open and a reason was given. */
export const everythingOpen: Circumstances = {
  now: new Date('2024-12-01T12:00:00Z'),
  period: { ...examplePeriod, appealsFrom: examplePeriod.from, appealsTo: examplePeriod.to },
  reason: 'example',
}

/** For tests: a request of which every condition of the table holds, but for the window, which is open. */
export const requestIn = (status: RequestStatus, change: Partial<RequestState> = {}): RequestState => ({
  ...newRequest,
  status,
  publishState: '1',
  correctionDeadline: status === 'REPAIR_BACK_FOR' ? addDays(everythingOpen.now, 1) : null,
  ...change,
})
