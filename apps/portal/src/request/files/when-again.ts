import { CallFailed } from '@milgo/web-client/call-failed'
import type { Ways } from './bring-file.ts'

const mostTries = 3
const firstPause = 1_000

/** How often, and how long in seconds, a server that is busy is waited for before the student hears of it. */
const mostAskedBack = 6
const longestAskedBack = 60

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/**
 * A connection that is away is waited for, however long; one that merely broke is tried again a few times, and so is a
 * server that says when it has room again. What it refuses otherwise it would refuse again.
 */
export const whenAgain: Ways['whenAgain'] = (failure, tries) => {
  if (failure instanceof CallFailed) {
    const { isPassing, retryAfterSeconds = Number.POSITIVE_INFINITY } = failure
    if (!isPassing || retryAfterSeconds > longestAskedBack || tries >= mostAskedBack) return undefined
    return pause(1_000 * retryAfterSeconds)
  }
  if (!navigator.onLine)
    return new Promise((resolve) => addEventListener('online', () => resolve(), { once: true }))
  return tries >= mostTries ? undefined : pause(firstPause * 2 ** tries)
}
