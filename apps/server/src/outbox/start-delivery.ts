import { inBatches } from '../platform/database/in-batches.ts'
import type { Transports } from '../platform/mail/transports.ts'
import type { Platform } from '../platform/platform.ts'
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
  /** Claims nothing more, and lets what is on its way arrive; what a gateway holds for too long is uncertain. */
  readonly stop: () => Promise<void>
}

/** How often an empty outbox is looked at: the longest that a message waits for nothing. */
const idleMs = 100
/** Between two looks while more is known to wait, so that places that become free are filled together. */
const busyMs = 5
const afterFailureMs = 1_000
/** A gateway that answers a little every while, and never to the end, is given up. */
const handOverMs = 60_000
/** What a transport is given to break off. */
const haltMs = 1_000
const abandonedEveryMs = 60_000

const delay = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Delivers what stands in the outbox. Any number of processes may do so at once: a message is claimed by one of them,
 * and the claim is committed before the message is handed over.
 */
export const startDelivery = (
  platform: Source,
  transports: Transports,
  /** What messages that are on their way are given when the process stops. */
  graceMs = 4_000,
): Delivery => {
  const { logger } = platform
  const onTheirWay = new Set<Promise<void>>()
  const taken: Record<Lane, number> = { code: 0, sms: 0, mail: 0 }
  /** Lanes that gave as much as there was room for: more may wait. */
  const backlog = new Set<Lane>()
  const halt = new AbortController()
  let isStopping = false
  let wake = (): void => {}

  const room = (lane: Lane): number => lanes[lane].atOnce - taken[lane]

  // One statement at a time settles all that has come back meanwhile, so that delivery takes one connection for it.
  const settle = inBatches<Outcome, void>({
    send: async (outcomes) => {
      await settleMessages(platform, outcomes)
      return outcomes.map(() => undefined)
    },
    keyOf: ({ id }) => id,
    isOfAll: () => true,
    patienceMs: 10_000,
    lanes: 2,
    most: 200,
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
        if (backlog.has(lane)) wake()
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

  const pause = async (): Promise<void> => {
    await new Promise<void>((resolve) => {
      const rested = setTimeout(resolve, idleMs)
      wake = () => {
        clearTimeout(rested)
        resolve()
      }
    })
    if (!isStopping) await delay(busyMs)
  }

  const run = async (): Promise<void> => {
    while (!isStopping) {
      try {
        await settleAbandoned()
        await claim()
        await pause()
      } catch (error) {
        logger.warn({ err: error }, 'messages cannot be delivered')
        if (!isStopping) await delay(afterFailureMs)
      }
    }
  }
  const running = run()

  return {
    stop: async () => {
      isStopping = true
      clearInterval(sweeping)
      wake()
      await running
      const arrived = Promise.all(onTheirWay)
      await Promise.race([arrived, delay(graceMs)])
      halt.abort(new Error('the process stops'))
      await Promise.race([arrived, delay(haltMs)])
    },
  }
}
