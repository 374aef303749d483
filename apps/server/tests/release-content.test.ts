import { randomUUID } from 'node:crypto'
import { eq, inArray, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { loadStarterData } from '../src/reference/load-starter-data.ts'
import { type ContentSet, shipContent } from '../src/reference/ship-content.ts'
import { contentDrafts } from '../src/store/content-schema.ts'
import { modalWindows, shippedContent } from '../src/store/schema.ts'
import { staff } from '../src/store/staff-schema.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())

const words = (he: string) => ({ he, ar: he, en: he })
const windowOf = (key: string, text: string, more: object = {}) => ({
  key,
  header: words('כותרת'),
  text: words(text),
  ...more,
})
const release = (...rows: readonly ReturnType<typeof windowOf>[]): ContentSet => ({
  name: 'example',
  kind: 'modal-window',
  table: modalWindows,
  key: 'key',
  rows,
})
const ship = (content: ContentSet) => server.database.transaction((tx) => shipContent(tx, [content]))
const keys = ['example-same', 'example-edited', 'example-deleted', 'example-plain', 'example-new']
const texts = async () => {
  const rows = await server.database.read((db) =>
    db.select().from(modalWindows).where(inArray(modalWindows.key, keys)),
  )
  return Object.fromEntries(rows.map(({ key, text, positiveRedirect }) => [key, [text.he, positiveRedirect]]))
}

it('a release updates its texts, except those that an editor has changed or deleted', async () => {
  await ship(
    release(
      windowOf('example-same', 'one'),
      windowOf('example-edited', 'one'),
      windowOf('example-deleted', 'one'),
      windowOf('example-plain', 'one', { positiveRedirect: '/' }),
    ),
  )
  await server.database.transaction(async (tx) => {
    await tx
      .update(modalWindows)
      .set({ text: words('ours') })
      .where(eq(modalWindows.key, 'example-edited'))
    await tx.delete(modalWindows).where(eq(modalWindows.key, 'example-deleted'))
  })
  const second = release(
    windowOf('example-same', 'one'),
    windowOf('example-edited', 'two'),
    windowOf('example-deleted', 'two'),
    windowOf('example-plain', 'two'),
    windowOf('example-new', 'two'),
  )
  await ship(second)
  const expected = {
    'example-same': ['one', null],
    'example-edited': ['ours', null],
    'example-plain': ['two', null],
    'example-new': ['two', null],
  }
  expect(await texts()).toEqual(expected)
  // The same release again, and the next one: texts that an editor has changed are not updated.
  await ship(second)
  await ship(release(...second.rows.map(({ key }) => windowOf(String(key), 'three'))))
  expect(await texts()).toEqual({
    'example-same': ['three', null],
    'example-edited': ['ours', null],
    'example-plain': ['three', null],
    'example-new': ['three', null],
  })
})

it('a release removes its old texts, except those that an editor has changed', async () => {
  const rows = ['unchanged', 'imported', 'drafted', 'deleted'].map((one) =>
    windowOf(`example-without-${one}`, 'one'),
  )
  const left = async () => {
    const found = await server.database.read((db) =>
      db
        .select({ key: modalWindows.key, text: modalWindows.text })
        .from(modalWindows)
        .where(like(modalWindows.key, 'example-without-%')),
    )
    return Object.fromEntries(found.map(({ key, text }) => [key.replace('example-without-', ''), text.he]))
  }
  const of = (content: ContentSet): ContentSet => ({ ...content, name: 'example-without' })
  await ship(of(release(...rows)))
  await server.database.transaction(async (tx) => {
    await tx
      .update(modalWindows)
      .set({ text: words('ours') })
      .where(eq(modalWindows.key, 'example-without-imported'))
    await tx.delete(modalWindows).where(eq(modalWindows.key, 'example-without-deleted'))
    const [editor] = await tx
      .insert(staff)
      .values({
        email: 'editor@milgo.example',
        name: 'Editor',
        roles: ['content-editor'],
        passwordHash: '-',
        createdAt: new Date(),
      })
      .returning()
    await tx.insert(contentDrafts).values({
      kind: 'modal-window',
      key: 'example-without-drafted',
      revision: randomUUID(),
      document: { texts: { he: {}, ar: {}, en: {} }, shared: {} },
      staffId: editor?.id ?? '',
      changedAt: new Date(),
    })
  })
  await ship(of(release()))
  await ship(of(release()))
  expect(await left()).toEqual({ imported: 'ours', drafted: 'one' })
  // A later release that has the texts again: what was deleted here stays deleted.
  await ship(of(release(...rows)))
  expect(await left()).toEqual({ unchanged: 'one', imported: 'ours', drafted: 'one' })
})

it('a text of an import under the key of a new one is not overwritten', async () => {
  await server.database.transaction((tx) =>
    tx.insert(modalWindows).values(windowOf('example-taken', 'imported')),
  )
  await ship(release(windowOf('example-taken', 'shipped')))
  const [row] = await server.database.read((db) =>
    db.select().from(modalWindows).where(eq(modalWindows.key, 'example-taken')),
  )
  expect(row?.text.he).toBe('imported')
})

it('an installation of a release that stored no hashes gets the texts of this release', async () => {
  const key = 'exitRegistration'
  const textOf = async () => {
    const [row] = await server.database.read((db) =>
      db.select().from(modalWindows).where(eq(modalWindows.key, key)),
    )
    return row?.text.he
  }
  const fresh = await textOf()
  await server.database.transaction(async (tx) => {
    await tx.delete(shippedContent)
    await tx
      .update(modalWindows)
      .set({ text: words('of an older release') })
      .where(eq(modalWindows.key, key))
  })
  await loadStarterData(server.database)
  expect(await textOf()).toBe(fresh)
})

it('two nodes that start at once write each text once', async () => {
  await server.database.transaction((tx) => tx.delete(shippedContent))
  await Promise.all([loadStarterData(server.database), loadStarterData(server.database)])
  const rows = await server.database.read((db) => db.select().from(modalWindows))
  expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length)
})
