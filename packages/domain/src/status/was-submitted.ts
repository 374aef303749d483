import type { RequestStatus } from './request-status.ts'

/**
 * Returns whether a request was ever submitted. Before that the student starts at the form, afterwards at the personal
 * area.
 */
export const wasSubmitted = (status: RequestStatus): boolean => status !== 'DRAFT'
