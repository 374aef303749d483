import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

/** Creates a database of the test's own, as a copy of the migrated template. */
export const freshDatabase = async (): Promise<{ url: string; drop: () => Promise<void> }> => {
  const template = inject('databaseUrl')
  const name = `test_${randomBytes(6).toString('hex')}`
  const admin = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: template.replace(/[^/]*$/, 'postgres') })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  // A file copy, because copying block by block through the log takes several times as long.
  await admin(`create database ${name} template milgo strategy file_copy`)
  return {
    url: template.replace(/[^/]*$/, name),
    drop: () => admin(`drop database if exists ${name} with (force)`),
  }
}
