import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createKnownCodes } from '../src/core/dictionaries/known-codes.ts'
import type { Database } from '../src/platform/database/database.ts'
import { change } from './support/form.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

/** Known codes with a clock of their own, and the number of reads of the database. */
const counted = () => {
  const { database } = server
  let now = 0
  let reads = 0
  const read: Database['read'] = (work) => {
    reads += 1
    return database.read(work)
  }
  const codes = createKnownCodes({ database: { ...database, read } }, () => now)
  return {
    codes,
    reads: () => reads,
    pass: (ms: number) => {
      now += ms
    },
  }
}

it('unknown codes read the dictionaries once in some seconds, however many calls name them', async () => {
  const { codes, reads, pass } = counted()
  await codes.known()
  const once = reads()
  pass(10_000)
  await Promise.all(Array.from({ length: 20 }, () => codes.reloaded()))
  expect(reads()).toBe(2 * once)
  pass(1_000)
  await codes.reloaded()
  expect(reads()).toBe(2 * once)
})

it('an imported code is known at the next read, and known codes are read again after some minutes', async () => {
  const { codes, reads, pass } = counted()
  expect((await codes.known()).knows('cities', '98764')).toBe(false)
  await change(server, sql`insert into localities (symbol, name) values (98764, '{"he":"חדש"}')`)
  pass(5_000)
  expect((await codes.known()).knows('cities', '98764')).toBe(false)
  expect((await codes.reloaded()).knows('cities', '98764')).toBe(true)
  const before = reads()
  pass(6 * 60_000)
  await codes.known()
  expect(reads()).toBeGreaterThan(before)
})
