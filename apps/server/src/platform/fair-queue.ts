import { randomInt } from 'node:crypto'
import { AppError } from '../errors.ts'

export type Turn = {
  /** The person for whom the work is done. */
  readonly owner?: string
  /**
   * Aborted when the caller no longer waits. Work that has not begun is then dropped; work that has begun is finished.
   */
  readonly gone?: AbortSignal
}
export type FairQueue = {
  <T>(work: () => Promise<T>, turn?: Turn): Promise<T>
  /** Returns whether new work would be refused now. */
  readonly isFull: (owner?: string) => boolean
}

type Bounds = { readonly atOnce: number; readonly longestQueue: number }

/**
 * Limits how much work runs at the same time. Owners take turns, so that nobody waits for all the work of another
 * owner. The work of one owner begins in its order. If too much is waiting, new work is refused at once, because that
 * is better than a wait until the browser gives up.
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

/** Too much work of the same owner is waiting. Other owners are still served. */
const tooMany = (): AppError => new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: 5 })

/**
 * Too much work of all owners is waiting; nothing was begun. The delay is random, so that refused callers do not all
 * return at the same moment.
 */
export const overloaded = (): AppError => new AppError('OVERLOADED', { retryAfterSeconds: randomInt(2, 6) })

/** The waiting work by owner. The first owner is the next. */
const createTurns = () => {
  const queues = new Map<string, (() => void)[]>()
  const queueOf = (owner: string): (() => void)[] => queues.get(owner) ?? []
  const setQueue = (owner: string, queue: (() => void)[]): void => {
    if (queue.length > 0) queues.set(owner, queue)
    else queues.delete(owner)
  }
  const putLast = (owner: string): void => {
    const queue = queueOf(owner)
    queues.delete(owner)
    setQueue(owner, queue)
  }
  return {
    owners: () => [...queues.keys()],
    count: (owner?: string) =>
      owner === undefined ? [...queues.values()].flat().length : queueOf(owner).length,
    putLast,
    /** Begins the first waiting work of an owner. The owner's next work waits until other owners had their turn. */
    begin: (owner: string): void => {
      const [go, ...others] = queueOf(owner)
      setQueue(owner, others)
      putLast(owner)
      go?.()
    },
    /** Waits until the work may begin. Rejects if the caller has gone. */
    wait: (owner: string, gone?: AbortSignal): Promise<void> =>
      new Promise((resolve, reject) => {
        const leave = (): void => {
          setQueue(
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
        setQueue(owner, [...queueOf(owner), go])
      }),
  }
}
