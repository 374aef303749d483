import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { tellUnusualReading } from '../src/office/trail/tell-unusual-reading.ts'
import { clockOf } from './support/accounts.ts'
import { useReviewBench } from './support/review-bench.ts'

const { at, member, of, sent } = useReviewBench()

const letters = async () => {
  const { rows } = await at.server.database.read((db) =>
    db.execute<{ recipient: string; body: string }>(sql`
      select recipient, body from outbox_messages where template = 'UNUSUAL_READING' order by recipient`),
  )
  return rows
}
const addressOf = async ({ id }: { id: string }) => {
  const { rows } = await at.server.database.read((db) =>
    db.execute<{ email: string }>(sql`select email from staff where id = ${id}`),
  )
  return rows[0]?.email
}

it('notifies readers of the trail, once and after the hour, and nobody of their own reading', async () => {
  const [reader, manager, administrator] = [
    await member('manager'),
    await member('manager'),
    await member('administrator'),
  ]
  await member('reviewer')
  const form = await sent()
  // The session was opened by day; the time in the trail is what counts.
  await of(reader, form.id).opened()
  await at.server.database.transaction((tx) =>
    tx.execute(sql`update audit_entries set at = '2026-01-14T21:30:00Z' where staff_id = ${reader.id}`),
  )
  clockOf(at.server, '2026-01-14T21:50:00.000Z')
  await tellUnusualReading(at.server.platform)
  expect(await letters()).toEqual([])

  clockOf(at.server, '2026-01-14T22:10:00.000Z')
  await tellUnusualReading(at.server.platform)
  await tellUnusualReading(at.server.platform)
  const sentTo = await letters()
  expect(sentTo.map(({ recipient }) => recipient)).toEqual(
    [await addressOf(manager), await addressOf(administrator)].toSorted(),
  )
  expect(sentTo[0]?.body).toContain(reader.name)
  expect(sentTo[0]?.body).toContain('14.01.2026')
  expect(sentTo[0]?.body).toContain('23:00')
  expect(sentTo[0]?.body).toContain('/office/trail')
})
