import type { Session } from './session-store.ts'

/** The portal's calls carry the student's token, and name the student whom a staff member acts for. */
export const sessionHeaders = ({ token, acting }: Session): Readonly<Record<string, string>> => ({
  Authorization: `Bearer ${token}`,
  ...(acting && { 'X-Admin': 'true', 'X-User-Id': acting.studentId }),
})
