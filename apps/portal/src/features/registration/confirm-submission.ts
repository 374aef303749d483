import { callCore } from '../../lib/service-client.ts'
import { findReadOnlyReason, type Start } from './start.ts'

/**
 * The student has read that the request was sent. Nobody waits for it: what does not arrive is told again when the sent
 * request is opened next.
 */
export const confirmSubmission = (): void => {
  callCore('POST /user-request/confirm-submission', { keepalive: true }).catch(() => {})
}

/** The page that is opened says so itself. A staff member who looks at it has not read it for the student. */
export const confirmWhereMissed = (start: Start): void => {
  const isMissed = findReadOnlyReason(start) === 'sent' && start.user.request?.is_confirmed === false
  if (isMissed && !start.isActing) confirmSubmission()
}
