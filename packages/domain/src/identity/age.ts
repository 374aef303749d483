import { isIsoDate } from './calendar-date.ts'

/**
 * Whether the person has not yet turned `years` at the instant. A birthday begins at midnight UTC, so that who
 * turns thirty on the age date itself is thirty at its 10:00 UTC. No birthday: not under any age.
 */
export const isUnderAge = (birthday: string | undefined, years: number, at: Date): boolean => {
  if (birthday === undefined || !isIsoDate(birthday)) return false
  const [year, month, day] = birthday.split('-').map(Number)
  const turns = new Date(0)
  // setUTCFullYear and not Date.UTC, which takes the years 0 to 99 for 1900 to 1999.
  turns.setUTCFullYear((year ?? 0) + years, (month ?? 1) - 1, day ?? 1)
  return turns.getTime() > at.getTime()
}
