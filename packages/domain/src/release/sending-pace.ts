import { firstWave, waveMinutes } from './next-slice.ts'

export type Pace = {
  readonly waiting: number
  readonly sentInLastMinute: number
  /** The time at which the rest is sent after the first wave; null until the first wave is sent. */
  readonly continuesAt: Date | null
}

/**
 * Returns the minutes until a running release is done, at the pace of the last minute. Undefined while nothing is sent,
 * and until the first wave and the pause after it are over, because their pace is not that of the rest.
 */
export const findMinutesLeft = (
  { waiting, sentInLastMinute, continuesAt }: Pace,
  now: Date,
): number | undefined => {
  if (continuesAt === null || continuesAt.getTime() > now.getTime()) return undefined
  if (waiting === 0 || sentInLastMinute === 0) return undefined
  return Math.ceil(waiting / sentInLastMinute)
}

/**
 * Letters per minute: somewhat less than the 40,000 per hour that a release must send, because a mail server may be
 * that slow.
 */
const usualPace = 600

/** Returns the minutes in which so many letters are sent, including the pause after the first wave. */
export const estimateMinutes = (letters: number): number => {
  const sending = Math.max(1, Math.ceil(letters / usualPace))
  return letters > firstWave ? waveMinutes + sending : sending
}
