import pg from 'pg'
import { getRunningUrl } from '../../apps/server/src/platform/database/embedded/find-running.ts'

/** Opens a new connection, because the next server may restart the database. */
export const connectTo = async (dataDir: string) => {
  const client = new pg.Client({ connectionString: getRunningUrl(dataDir) })
  // The database may stop before the connection is closed. A query under way then fails by itself.
  client.on('error', () => {})
  await client.connect()
  return client
}

/**
 * Returns whether a statement that contains these words waits for a lock. Jobs of the server may wait for other locks.
 */
export const isWaiting = async (dataDir: string, words: string): Promise<boolean> => {
  const question = `select from pg_stat_activity where wait_event_type = 'Lock' and strpos(query, $1) > 0`
  return (await askDatabase(dataDir, question, [words])).length > 0
}

/** Runs a statement in the database of a running server, without the server. */
export const askDatabase = async <Row extends pg.QueryResultRow = pg.QueryResultRow>(
  dataDir: string,
  question: string,
  values: readonly unknown[] = [],
) => {
  const client = await connectTo(dataDir)
  const { rows } = await client.query<Row>(question, [...values]).finally(() => client.end())
  return rows
}
