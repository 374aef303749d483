import type { RequestStatus } from './request-status.ts'

/** Whether a request has ever been sent; until then the form is where its student belongs, after it the personal area. */
export const wasSubmitted = (status: RequestStatus): boolean => status !== 'DRAFT'
