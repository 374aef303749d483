import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { writeIndexRows } from '../core/requests/write-index.ts'
import { type CopiedRow, copyRows } from '../platform/database/copy-rows.ts'
import type { Database } from '../platform/database/database.ts'
import type { SeedRows } from './build-request.ts'
import type { SeedOrder } from './seed-money.ts'
import { type SeedTable, seedOrderColumns, seedTables } from './seed-tables.ts'

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
    await writeOrders(
      client,
      many.flatMap(({ orders }) => orders ?? []),
    )
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

const writeOrders = async (client: pg.ClientBase, orders: readonly SeedOrder[]): Promise<void> => {
  if (orders.length === 0) return
  const { rows } = await client.query<{ id: string; number: number }>(
    'select id, number from requests where id = any($1)',
    [orders.map(({ requestId }) => requestId)],
  )
  const numbers = new Map(rows.map(({ id, number }) => [id, number]))
  const numbered = orders.map(({ requestId, rowOf }) => rowOf(numbers.get(requestId) ?? 0))
  await copyRows(client, 'payment_orders', seedOrderColumns, numbered)
}
