/** The number of letters in the first wave, so that a mistake reaches only few students. */
export const firstWave = 50

/** The minutes between the first wave and the rest. In this time the release can be stopped. */
export const waveMinutes = 15

export type Progress = {
  /** The number of sent letters. Rows that were left out do not count, because they did not test the letters. */
  readonly sent: number
  readonly waiting: number
  /** The time at which the rest is sent after the first wave; null until the first wave is sent. */
  readonly continuesAt: Date | null
}

/** What a running release does next. */
export type NextSlice =
  | { readonly does: 'send'; readonly count: number }
  | { readonly does: 'hold'; readonly until: Date }
  | { readonly does: 'wait'; readonly until: Date }
  | { readonly does: 'finish' }

/**
 * Returns the next step: 50 letters first, then a pause of 15 minutes, then the rest. `hold` starts the 15 minutes,
 * `wait` means that they have started. A release that is complete after the first wave does not wait. Once the first
 * wave is sent it counts as sent, even if rows of erased students are removed later.
 */
export const nextSlice = ({ sent, waiting, continuesAt }: Progress, now: Date, most: number): NextSlice => {
  if (waiting === 0) return { does: 'finish' }
  if (continuesAt === null && sent < firstWave)
    return { does: 'send', count: Math.min(most, firstWave - sent) }
  if (continuesAt === null) return { does: 'hold', until: new Date(now.getTime() + waveMinutes * 60_000) }
  if (now.getTime() < continuesAt.getTime()) return { does: 'wait', until: continuesAt }
  return { does: 'send', count: most }
}
