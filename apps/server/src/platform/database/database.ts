import { randomInt } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { fillPlaceholders, type Query, type SQL } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { AppError } from '../../errors.ts'
import { ConnectionLost, isConnectionLoss, isWaitTimeout } from './connection-loss.ts'
import { isLockTimeout } from './is-lock-timeout.ts'

/** The object that a repository queries: the database itself, or one of its transactions. */
export type Queryable = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

export type Database = {
  /** For reads. A read is repeated after a lost connection, so that a restart of PostgreSQL is not noticed. */
  readonly read: <T>(work: (db: Queryable) => Promise<T>) => Promise<T>
  /** For a change that has the same effect if it is made twice. It is repeated like a read. */
  readonly repeatable: <T>(work: (db: Queryable) => Promise<T>) => Promise<T>
  /**
   * For one statement that changes something. It is atomic by itself and takes one round trip. It is repeated only
   * while it cannot have reached the database.
   */
  readonly statement: <T>(work: (db: Queryable) => Promise<T>) => Promise<T>
  /**
   * Executes a statement that is used very often, and returns its rows. The statement is built when its name is first
   * used and planned once by each connection. Its placeholders are values with each execution. A read is repeated like
   * `read`, a write like `statement`.
   */
  readonly prepared: <Row>(
    does: 'read' | 'write',
    name: string,
    build: () => SQL,
    values: Readonly<Record<string, unknown>>,
  ) => Promise<readonly Row[]>
  /** Runs a transaction. It is repeated after a lost connection only while nothing can have been committed. */
  readonly transaction: <T>(work: (tx: Queryable) => Promise<T>) => Promise<T>
  readonly pool: pg.Pool
  /** The address of the database, for work that needs its own connection. */
  readonly url: string
  readonly close: () => Promise<void>
}

type Options = {
  readonly url: string
  readonly poolSize: number
  readonly onQuery?: (text: string) => void
  /** How long to wait for a database that is not reachable. */
  readonly timeoutMs?: number
  /**
   * The age after which a connection is replaced, as soon as it is not in use. Without a value connections are never
   * replaced.
   */
  readonly connectionSeconds?: number
}

export const openDatabase = ({
  url,
  poolSize,
  onQuery,
  timeoutMs = 5_000,
  connectionSeconds = 0,
}: Options): Database => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: timeoutMs,
    maxLifetimeSeconds: connectionSeconds,
    statement_timeout: 15_000,
    // Shorter than the statement timeout, so that a caller who waits for a locked row gets that error and not a general
    // one.
    lock_timeout: 10_000,
    application_name: 'milgo',
  })
  // A broken connection fails its query. Without these listeners it would also end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    if (onQuery) reportQueries(client, onQuery)
  })
  const db = drizzle({ client: pool })
  let lastReturn = Number.NEGATIVE_INFINITY
  pool.on('release', (error) => {
    if (!error) lastReturn = performance.now()
  })
  /** Returns whether a wait for a connection ran out although connections came back meanwhile. */
  const isBusy = (error: unknown, began: number): boolean => isWaitTimeout(error) && lastReturn >= began
  const retry = <T>(work: () => Promise<T>, mayRepeat?: () => boolean): Promise<T> =>
    retryUntilTimeout(timeoutMs, isBusy, work, mayRepeat)

  const transaction = async <T>(work: (tx: Queryable) => Promise<T>): Promise<T> => {
    let committing = false
    const attempt = async (): Promise<T> => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const result = await work(drizzle({ client }))
        committing = true
        await client.query('commit')
        client.release()
        return result
      } catch (error) {
        // A rollback shows whether the connection is lost. The error of `work` may come from another network
        // connection.
        const isConnected = await rollBack(client)
        client.release(!isConnected)
        throw isConnected ? error : new ConnectionLost(error)
      }
    }
    return retry(attempt, () => !committing)
  }

  const retryUntilSent = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    let sent = false
    const attempt = async (): Promise<T> => {
      const client = await pool.connect()
      let isConnected = true
      try {
        sent = true
        return await work(client)
      } catch (error) {
        isConnected = !isConnectionLoss(error)
        throw error
      } finally {
        client.release(!isConnected)
      }
    }
    return retry(attempt, () => !sent)
  }

  const statement = <T>(work: (db: Queryable) => Promise<T>): Promise<T> =>
    retryUntilSent((client) => work(drizzle({ client })))

  const dialect = new PgDialect()
  const statements = new Map<string, Query>()
  const getStatement = (name: string, build: () => SQL): Query => {
    const query = statements.get(name) ?? dialect.sqlToQuery(build())
    statements.set(name, query)
    return query
  }
  const prepared = async <Row>(
    does: 'read' | 'write',
    name: string,
    build: () => SQL,
    values: Readonly<Record<string, unknown>>,
  ): Promise<readonly Row[]> => {
    const { sql: text, params } = getStatement(name, build)
    const query = { name, text, values: fillPlaceholders(params, values) }
    const ask = async (client: pg.Pool | pg.PoolClient) =>
      (await client.query<Row & pg.QueryResultRow>(query)).rows
    return does === 'read' ? retry(() => ask(pool)) : retryUntilSent(ask)
  }

  const repeatable = <T>(work: (db: Queryable) => Promise<T>): Promise<T> => retry(() => work(db))

  return {
    statement,
    prepared,
    read: repeatable,
    repeatable,
    transaction,
    pool,
    url,
    close: () => pool.end(),
  }
}

const rollBack = (client: pg.PoolClient): Promise<boolean> =>
  client.query('rollback').then(
    () => true,
    () => false,
  )

/** Reports every statement that is sent, `begin` and `commit` included. */
const reportQueries = (client: pg.PoolClient, onQuery: (text: string) => void): void => {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const reported = (...args: unknown[]): unknown => {
    const [first] = args
    onQuery(typeof first === 'string' ? first : isNamedQuery(first) ? first.text : '')
    return query(...args)
  }
  Object.assign(client, { query: reported })
}

const isNamedQuery = (value: unknown): value is { readonly text: string } =>
  typeof value === 'object' && value !== null && 'text' in value && typeof value.text === 'string'

/**
 * Repeats the work while the database is not reachable. Throws 503 after the timeout, or if a lock or a connection
 * could not be obtained in time.
 */
const retryUntilTimeout = async <T>(
  timeoutMs: number,
  isBusy: (error: unknown, began: number) => boolean,
  work: () => Promise<T>,
  mayRepeat = () => true,
): Promise<T> => {
  const deadline = Date.now() + timeoutMs
  for (let pause = 25; ; pause = Math.min(pause * 2, 400)) {
    const began = performance.now()
    try {
      return await work()
    } catch (error) {
      if (isLockTimeout(error)) throw new AppError('BEING_CHANGED', { cause: error })
      if (isBusy(error, began))
        throw new AppError('DATABASE_BUSY', { cause: error, retryAfterSeconds: randomInt(2, 6) })
      if (!isConnectionLoss(error)) throw error
      if (!mayRepeat() || Date.now() + pause > deadline)
        throw new AppError('DATABASE_UNAVAILABLE', { cause: error })
      await delay(pause)
    }
  }
}
