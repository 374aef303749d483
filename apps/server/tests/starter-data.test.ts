import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadStarterData } from '../src/reference/load-starter-data.ts'
import { informationSliders, informationSquares } from '../src/store/schema.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const squares = () =>
  server.database.read((db) => db.select().from(informationSquares).orderBy(asc(informationSquares.id)))

it('changes and deletions by the office survive the next start', async () => {
  const before = await squares()
  await server.database.transaction((tx) => tx.delete(informationSquares))
  await loadStarterData(server.database)
  expect(before.length).toBeGreaterThan(0)
  expect(await squares()).toEqual([])
})

it('the texts of the home page are stored in each language’s own script', async () => {
  const fresh = await openTestApp()
  // Read from the tables, because the calls fall back to Hebrew.
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

describe('an installation of a version that had towns only', () => {
  const places = async (of: TestApp, where: string) => {
    const { rows } = await of.database.read((db) =>
      db.execute(sql.raw(`select symbol, name ->> 'he' as he from localities where ${where}`)),
    )
    return rows
  }
  const count = async (of: TestApp, table: string, where = 'true') => {
    const { rows } = await of.database.read((db) =>
      db.execute<{ count: number }>(sql.raw(`select count(*)::int as count from ${table} where ${where}`)),
    )
    return rows[0]?.count
  }
  const largest = '(3000, 4000, 5000, 7900, 8300)'

  it('gets the villages and their neighbourhoods at the next start, without a change of existing rows', async () => {
    const old = await openTestApp()
    await old.database.transaction(async (tx) => {
      const run = (statement: string) => tx.execute(sql.raw(statement))
      await run(`delete from neighborhoods where locality_symbol not in ${largest}`)
      await run('delete from localities where municipal_code is null or municipal_code not in (0, 99)')
      await run(`update starter_sets set name = replace(name, 'all-', '') where name like 'all-%'`)
      // The office has changed one town, deleted another and the neighbourhoods of Haifa; an import has added a
      // village.
      await run(
        `update localities set name = '{"he":"ירושלים שלנו"}', socio_economic_cluster = 9 where symbol = 3000`,
      )
      await run('delete from neighborhoods where locality_symbol in (4000, 26)')
      await run('delete from localities where symbol = 26')
      await run(`insert into localities (symbol, name, municipal_code) values (62, '{"he":"דגניה"}', 6)`)
    })
    expect(await count(old, 'localities')).toBe(201)

    await loadStarterData(old.database)
    expect(await count(old, 'localities')).toBe(1218)
    expect(await places(old, 'symbol in (26, 62, 3000) order by symbol')).toEqual([
      { symbol: 62, he: 'דגניה' },
      { symbol: 3000, he: 'ירושלים שלנו' },
    ])
    expect(await count(old, 'localities', 'symbol = 3000 and socio_economic_cluster = 9')).toBe(1)
    // Rosh Pinna's neighbourhoods are not added without it, and the deleted ones of Haifa stay deleted.
    expect(await count(old, 'neighborhoods', 'locality_symbol in (26, 4000)')).toBe(0)
    expect(await count(old, 'neighborhoods', 'locality_symbol is null')).toBe(1)
    expect(await count(old, 'neighborhoods', 'locality_symbol = 473')).toBe(3)

    const once = await count(old, 'localities')
    await old.database.transaction((tx) => tx.execute(sql`delete from localities where symbol = 7`))
    await loadStarterData(old.database)
    expect(await count(old, 'localities')).toBe((once ?? 0) - 1)
    await old.close()
  })
})
