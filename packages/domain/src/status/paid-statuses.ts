import type { RequestStatus } from './request-status.ts'

/**
 * Statuses of students who have got all that they are owed, with the first result or after a granted appeal. No row of the
 * table must leave them, unless money comes back or a result is revised.
 */
export const paidStatuses: readonly RequestStatus[] = ['SCHOLARSHIP_PAID', 'APPEAL_PAID']
