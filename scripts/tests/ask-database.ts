import pg from 'pg'
import { getRunningUrl } from '../../apps/server/src/platform/database/embedded/find-running.ts'

/** A connection of one's own: the next server may start the database anew. */
export const connectTo = async (dataDir: string) => {
  const client = new pg.Client({ connectionString: getRunningUrl(dataDir) })
  // Its database may be stopped before it; a question that is under way then fails by itself.
  client.on('error', () => {})
  await client.connect()
  return client
}

/** Whether a statement with these words waits for a lock; jobs of the server may wait for others. */
export const isWaiting = async (dataDir: string, words: string): Promise<boolean> => {
  const question = `select from pg_stat_activity where wait_event_type = 'Lock' and strpos(query, $1) > 0`
  return (await askDatabase(dataDir, question, [words])).length > 0
}

/** A statement behind the running server's back. */
export const askDatabase = async <Row extends pg.QueryResultRow = pg.QueryResultRow>(
  dataDir: string,
  question: string,
  values: readonly unknown[] = [],
) => {
  const client = await connectTo(dataDir)
  const { rows } = await client.query<Row>(question, [...values]).finally(() => client.end())
  return rows
}
