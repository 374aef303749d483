import { finishedHistories, type History } from '@milgo/testing/request-histories'

/**
 * How many requests of the finished period ended in each way: so many that the open numbers show most groups, none of
 * which may be under 20.
 */
const endings: Readonly<Record<keyof typeof finishedHistories, number>> = {
  paid: 62,
  refused: 22,
  refusedAgain: 20,
  paidAfterAppeal: 20,
}

/** The histories of the finished period, one for each of its requests. */
export const finishedRequests: readonly History[] = Object.entries(endings).flatMap(([name, count]) =>
  new Array<History>(count).fill(finishedHistories[name as keyof typeof finishedHistories]),
)
