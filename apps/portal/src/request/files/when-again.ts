import { CallFailed } from '@milgo/web-client/call-failed'
import type { Ways } from './bring-file.ts'

const mostTries = 3
const firstPause = 1_000

/** How many times, and for how many seconds each, a busy server is waited for before the failure is shown. */
const mostAskedBack = 6
const longestAskedBack = 60

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/**
 * Returns when to send a file again after a failure. An offline browser is waited for without a limit. A broken
 * connection is tried again a few times, and so is a server that says when to come back. Any other refusal would be
 * repeated, so it is not tried again.
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
