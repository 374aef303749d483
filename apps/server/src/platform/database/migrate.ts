import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { OperatorError } from '../operator-error.ts'

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url))

/** An arbitrary number, the same on every node, so that one node migrates and the others wait. */
const lockKey = 7_264_100

/** How long to wait for a database that does not answer. */
const timeoutMs = 30_000

export const migrate = async (url: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: timeoutMs })
  await client.connect().catch((error: unknown) => {
    throw new OperatorError(
      `Cannot connect to the database: ${reasonOf(error)}. See DATABASE_URL in docs/operations.md.`,
    )
  })
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    // A migration that cannot get its lock soon fails, so that readers never queue behind it.
    await client.query("set lock_timeout = '2s'")
    await applyMigrations(drizzle({ client }), { migrationsFolder })
  } finally {
    await client.end()
  }
}

/** A host name with several addresses fails with one error for each address, and the whole error has no message. */
const reasonOf = (error: unknown): string =>
  error instanceof AggregateError
    ? error.errors.map(reasonOf).join(', ')
    : error instanceof Error
      ? error.message
      : String(error)
