import { RequestStatus } from './request-status.ts'
import { statuses } from './statuses.ts'

/** The statuses in which the student has received everything that is owed. */
export const paidStatuses: readonly RequestStatus[] = RequestStatus.options.filter(
  (status) => statuses[status].isPaid,
)
