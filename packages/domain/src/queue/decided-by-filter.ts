import { isStaffId } from './assignee-filter.ts'
import type { QueueFilter } from './queue-filter.ts'

/** The decision of the review was made by one of these; `me` is whoever looks. */
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
