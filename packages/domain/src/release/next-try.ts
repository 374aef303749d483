/** So often the letter of a row is tried; then the row is left out, and the release goes on without it. */
export const mostTries = 3

/** A fault of the moment is over after a while, so that each try waits longer than the one before. */
const pausesSeconds = [15, 60]

/** When a row is tried again that has failed so often; undefined where it is left out. */
export const nextTry = (failures: number, now: Date): Date | undefined => {
  if (failures >= mostTries) return undefined
  const pause = pausesSeconds[failures - 1] ?? pausesSeconds.at(-1) ?? 0
  return new Date(now.getTime() + pause * 1_000)
}

/** Where so many rows fail at once the fault is none of a single row, and the release pauses by itself. */
export const mostFailing = 20
