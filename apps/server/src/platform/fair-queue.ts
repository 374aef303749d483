import { randomInt } from 'node:crypto'
import { AppError } from '../errors.ts'

export type Turn = {
  /** For whom it is done. */
  readonly owner?: string
  /** When nobody waits for it any more: it is not begun. What has begun is done all the same. */
  readonly gone?: AbortSignal
}
export type FairQueue = {
  <T>(work: () => Promise<T>, turn?: Turn): Promise<T>
  /** Whether whoever comes now would be told to come back. */
  readonly isFull: (owner?: string) => boolean
}

type Bounds = { readonly atOnce: number; readonly longestQueue: number }

/**
 * Lets only so many pieces of work run at once. Owners take turns, so that nobody waits for all that another has
 * brought; what one brings is begun in its order. Who would wait behind too many others is better told to come back
 * than kept until the browser gives up.
 */
export const createFairQueue = (all: Bounds, ofOne: Bounds = all): FairQueue => {
  const running: string[] = []
  const waiting = createTurns()

  const mayBegin = (owner: string): boolean =>
    running.length < all.atOnce && running.filter((each) => each === owner).length < ofOne.atOnce
  const hasNoRoom = (): boolean => running.length >= all.atOnce && waiting.count() >= all.longestQueue
  const isFull = (owner = ''): boolean =>
    !mayBegin(owner) && (waiting.count() >= all.longestQueue || waiting.count(owner) >= ofOne.longestQueue)
  const end = (owner: string): void => {
    running.splice(running.indexOf(owner), 1)
    waiting.putLast(owner)
    const next = waiting.owners().find(mayBegin)
    if (next === undefined) return
    running.push(next)
    waiting.begin(next)
  }

  const queue = async <T>(work: () => Promise<T>, { owner = '', gone }: Turn = {}): Promise<T> => {
    gone?.throwIfAborted()
    if (isFull(owner)) throw hasNoRoom() ? overloaded() : tooMany()
    if (mayBegin(owner)) running.push(owner)
    else await waiting.wait(owner, gone)
    try {
      return await work()
    } finally {
      end(owner)
    }
  }
  return Object.assign(queue, { isFull })
}

/** Of one's own: others are served. */
const tooMany = (): AppError => new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: 5 })

/** Nothing was begun. Those who are sent away do not all come back at the same moment. */
export const overloaded = (): AppError => new AppError('OVERLOADED', { retryAfterSeconds: randomInt(2, 6) })

/** Who waits, by owner; whose turn is next stands first. */
const createTurns = () => {
  const queues = new Map<string, (() => void)[]>()
  const queueOf = (owner: string): (() => void)[] => queues.get(owner) ?? []
  const keep = (owner: string, queue: (() => void)[]): void => {
    if (queue.length > 0) queues.set(owner, queue)
    else queues.delete(owner)
  }
  const putLast = (owner: string): void => {
    const queue = queueOf(owner)
    queues.delete(owner)
    keep(owner, queue)
  }
  return {
    owners: () => [...queues.keys()],
    count: (owner?: string) =>
      owner === undefined ? [...queues.values()].flat().length : queueOf(owner).length,
    putLast,
    /** Lets the first of an owner go; the owner's next waits until others had their turn. */
    begin: (owner: string): void => {
      const [go, ...others] = queueOf(owner)
      keep(owner, others)
      putLast(owner)
      go?.()
    },
    /** Until it may begin; fails where whoever waits has gone. */
    wait: (owner: string, gone?: AbortSignal): Promise<void> =>
      new Promise((resolve, reject) => {
        const leave = (): void => {
          keep(
            owner,
            queueOf(owner).filter((each) => each !== go),
          )
          reject(gone?.reason)
        }
        const go = (): void => {
          gone?.removeEventListener('abort', leave)
          resolve()
        }
        gone?.addEventListener('abort', leave, { once: true })
        keep(owner, [...queueOf(owner), go])
      }),
  }
}
