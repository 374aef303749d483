/**
 * The number of tries for the letter of a row. After that the row is left out, and the release continues without it.
 */
export const mostTries = 3

/** Each try waits longer than the one before, because a temporary fault is over after some time. */
const pausesSeconds = [15, 60]

/** Returns when a row that failed so often is tried again; undefined if it is left out. */
export const nextTry = (failures: number, now: Date): Date | undefined => {
  if (failures >= mostTries) return undefined
  const pause = pausesSeconds[failures - 1] ?? pausesSeconds.at(-1) ?? 0
  return new Date(now.getTime() + pause * 1_000)
}

/** If so many rows fail at once, the fault is not in a single row, and the release pauses by itself. */
export const mostFailing = 20
