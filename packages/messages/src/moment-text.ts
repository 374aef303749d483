import { jerusalemTime } from './jerusalem-time.ts'

/** A moment as it is read in Israel, in any of the languages: 15.01.2026 12:00. */
export const momentText = (moment: Date): string => {
  const { date, hour } = jerusalemTime(moment)
  return `${date} ${hour}`
}
