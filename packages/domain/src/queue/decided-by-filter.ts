import { isStaffId } from './assignee-filter.ts'
import type { QueueFilter } from './queue-filter.ts'

/** Selects requests by who made the decision of the review; `me` is the present user. */
export const decidedByFilter: QueueFilter<readonly string[]> = {
  name: 'decidedBy',
  read: (text) => {
    const found = [...new Set(text.split(','))].filter((one) => one === 'me' || isStaffId(one))
    return found.length > 0 ? found : undefined
  },
  write: (staff) => staff.join(','),
  matches: ({ decision }, wanted, { staffId }) =>
    decision !== undefined &&
    wanted.some((one) => decision.by !== null && decision.by === (one === 'me' ? staffId : one)),
}
