import type { OutgoingMessage } from '../platform/mail/transport.ts'

/**
 * Messages wait in lanes, and no lane waits for another: codes pass all that is written to people, and a mail server that
 * hangs holds up no SMS.
 */
export type Lane = 'code' | OutgoingMessage['channel']

type Traffic = {
  /** Handed over at the same time by one process. A recipient that is slow takes one of these places. */
  readonly atOnce: number
  /** After the first try that failed; each wait is twice the one before. */
  readonly firstWaitSeconds: number
}

export const lanes: Readonly<Record<Lane, Traffic>> = {
  code: { atOnce: 60, firstWaitSeconds: 1 },
  sms: { atOnce: 50, firstWaitSeconds: 5 },
  mail: { atOnce: 20, firstWaitSeconds: 5 },
}

export const laneNames = Object.keys(lanes) as readonly Lane[]

/** Over almost six hours; a code expires long before. */
export const mostTries = 13

/** What can come too late is a code; see `isSecret`. */
export const laneOf = ({
  channel,
  sendBefore,
}: {
  readonly channel: OutgoingMessage['channel']
  readonly sendBefore: Date | null
}): Lane => (sendBefore === null ? channel : 'code')

/** Before the next try, once so many have failed. */
export const waitSeconds = (lane: Lane, tries: number): number =>
  lanes[lane].firstWaitSeconds * 2 ** (tries - 1)
