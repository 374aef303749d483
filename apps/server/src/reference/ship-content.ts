import { createHash } from 'node:crypto'
import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../platform/database/database.ts'
import { shippedContent } from '../store/schema.ts'

type Row = Readonly<Record<string, unknown>>

/** Texts that come with a release: where they are stored, and by which column each is known. */
export type ContentSet = {
  readonly name: string
  readonly table: PgTable
  readonly key: string
  readonly rows: readonly Row[]
}

/**
 * Brings the texts of this release into the installation. A text that is as an earlier release brought it is replaced;
 * one that an editor has changed or deleted is left alone.
 */
export const shipContent = async (tx: Queryable, { name, table, key, rows }: ContentSet): Promise<void> => {
  const columns = getTableColumns(table)
  const column = columns[key]
  if (!column) throw new Error(`${name} has no column ${key}`)
  // Two nodes that start at once would both see the same texts as new.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`content:${name}`}))`)
  const shipped = await tx.select().from(shippedContent).where(eq(shippedContent.set, name))
  const before = new Map(shipped.map((one) => [one.key, one.hash]))
  const stored: readonly Row[] = await tx.select().from(table)
  const now = new Map(stored.map((row) => [String(row[key]), row]))
  for (const row of rows) {
    const id = String(row[key])
    const [was, hash, current] = [before.get(id), hashOf(row), now.get(id)]
    if (was === hash) continue
    if (current === undefined) {
      if (was === undefined) await tx.insert(table).values(row)
    } else if (was === undefined || hashOf(current) === was)
      // Releases that kept no account of what they brought had no editor either.
      await tx.update(table).set(wholeOf(row, columns)).where(eq(column, row[key]))
    await tx
      .insert(shippedContent)
      .values({ set: name, key: id, hash })
      .onConflictDoUpdate({ target: [shippedContent.set, shippedContent.key], set: { hash } })
  }
}

/** What the release does not say is taken away. */
const wholeOf = (row: Row, columns: Readonly<Record<string, PgColumn>>): Row =>
  Object.fromEntries(Object.keys(columns).map((column) => [column, row[column] ?? null]))

const hashOf = (row: Row): string => createHash('sha256').update(canonical(row)).digest('hex')

/** The database keeps neither the order of names nor the difference between nothing and null. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, one]) => one !== null && one !== undefined)
            .sort(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  )
