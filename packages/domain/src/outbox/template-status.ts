import type { RequestStatus } from '../status/request-status.ts'
import type { MessageTemplate } from './message-template.ts'

/** The status of a request when its student gets the message. The other messages are sent in any status. */
const statuses: Partial<Readonly<Record<MessageTemplate, RequestStatus>>> = {
  REQUEST_SUBMITTED: 'SUBMITTED',
  CORRECTION_RETURNED: 'REPAIR_BACK_FOR',
  CORRECTION_CANCELLED: 'SUBMITTED',
  CORRECTION_LAPSED: 'REPAIR_BACK_FROM_TO',
  CORRECTION_RECEIVED: 'REPAIR_BACK_FROM',
  CORRECTION_REMINDER: 'REPAIR_BACK_FOR',
  APPEAL_RECEIVED: 'APPEAL_SUBMITTED',
  APPEAL_UPDATED: 'APPEAL_SUBMITTED',
  APPEAL_RETURNED: 'APPEAL_REPAIR_BACK_FOR',
  APPEAL_RETURN_CANCELLED: 'APPEAL_SUBMITTED',
  APPEAL_CORRECTION_LAPSED: 'APPEAL_REPAIR_BACK_FROM',
  APPEAL_CORRECTION_RECEIVED: 'APPEAL_REPAIR_BACK_FROM',
  APPEAL_CORRECTION_REMINDER: 'APPEAL_REPAIR_BACK_FOR',
}

export const statusOfTemplate = (template: MessageTemplate): RequestStatus | undefined => statuses[template]

/**
 * Returns whether the request has left the status that the message is about, so that the message may be wrong today.
 */
export const isOvertaken = (template: MessageTemplate, status: RequestStatus): boolean => {
  const of = statusOfTemplate(template)
  return of !== undefined && of !== status
}
