import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { writeIndexRows } from '../core/requests/write-index.ts'
import { type CopiedRow, copyRows } from '../platform/database/copy-rows.ts'
import type { Database } from '../platform/database/database.ts'
import type { SeedRows } from './build-request.ts'
import type { SeedMessages } from './seed-messages.ts'
import type { SeedOrder } from './seed-money.ts'
import { type SeedTable, seedMessageColumns, seedOrderColumns, seedTables } from './seed-tables.ts'

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
    await writeNumbered(
      client,
      many.flatMap(({ orders }) => orders ?? []),
      many.flatMap(({ messages }) => messages ?? []),
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

/** Writes the rows that contain the numbers of their requests. */
const writeNumbered = async (
  client: pg.ClientBase,
  orders: readonly SeedOrder[],
  messages: readonly SeedMessages[],
): Promise<void> => {
  if (orders.length === 0 && messages.length === 0) return
  const { rows } = await client.query<{ id: string; number: number }>(
    'select id, number from requests where id = any($1)',
    [[...orders, ...messages].map(({ requestId }) => requestId)],
  )
  const numbers = new Map(rows.map(({ id, number }) => [id, number]))
  const numberOf = ({ requestId }: { readonly requestId: string }): number => numbers.get(requestId) ?? 0
  await copyRows(
    client,
    'payment_orders',
    seedOrderColumns,
    orders.map((order) => order.rowOf(numberOf(order))),
  )
  await copyRows(
    client,
    'outbox_messages',
    seedMessageColumns,
    messages.flatMap((own) => own.rowsOf(numberOf(own))),
  )
}
