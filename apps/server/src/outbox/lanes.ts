import type { OutgoingMessage } from '../platform/transports/transport.ts'

/**
 * A queue of its own for a kind of message. No lane waits for another: codes overtake all other messages, and a mail
 * server that hangs does not delay SMS.
 */
export type Lane = 'code' | OutgoingMessage['channel']

type Traffic = {
  /** How many messages one process sends at the same time. A slow recipient uses up one of them. */
  readonly atOnce: number
  /** The wait after the first failed try. Each further wait is twice as long. */
  readonly firstWaitSeconds: number
}

export const lanes: Readonly<Record<Lane, Traffic>> = {
  code: { atOnce: 60, firstWaitSeconds: 1 },
  sms: { atOnce: 50, firstWaitSeconds: 5 },
  mail: { atOnce: 20, firstWaitSeconds: 5 },
}

export const laneNames = Object.keys(lanes) as readonly Lane[]

/** The tries take almost six hours in all; a code expires long before. */
export const mostTries = 13

/** Returns the lane of a message. Only codes have `sendBefore`; see `isSecret`. */
export const laneOf = ({
  channel,
  sendBefore,
}: {
  readonly channel: OutgoingMessage['channel']
  readonly sendBefore: Date | null
}): Lane => (sendBefore === null ? channel : 'code')

/** Returns the seconds before the next try, after `tries` failed ones. */
export const waitSeconds = (lane: Lane, tries: number): number =>
  lanes[lane].firstWaitSeconds * 2 ** (tries - 1)
