import { jerusalemTime } from './jerusalem-time.ts'

/** Returns a moment in Israel's time, the same in every language: dd.MM.yyyy HH:mm. */
export const momentText = (moment: Date): string => {
  const { date, hour } = jerusalemTime(moment)
  return `${date} ${hour}`
}
