import { jerusalemTime } from './jerusalem-time.ts'

/** A moment as it is read in Israel, in any of the languages: dd.MM.yyyy HH:mm. */
export const momentText = (moment: Date): string => {
  const { date, hour } = jerusalemTime(moment)
  return `${date} ${hour}`
}
