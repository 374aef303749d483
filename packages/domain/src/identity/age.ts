import { isIsoDate } from './calendar-date.ts'

/**
 * Returns whether the person is younger than `years` at the moment. A birthday starts at midnight UTC, so that a person
 * who turns thirty on the age date is thirty at its 10:00 UTC. Returns false without a birthday.
 */
export const isUnderAge = (birthday: string | undefined, years: number, at: Date): boolean => {
  if (birthday === undefined || !isIsoDate(birthday)) return false
  const turns = new Date(`${birthday}T00:00:00Z`)
  turns.setUTCFullYear(turns.getUTCFullYear() + years)
  return turns.getTime() > at.getTime()
}
