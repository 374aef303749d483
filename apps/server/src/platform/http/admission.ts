import type { Call } from '@milgo/contracts/define-call'
import type { FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import type { Tokens } from '../crypto/tokens.ts'
import type { Vault } from '../crypto/vault.ts'
import type { Database } from '../database/database.ts'
import { createFairQueue, type FairQueue, overloaded } from '../fair-queue.ts'
import { networkOf } from '../rate-limits.ts'
import { hasCsrfToken, readOfficeToken } from './office-session.ts'
import { readBearer } from './read-bearer.ts'
import { createSessionShares } from './session-shares.ts'

export type Admission = {
  /** Runs before a body is read. Refuses a call at once if it would not be served soon. */
  readonly refuseWhenFull: (call: Call, request: FastifyRequest) => Promise<void>
  /** Runs work of a call when its turn comes: its handler, and before it the check of the caller. */
  readonly inTurn: <T>(call: Call, request: FastifyRequest, work: () => Promise<T>) => Promise<T>
}

type Parts = {
  readonly config: Pick<Config, 'DATABASE_POOL' | 'PUBLIC_URL' | 'SESSION_HOURS'>
  readonly database: Pick<Database, 'pool'>
  readonly tokens: Pick<Tokens, 'read'>
  readonly vault: Pick<Vault, 'lookupHash'>
}

/** The longest wait for a turn, because the portal itself waits half a minute for an answer. */
export const longestWaitMs = 20_000

/**
 * Reserves database connections for logged-in users, whatever strangers do. Calls that anybody may make, those that
 * write (logins, codes, checks) and those that read, each get a share of the connections. They wait in queues of
 * limited length in which addresses take turns, and are refused with 503 if the queue is full. Calls of a session do
 * not wait in these queues; a session has a share of the waiting places.
 */
export const createAdmission = ({ config, database, tokens, vault }: Parts): Admission => {
  const share = Math.max(1, Math.floor(config.DATABASE_POOL * 0.3))
  // If there are several places, one address never gets all of them.
  const ofOne = Math.max(1, share - 1)
  const writing = createFairQueue({ atOnce: share, longestQueue: 150 }, { atOnce: ofOne, longestQueue: 100 })
  const reading = createFairQueue({ atOnce: share, longestQueue: 400 }, { atOnce: share, longestQueue: 200 })
  const longestQueue = 20 * config.DATABASE_POOL
  const shares = createSessionShares(() => longestQueue - database.pool.waitingCount)
  const sessions = new WeakMap<FastifyRequest, string>()

  const queueOf = (call: Call, request: FastifyRequest): FairQueue | undefined => {
    if (call.guard !== 'open') return undefined
    if (call.method !== 'GET') return writing
    return sessions.has(request) ? undefined : reading
  }

  /** Returns the session that a caller has proved to have had. Whether it is open is checked in the database. */
  const sessionOf = async (call: Call, { headers }: FastifyRequest): Promise<string | undefined> => {
    if (call.guard !== 'staff') return (await readBearer(tokens, headers))?.sessionId
    const token = readOfficeToken({ config }, headers)
    return token && hasCsrfToken({ config, vault }, headers, token) ? token.sessionId : undefined
  }

  return {
    refuseWhenFull: async (call, request) => {
      if (call.guard !== 'open' || (call.method === 'GET' && request.headers.authorization !== undefined)) {
        const session = await sessionOf(call, request)
        // An open call does not check the session, so that anybody could make it with a session that is over.
        if (session !== undefined && (call.guard !== 'open' || shares.wasAccepted(session)))
          sessions.set(request, session)
      }
      const queue = queueOf(call, request)
      const isFull = queue ? queue.isFull(networkOf(request.ip)) : shares.isFull(sessions.get(request))
      if (isFull) throw overloaded()
    },
    inTurn: async (call, request, work) => {
      const queue = queueOf(call, request)
      if (!queue) {
        const session = sessions.get(request)
        if (session === undefined) return work()
        return shares.count(session, call.guard === 'open' ? work : () => shares.check(session, work))
      }
      const owner = networkOf(request.ip)
      // Other calls may have arrived since the request began.
      if (queue.isFull(owner)) throw overloaded()
      const leaving = new AbortController()
      const leave = (): void => leaving.abort(overloaded())
      const late = setTimeout(leave, longestWaitMs)
      const { socket } = request.raw
      socket.once('close', leave)
      try {
        return await queue(work, { owner, gone: leaving.signal })
      } finally {
        clearTimeout(late)
        socket.off('close', leave)
      }
    },
  }
}
