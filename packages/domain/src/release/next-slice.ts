/** So many letters go out first, so that a mistake reaches few. */
export const firstWave = 50

/** For so long after the first letters the rest waits, and can be stopped. */
export const waveMinutes = 15

export type Progress = {
  /** Whoever is left out is no trial of the letters. */
  readonly sent: number
  readonly waiting: number
  /** When the rest goes on after the first letters; null until they are through. */
  readonly continuesAt: Date | null
}

/** What a running release does next. */
export type NextSlice =
  | { readonly does: 'send'; readonly count: number }
  | { readonly does: 'hold'; readonly until: Date }
  | { readonly does: 'wait'; readonly until: Date }
  | { readonly does: 'finish' }

/**
 * First 50, then 15 minutes, then the rest. `hold` says that the 15 minutes begin now, `wait` that they run. Who is done
 * after the first letters has nothing to wait for. Once they are through they stay so, although rows of erased students are
 * gone.
 */
export const nextSlice = ({ sent, waiting, continuesAt }: Progress, now: Date, most: number): NextSlice => {
  if (waiting === 0) return { does: 'finish' }
  if (continuesAt === null && sent < firstWave)
    return { does: 'send', count: Math.min(most, firstWave - sent) }
  if (continuesAt === null) return { does: 'hold', until: new Date(now.getTime() + waveMinutes * 60_000) }
  if (now.getTime() < continuesAt.getTime()) return { does: 'wait', until: continuesAt }
  return { does: 'send', count: most }
}
