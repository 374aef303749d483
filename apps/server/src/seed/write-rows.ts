import { drizzle } from 'drizzle-orm/node-postgres'
import { writeIndexRows } from '../core/requests/write-index.ts'
import { type CopiedRow, copyRows } from '../platform/database/copy-rows.ts'
import type { Database } from '../platform/database/database.ts'
import type { SeedRows } from './build-request.ts'
import { type SeedTable, seedTables } from './seed-tables.ts'

const tables = Object.keys(seedTables) as readonly SeedTable[]

/** Writes many students with their requests in one transaction. */
export const writeRows = async (
  { pool }: Pick<Database, 'pool'>,
  many: readonly SeedRows[],
): Promise<void> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    for (const table of tables) {
      const rows: readonly CopiedRow[] = many.flatMap((one) => one[table] ?? [])
      if (rows.length > 0) await copyRows(client, table, seedTables[table], rows)
    }
    await writeIndexRows(
      drizzle({ client }),
      many.flatMap(({ sent }) => sent ?? []),
    )
    await client.query('commit')
    client.release()
  } catch (error) {
    client.release(true)
    throw error
  }
}
