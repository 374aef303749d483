import { inBatches } from '../platform/database/in-batches.ts'
import type { Platform } from '../platform/platform.ts'
import { runUntilStopped } from '../platform/run-until-stopped.ts'
import type { Transports } from '../platform/transports/transports.ts'
import { handOver } from './hand-over.ts'
import { type Lane, laneNames, laneOf, lanes } from './lanes.ts'
import {
  claimMessages,
  type Message,
  type Outcome,
  settleAbandonedMessages,
  settleMessages,
} from './repository.ts'

type Source = Pick<Platform, 'database' | 'clock' | 'logger'>

export type Delivery = {
  /**
   * Claims nothing more, and waits for messages that are being sent. A message that takes too long becomes uncertain.
   */
  readonly stop: () => Promise<void>
}

/** The pause between two looks at an empty outbox: the longest time that a message waits without need. */
const idleMs = 100
/** The pause before a claim while more messages wait, so that several free places are filled by one claim. */
const busyMs = 5
const afterFailureMs = 1_000
/** After this time a gateway is given up, even if it still sends parts of an answer. */
const handOverMs = 60_000
/** The time that transports get to abort when the process stops. */
const haltMs = 1_000
const abandonedEveryMs = 60_000

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Delivers the messages of the outbox. Any number of processes may do so at once: a message is claimed by one of them,
 * and the claim is committed before the message is sent.
 */
export const startDelivery = (
  platform: Source,
  transports: Transports,
  /** The time that messages which are being sent get when the process stops. */
  graceMs = 4_000,
): Delivery => {
  const { logger } = platform
  const onTheirWay = new Set<Promise<void>>()
  const taken: Record<Lane, number> = { code: 0, sms: 0, mail: 0 }
  /** Lanes of which as many messages were claimed as were allowed: more may wait. */
  const backlog = new Set<Lane>()
  const halt = new AbortController()

  const room = (lane: Lane): number => lanes[lane].atOnce - taken[lane]

  // All outcomes that arrived meanwhile are written by one statement, so that delivery needs few connections.
  const settle = inBatches<Outcome, void>({
    send: async (outcomes) => {
      await settleMessages(platform, outcomes)
      return outcomes.map(() => undefined)
    },
    keyOf: ({ id }) => id,
    isFailureOfAll: () => true,
    slowAfterMs: 10_000,
    mostBatches: 2,
    mostItems: 200,
  })

  const deliver = async (message: Message): Promise<void> => {
    const outcome = await handOver(
      transports,
      message,
      AbortSignal.any([halt.signal, AbortSignal.timeout(handOverMs)]),
    )
    if (outcome.state === 'uncertain' || outcome.state === 'refused')
      logger.warn({ messageId: message.id, channel: message.channel, state: outcome.state }, 'not delivered')
    await settle(outcome)
  }

  const begin = (message: Message): void => {
    const lane = laneOf(message)
    taken[lane] += 1
    const work = deliver(message)
      .catch((error: unknown) => logger.warn({ err: error, messageId: message.id }, 'message not settled'))
      .finally(() => {
        taken[lane] -= 1
        onTheirWay.delete(work)
        if (backlog.has(lane)) loop.wake()
      })
    onTheirWay.add(work)
  }

  const claim = async (): Promise<void> => {
    const asked: Record<Lane, number> = { code: room('code'), sms: room('sms'), mail: room('mail') }
    const claimed = await claimMessages(platform, asked)
    for (const lane of laneNames) {
      const count = claimed.filter((message) => laneOf(message) === lane).length
      if (count === asked[lane]) backlog.add(lane)
      else backlog.delete(lane)
    }
    claimed.forEach(begin)
  }

  let isSweepDue = true
  const sweeping = setInterval(() => {
    isSweepDue = true
  }, abandonedEveryMs)
  const settleAbandoned = async (): Promise<void> => {
    if (!isSweepDue) return
    isSweepDue = false
    const count = await settleAbandonedMessages(platform)
    if (count > 0) logger.warn({ count }, 'messages of a worker that died are uncertain')
  }

  const loop = runUntilStopped({
    work: async () => {
      await delay(busyMs)
      await settleAbandoned()
      await claim()
    },
    pauseMs: idleMs,
    pauseAfterFailureMs: afterFailureMs,
    onFailure: (error) => logger.warn({ err: error }, 'messages cannot be delivered'),
  })

  return {
    stop: async () => {
      clearInterval(sweeping)
      await loop.stop()
      const arrived = Promise.all(onTheirWay)
      await Promise.race([arrived, delay(graceMs)])
      halt.abort(new Error('the process stops'))
      await Promise.race([arrived, delay(haltMs)])
    },
  }
}
