import { createHash } from 'node:crypto'
import type { ContentKind } from '@milgo/domain/content/content-document'
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queryable } from '../platform/database/database.ts'
import { contentDrafts, contentVersions } from '../store/content-schema.ts'
import { lockText } from '../store/lock-text.ts'
import { shippedContent } from '../store/schema.ts'

type Row = Readonly<Record<string, unknown>>

/** Texts that come with a release, the table that stores them, and the column that identifies each. */
export type ContentSet = {
  readonly name: string
  /** The kind of the texts in the content editor. */
  readonly kind: ContentKind
  readonly table: PgTable
  readonly key: string
  readonly rows: readonly Row[]
  /**
   * Whether a release that recorded no hashes stored the text with this hash. If absent, no text of those releases was
   * edited, because they had no editor.
   */
  readonly isEarlier?: (hash: string) => boolean
  /** SQL: whether the text that this one belongs to exists. If it does not, this one is not stored. */
  readonly hasPlace?: (row: Row) => SQL
  /** SQL: whether other texts belong to this one, so that it is not removed. */
  readonly isNeeded?: (key: string) => SQL
}

/**
 * Stores the texts of this release. Replaces or removes a text that is still as an earlier release stored it. Does not
 * touch a text that an editor or an import has changed, or that was deleted. Of sets that belong together, the first
 * contains what the others need.
 */
export const shipContent = async (tx: Queryable, sets: readonly ContentSet[]): Promise<void> => {
  // Without the lock, two nodes that start at the same time would both insert the same texts.
  for (const { name } of sets)
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`content:${name}`}))`)
  for (const set of sets) await writeTexts(tx, set)
  for (const set of sets.toReversed()) await removeTexts(tx, set)
}

const writeTexts = async (tx: Queryable, set: ContentSet): Promise<void> => {
  const { name, table, key, rows } = set
  const columns = getTableColumns(table)
  const { before, now } = await findTexts(tx, set)
  const isFirst = before.size === 0
  for (const row of rows) {
    const id = String(row[key])
    const [was, hash, current] = [before.get(id), hashOf(row), now.get(id)]
    if (was === hash || (set.hasPlace && !(await holds(tx, set.hasPlace(row))))) continue
    if (current === undefined) {
      if (was === undefined) await tx.insert(table).values(row)
    } else if (isOfRelease(set, current, was) || (isFirst && set.isEarlier === undefined))
      await tx
        .update(table)
        .set(wholeOf(row, columns))
        .where(eq(columnOf(set), row[key]))
    await tx
      .insert(shippedContent)
      .values({ set: name, key: id, hash })
      .onConflictDoUpdate({ target: [shippedContent.set, shippedContent.key], set: { hash } })
  }
}

/** Removes the texts that this release no longer has. */
const removeTexts = async (tx: Queryable, set: ContentSet): Promise<void> => {
  const { name, kind, table, key, rows, isNeeded } = set
  const { before, now } = await findTexts(tx, set)
  const shipped = new Set(rows.map((row) => String(row[key])))
  for (const [id, current] of now) {
    if (shipped.has(id) || !isOfRelease(set, current, before.get(id))) continue
    await lockText(tx, { kind, key: id })
    if ((await isEdited(tx, kind, id)) || (isNeeded && (await holds(tx, isNeeded(id))))) continue
    await tx.delete(table).where(eq(columnOf(set), current[key]))
    await tx.delete(shippedContent).where(and(eq(shippedContent.set, name), eq(shippedContent.key, id)))
  }
}

const findTexts = async (tx: Queryable, { name, table, key }: ContentSet) => {
  const shipped = await tx.select().from(shippedContent).where(eq(shippedContent.set, name))
  const stored: readonly Row[] = await tx.select().from(table)
  return {
    /** The hash of each text as the last release stored it. */
    before: new Map(shipped.map((one) => [one.key, one.hash])),
    now: new Map(stored.map((row) => [String(row[key]), row])),
  }
}

const columnOf = ({ name, table, key }: ContentSet): PgColumn => {
  const column = getTableColumns(table)[key]
  if (!column) throw new Error(`${name} has no column ${key}`)
  return column
}

/** Returns whether the stored text is still as a release stored it. `was` is its hash, if the release recorded it. */
const isOfRelease = ({ isEarlier }: ContentSet, current: Row, was: string | undefined): boolean => {
  const hash = hashOf(current)
  return was === undefined ? isEarlier?.(hash) === true : hash === was
}

/** Returns whether the office has a version or a draft of the text. */
const isEdited = async (tx: Queryable, kind: ContentKind, key: string): Promise<boolean> => {
  for (const table of [contentVersions, contentDrafts]) {
    const found = await tx
      .select({ key: table.key })
      .from(table)
      .where(and(eq(table.kind, kind), eq(table.key, key)))
      .limit(1)
    if (found.length > 0) return true
  }
  return false
}

const holds = async (tx: Queryable, condition: SQL): Promise<boolean> => {
  const { rows } = await tx.execute<{ holds: boolean }>(sql`select ${condition} as holds`)
  return rows[0]?.holds === true
}

/** Returns the row with all columns of the table: null in those that the release does not set. */
const wholeOf = (row: Row, columns: Readonly<Record<string, PgColumn>>): Row =>
  Object.fromEntries(Object.keys(columns).map((column) => [column, row[column] ?? null]))

export const hashOf = (row: Row): string => createHash('sha256').update(canonical(row)).digest('hex')

/**
 * Returns equal JSON for equal values: the database stores neither the order of names nor a difference between missing
 * and null.
 */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(
          Object.entries(part)
            .filter(([, one]) => one !== null && one !== undefined)
            .sort(([one], [other]) => (one < other ? -1 : 1)),
        )
      : part,
  )
