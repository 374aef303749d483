export type RunningLoop = {
  /** Ends the current pause, so that the next round begins at once. Does nothing during a round. */
  readonly wake: () => void
  /** Begins no further round, and waits for the round that is running. */
  readonly stop: () => Promise<void>
}

type Rounds = {
  /** Does the work of one round. The signal is aborted when the loop is stopped. */
  readonly work: (stopping: AbortSignal) => Promise<void>
  /** The pause after a round. */
  readonly pauseMs: number
  readonly pauseAfterFailureMs: number
  readonly onFailure: (error: unknown) => void
}

/** Works in rounds with pauses between them, until it is stopped. A round that fails does not end the loop. */
export const runUntilStopped = ({ work, pauseMs, pauseAfterFailureMs, onFailure }: Rounds): RunningLoop => {
  const stopping = new AbortController()
  // The end of the pause is a variable and no listener of the signal: listeners of ended pauses would pile up.
  let wake = (): void => {}
  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const ms = await work(stopping.signal).then(
        () => pauseMs,
        (error: unknown) => {
          onFailure(error)
          return pauseAfterFailureMs
        },
      )
      if (!stopping.signal.aborted) await pause(ms)
    }
  }
  const running = run()
  return {
    wake: () => wake(),
    stop: () => {
      stopping.abort()
      wake()
      return running
    },
  }
}
