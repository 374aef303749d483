import { setTimeout as delay } from 'node:timers/promises'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { AppError } from '../../errors.ts'
import { isConnectionLoss } from './connection-loss.ts'

/** What a repository queries: the database itself, or one transaction of it. */
export type Queryable = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

export type Database = {
  /** For work that may be repeated: a restart of PostgreSQL in the middle is waited out. */
  readonly read: <T>(work: (db: Queryable) => Promise<T>) => Promise<T>
  /** All or nothing. Repeated after a lost connection only while nothing can have been committed. */
  readonly transaction: <T>(work: (tx: Queryable) => Promise<T>) => Promise<T>
  readonly pool: pg.Pool
  readonly close: () => Promise<void>
}

type Options = {
  readonly url: string
  readonly poolSize: number
  readonly onQuery?: (text: string) => void
  /** How long a database that is away is waited for. */
  readonly patienceMs?: number
}

export const openDatabase = ({ url, poolSize, onQuery, patienceMs = 5_000 }: Options): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: patienceMs,
    statement_timeout: 15_000,
    application_name: 'milgo',
  })
  // A connection that breaks, idle or in use, fails its query; without listeners it would end the process as well.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const logger = onQuery ? { logQuery: onQuery } : false
  const db = drizzle({ client: pool, logger })

  const transaction = async <T>(work: (tx: Queryable) => Promise<T>): Promise<T> => {
    let committing = false
    const attempt = async (): Promise<T> => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const result = await work(drizzle({ client, logger }))
        committing = true
        await client.query('commit')
        client.release()
        return result
      } catch (error) {
        // A connection in an unknown state is closed, which rolls back; only a sound one returns to the pool.
        const isSound = !isConnectionLoss(error) && (await rollBack(client))
        client.release(!isSound)
        throw error
      }
    }
    return withPatience(patienceMs, attempt, () => !committing)
  }

  return {
    read: (work) => withPatience(patienceMs, () => work(db)),
    transaction,
    pool,
    close: () => pool.end(),
  }
}

const rollBack = (client: pg.PoolClient): Promise<boolean> =>
  client.query('rollback').then(
    () => true,
    () => false,
  )

/** Tries again while the database is away; past the caller's patience, a clear 503. */
const withPatience = async <T>(
  patienceMs: number,
  work: () => Promise<T>,
  mayRepeat = () => true,
): Promise<T> => {
  const deadline = Date.now() + patienceMs
  for (let pause = 25; ; pause = Math.min(pause * 2, 400)) {
    try {
      return await work()
    } catch (error) {
      if (!isConnectionLoss(error)) throw error
      if (!mayRepeat() || Date.now() + pause > deadline)
        throw new AppError('DATABASE_UNAVAILABLE', { cause: error })
      await delay(pause)
    }
  }
}
