import { callCore } from './call-core.ts'
import type { CallOptions } from './call-service.ts'

/** What the service's clock showed, and when that came, on this page's own count of milliseconds. */
export type ClockReading = { readonly shown: Date; readonly readAt: number }

/** The service's clock at that count: the reading, moved on by what has passed since. */
export const serverTimeAt = ({ shown, readAt }: ClockReading, count: number): Date =>
  new Date(shown.getTime() + Math.max(0, count - readAt))

export const readServerClock = async (options: CallOptions = {}): Promise<ClockReading> => {
  const { current_time } = await callCore('GET /user/get-current-time', options)
  return { shown: new Date(current_time), readAt: performance.now() }
}
