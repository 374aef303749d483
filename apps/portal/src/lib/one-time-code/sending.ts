import { readServerClock } from '../server-clock.ts'

/** When a code was asked for. */
export type Sending = {
  /** As `Date.now()` said: for the wait until another one may be asked for. */
  readonly sentAt: number
  /** By the service's clock, in milliseconds: for the end of the code. Unknown where the service did not tell. */
  readonly sentAtServer?: number
}

/** Taken before the code is asked for, so that no code is said to live longer than it does. */
export const startSending = async (): Promise<Sending> => {
  const reading = await readServerClock().catch(() => undefined)
  return { sentAt: Date.now(), ...(reading && { sentAtServer: reading.shown.getTime() }) }
}
