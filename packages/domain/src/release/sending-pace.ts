import { firstWave, waveMinutes } from './next-slice.ts'

export type Pace = {
  readonly waiting: number
  readonly sentInLastMinute: number
  /** When the rest goes on after the first letters; null until they are through. */
  readonly continuesAt: Date | null
}

/**
 * In how many minutes a running release is done if it goes on as in the last one; undefined while nothing goes out, and
 * until the first letters and the wait after them are over: their pace is not that of the rest.
 */
export const findMinutesLeft = (
  { waiting, sentInLastMinute, continuesAt }: Pace,
  now: Date,
): number | undefined => {
  if (continuesAt === null || continuesAt.getTime() > now.getTime()) return undefined
  if (waiting === 0 || sentInLastMinute === 0) return undefined
  return Math.ceil(waiting / sentInLastMinute)
}

/** Letters in a minute: somewhat less than the 40,000 an hour that a release must send; a mail server may be as slow. */
const usualPace = 600

/** In how many minutes so many letters are out, with the wait after the first of them where there are more. */
export const estimateMinutes = (letters: number): number => {
  const sending = Math.max(1, Math.ceil(letters / usualPace))
  return letters > firstWave ? waveMinutes + sending : sending
}
