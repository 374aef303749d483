import { setTimeout as delay } from 'node:timers/promises'
import { fillPlaceholders, type Query, type SQL } from 'drizzle-orm'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { AppError } from '../../errors.ts'
import { ConnectionLost, isConnectionLoss } from './connection-loss.ts'
import { isLockTimeout } from './is-lock-timeout.ts'

/** What a repository queries: the database itself, or one transaction of it. */
export type Queryable = Pick<NodePgDatabase, 'select' | 'insert' | 'update' | 'delete' | 'execute'>

export type Database = {
  /** For reading, which may be repeated: a restart of PostgreSQL in the middle is waited out. */
  readonly read: <T>(work: (db: Queryable) => Promise<T>) => Promise<T>
  /** For a change that is the same when it is made twice, and is repeated as reading is. */
  readonly repeatable: <T>(work: (db: Queryable) => Promise<T>) => Promise<T>
  /**
   * For one statement that changes something: all or nothing by itself, in one round trip. Repeated only while it
   * cannot have reached the database.
   */
  readonly statement: <T>(work: (db: Queryable) => Promise<T>) => Promise<T>
  /**
   * One statement that is asked all the time, and its rows. It is written when its name is first heard, and
   * planned once by each connection; its placeholders are filled with each asking. A read is repeated as `read` does,
   * a write as `statement` does.
   */
  readonly prepared: <Row>(
    does: 'read' | 'write',
    name: string,
    written: () => SQL,
    values: Readonly<Record<string, unknown>>,
  ) => Promise<readonly Row[]>
  /** All or nothing. Repeated after a lost connection only while nothing can have been committed. */
  readonly transaction: <T>(work: (tx: Queryable) => Promise<T>) => Promise<T>
  readonly pool: pg.Pool
  /** Where it is, for work that needs a connection of its own. */
  readonly url: string
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
    // Shorter, so that whoever waits for a row is told that it is taken, and not that something broke.
    lock_timeout: 10_000,
    application_name: 'milgo',
  })
  // A connection that breaks, idle or in use, fails its query; without listeners it would end the process as well.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
    if (onQuery) reportQueries(client, onQuery)
  })
  const db = drizzle({ client: pool })

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
        // The connection itself tells whether it was lost: what `work` threw may be another network's failure.
        const isSound = await rollBack(client)
        client.release(!isSound)
        throw isSound ? error : new ConnectionLost(error)
      }
    }
    return withPatience(patienceMs, attempt, () => !committing)
  }

  const onceSent = async <T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
    let sent = false
    const attempt = async (): Promise<T> => {
      const client = await pool.connect()
      let isSound = true
      try {
        sent = true
        return await work(client)
      } catch (error) {
        isSound = !isConnectionLoss(error)
        throw error
      } finally {
        client.release(!isSound)
      }
    }
    return withPatience(patienceMs, attempt, () => !sent)
  }

  const statement = <T>(work: (db: Queryable) => Promise<T>): Promise<T> =>
    onceSent((client) => work(drizzle({ client })))

  const dialect = new PgDialect()
  const writtenStatements = new Map<string, Query>()
  const writtenOnce = (name: string, written: () => SQL): Query => {
    const query = writtenStatements.get(name) ?? dialect.sqlToQuery(written())
    writtenStatements.set(name, query)
    return query
  }
  const prepared = async <Row>(
    does: 'read' | 'write',
    name: string,
    written: () => SQL,
    filled: Readonly<Record<string, unknown>>,
  ): Promise<readonly Row[]> => {
    const { sql: text, params } = writtenOnce(name, written)
    const query = { name, text, values: fillPlaceholders(params, filled) }
    const ask = async (client: pg.Pool | pg.PoolClient) =>
      (await client.query<Row & pg.QueryResultRow>(query)).rows
    return does === 'read' ? withPatience(patienceMs, () => ask(pool)) : onceSent(ask)
  }

  const repeatable = <T>(work: (db: Queryable) => Promise<T>): Promise<T> =>
    withPatience(patienceMs, () => work(db))

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

/** Every statement that goes over the wire, `begin` and `commit` included. */
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

/** Tries again while the database is away; past the caller's patience, or that of a lock, a clear 503. */
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
      if (isLockTimeout(error)) throw new AppError('BEING_CHANGED', { cause: error })
      if (!isConnectionLoss(error)) throw error
      if (!mayRepeat() || Date.now() + pause > deadline)
        throw new AppError('DATABASE_UNAVAILABLE', { cause: error })
      await delay(pause)
    }
  }
}
