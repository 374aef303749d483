import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { sweepOutbox } from '../src/outbox/sweep-outbox.ts'
import { givenStudent } from './support/accounts.ts'
import { patience } from './support/patience.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const rowsOf = async (text: string) => (await server.database.pool.query(text)).rows

/** Returns how often the table of messages was read as a whole, and how often by the index of what is swept. */
const readings = async () => {
  const [found] = await rowsOf(`select seq_scan::int as whole, (select idx_scan::int from pg_stat_user_indexes
      where indexrelname = 'outbox_messages_swept') as swept
    from pg_stat_user_tables where relname = 'outbox_messages'`)
  return found as { whole: number; swept: number }
}

it('the sweep reads what can be swept, and not the letters of all students', async () => {
  const { id } = await givenStudent(server, 95_001)
  await server.database.transaction((tx) =>
    tx.execute(sql`insert into outbox_messages (cause, channel, recipient, student_id, body, state, created_at)
      select 'letter:' || n, 'mail', 'a@milgo.example', ${id}::uuid, repeat('text ', 100), 'delivered', timestamptz '2025-01-01'
        from generate_series(1, 20000) n
      union all select 'blank:' || n, 'mail', '', ${id}::uuid, '', 'expired', timestamptz '2025-01-01' from generate_series(1, 20) n
      union all select 'staff:' || n, 'mail', 'b@milgo.example', null, '', 'delivered', timestamptz '2025-01-01'
        from generate_series(1, 20) n`),
  )
  await server.database.pool.query('vacuum analyze outbox_messages')
  const before = await readings()
  await sweepOutbox(server.platform)
  // Two statements use the index. The database writes its statistics with a delay.
  await vi.waitFor(async () => expect((await readings()).swept).toBe(before.swept + 2), patience)
  expect((await readings()).whole).toBe(before.whole)
  expect(
    await rowsOf(`select split_part(cause, ':', 1) as kind, count(*)::int from outbox_messages group by 1`),
  ).toEqual([{ kind: 'letter', count: 20_000 }])
})
