import { callCore } from '../../lib/service-client.ts'
import { findReadOnlyReason, type Start } from './start.ts'

/**
 * Notes on the server that the student has read that the request was sent. Nothing waits for the call: if it fails, it
 * is sent again when the sent request is opened next.
 */
export const confirmSubmission = (): void => {
  callCore('POST /user-request/confirm-submission', { keepalive: true }).catch(() => {})
}

/**
 * Confirms a sent request whose confirmation is missing, because the opened page says that it was sent. A staff member
 * who opens the page does not confirm for the student.
 */
export const confirmWhereMissed = (start: Start): void => {
  const isMissed = findReadOnlyReason(start) === 'sent' && start.user.request?.is_confirmed === false
  if (isMissed && !start.isActing) confirmSubmission()
}
