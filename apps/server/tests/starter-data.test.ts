import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { informationSliders, informationSquares } from '../src/platform/database/schema.ts'
import { loadStarterData } from '../src/reference/load-starter-data.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const squares = () =>
  server.database.read((db) => db.select().from(informationSquares).orderBy(asc(informationSquares.id)))

it('what the office changes or deletes survives the next start', async () => {
  const before = await squares()
  await server.database.transaction((tx) => tx.delete(informationSquares))
  await loadStarterData(server.database)
  expect(before.length).toBeGreaterThan(0)
  expect(await squares()).toEqual([])
})

it('what the home page says is stored in the letters of each language, and none stands for another', async () => {
  const fresh = await openTestApp()
  // As it is stored: the calls fall back to Hebrew.
  const rows = await fresh.database.read(async (db) => [
    ...(await db.select().from(informationSquares)),
    ...(await db.select().from(informationSliders)),
  ])
  expect(rows.length).toBeGreaterThan(5)
  for (const text of rows.flatMap((row) => Object.values(row))) {
    if (typeof text !== 'object' || text === null) continue
    expect(text.he).toMatch(/[א-ת]/)
    expect(text.ar).toMatch(/^[^א-ת]*[\u0600-\u06ff][^א-ת]*$/)
    expect(text.en).toMatch(/^[^א-ת\u0600-\u06ff]*[A-Za-z][^א-ת\u0600-\u06ff]*$/)
  }
  await fresh.close()
})
