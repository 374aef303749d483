import type { Session } from './session-store.ts'

/** Returns the headers of a call: the student's token, and the student's id if a staff member acts. */
export const sessionHeaders = ({ token, acting }: Session): Readonly<Record<string, string>> => ({
  Authorization: `Bearer ${token}`,
  ...(acting && { 'X-Admin': 'true', 'X-User-Id': acting.studentId }),
})
