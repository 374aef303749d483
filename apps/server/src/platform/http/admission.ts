import type { Call } from '@milgo/contracts/define-call'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import type { Tokens } from '../crypto/tokens.ts'
import type { Database } from '../database/database.ts'
import { createFairQueue, type FairQueue, overloaded } from '../fair-queue.ts'
import { networkOf } from '../rate-limits.ts'
import { readBearer } from './read-bearer.ts'

export type Admission = {
  /** Before a body is read: who would not be served soon is told so at once. */
  readonly refuseWhenFull: (call: Call, request: FastifyRequest) => Promise<void>
  /** Does the work of a call when it is its turn. */
  readonly inTurn: <T>(call: Call, request: FastifyRequest, work: () => Promise<T>) => Promise<T>
}

type Parts = {
  readonly config: Pick<Config, 'DATABASE_POOL'>
  readonly database: Pick<Database, 'pool'>
  readonly tokens: Pick<Tokens, 'read'>
}

/** Nobody is kept waiting for their turn for longer: the portal itself waits half a minute for an answer. */
export const longestWaitMs = 20_000

/**
 * Keeps connections to the database free for those who are logged in, whatever strangers do. What anybody may send
 * (logins, codes, checks) and what anybody may read each have a share of them, wait in a line of bounded length in which
 * addresses take turns, and are refused with 503 beyond it. Calls with a token of ours wait for nobody but each other.
 */
export const createAdmission = ({ config, database, tokens }: Parts): Admission => {
  const share = Math.max(1, Math.floor(config.DATABASE_POOL * 0.3))
  // Where there are several places, one address never takes all of them.
  const ofOne = Math.max(1, share - 1)
  const entering = createFairQueue({ atOnce: share, longestQueue: 150 }, { atOnce: ofOne, longestQueue: 100 })
  const reading = createFairQueue({ atOnce: share, longestQueue: 400 }, { atOnce: share, longestQueue: 200 })
  const longestQueue = 20 * config.DATABASE_POOL
  const loggedIn = new WeakSet<FastifyRequest>()

  const queueOf = (call: Call, request: FastifyRequest): FairQueue | undefined => {
    if (call.guard !== 'open') return undefined
    if (call.method !== 'GET') return entering
    return loggedIn.has(request) ? undefined : reading
  }

  return {
    refuseWhenFull: async (call, request) => {
      if (call.guard === 'open' && call.method === 'GET' && request.headers.authorization !== undefined)
        if (await readBearer(tokens, request.headers)) loggedIn.add(request)
      const line = queueOf(call, request)
      const isFull = line ? line.isFull(networkOf(request.ip)) : database.pool.waitingCount >= longestQueue
      if (isFull) throw overloaded()
    },
    inTurn: async (call, request, work) => {
      const line = queueOf(call, request)
      if (!line) return work()
      const owner = networkOf(request.ip)
      // Others may have come since the request began.
      if (line.isFull(owner)) throw overloaded()
      const leaving = new AbortController()
      const leave = (): void => leaving.abort(overloaded())
      const late = setTimeout(leave, longestWaitMs)
      const { socket } = request.raw
      socket.once('close', leave)
      try {
        return await line(work, { owner, gone: leaving.signal })
      } finally {
        clearTimeout(late)
        socket.off('close', leave)
      }
    },
  }
}
