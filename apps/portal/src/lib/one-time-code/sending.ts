import { readServerClock } from '../server-clock.ts'

/** When a code was requested. */
export type Sending = {
  /** By `Date.now()`: for the wait until another code may be requested. */
  readonly sentAt: number
  /** By the service's clock, in milliseconds: for the end of the code. Undefined if the service did not tell. */
  readonly sentAtServer?: number
}

/**
 * Returns the present time. To be called before the code is requested, so that no code is shown as valid longer than it
 * is.
 */
export const startSending = async (): Promise<Sending> => {
  const reading = await readServerClock().catch(() => undefined)
  return { sentAt: Date.now(), ...(reading && { sentAtServer: reading.shown.getTime() }) }
}
