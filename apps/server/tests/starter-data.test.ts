import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { informationSquares } from '../src/platform/database/schema.ts'
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

it('every text has all three languages', async () => {
  const fresh = await openTestApp()
  for (const path of ['information-squares', 'information-sliders']) {
    const [he, ar, en] = await Promise.all(
      ['he', 'ar', 'en'].map(async (language) =>
        (
          await fresh.app.inject({
            url: `/core-service/api/v1/${path}/get-all`,
            headers: { 'accept-language': language },
          })
        ).json(),
      ),
    )
    expect(he).not.toEqual(ar)
    expect(ar).not.toEqual(en)
    expect(JSON.stringify([he, ar, en])).not.toContain('"title":null')
  }
  await fresh.close()
})
