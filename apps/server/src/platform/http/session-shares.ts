import { AppError } from '../../errors.ts'
import { createBoundedCache } from '../bounded-cache.ts'
import { overloaded } from '../fair-queue.ts'

/** A session that was accepted counts as open for this long, because it may be closed by a call to another node. */
const acceptedMs = 60_000

const mostRemembered = 20_000

/** The sessions that were refused share one name, so that many of them together have only the share of one caller. */
const refused = 'refused'

type Answer = { readonly isAccepted: boolean; readonly at: number }

/**
 * Limits how many calls of one session are served at the same time: another call is refused if the session has as many
 * under way as half of the free places. So a session that floods leaves room for all others, and so do several.
 */
export const createSessionShares = (freePlaces: () => number) => {
  const underWay = new Map<string, number>()
  const answers = createBoundedCache<string, Answer>(mostRemembered)

  const ownerOf = (session: string): string =>
    answers.find(session)?.isAccepted === false ? refused : session
  const countOf = (owner: string): number => underWay.get(owner) ?? 0
  const isFull = (session?: string): boolean =>
    (session === undefined ? 0 : countOf(ownerOf(session))) >= freePlaces() / 2
  const remember = (session: string, isAccepted: boolean): void =>
    answers.store(session, { isAccepted, at: performance.now() })

  return {
    isFull,
    /** Returns whether a call of the session that checks it was served a moment ago. */
    wasAccepted: (session: string): boolean => {
      const answer = answers.find(session)
      return answer?.isAccepted === true && performance.now() - answer.at < acceptedMs
    },
    /** Does work for a session. */
    count: async <T>(session: string, work: () => Promise<T>): Promise<T> => {
      if (isFull(session)) throw overloaded()
      const owner = ownerOf(session)
      underWay.set(owner, countOf(owner) + 1)
      try {
        return await work()
      } finally {
        const left = countOf(owner) - 1
        if (left > 0) underWay.set(owner, left)
        else underWay.delete(owner)
      }
    },
    /** Does work that checks the session, and remembers whether the session is open. */
    check: async <T>(session: string, work: () => Promise<T>): Promise<T> => {
      try {
        const result = await work()
        remember(session, true)
        return result
      } catch (error) {
        if (error instanceof AppError && error.code === 'UNAUTHORIZED') remember(session, false)
        throw error
      }
    },
  }
}
