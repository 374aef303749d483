import { randomUUID } from 'node:crypto'
import type { ContentDocument, ContentKind } from '@milgo/domain/content/content-document'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { contentDrafts, contentVersions } from '../../store/content-schema.ts'

type Text = { readonly kind: ContentKind; readonly key: string }

/** Locks the adding of texts of this kind until the transaction ends. */
export const lockKind = async (tx: Queryable, kind: ContentKind): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`content:${kind}`}))`)
}

/** Keys of texts that the office adds start here. Texts of releases and imports have smaller keys. */
const smallestOwnKey = 100_001

/** Returns a key that no text of the kind has. */
export const findFreeKey = async (tx: Queryable, kind: ContentKind): Promise<string> => {
  const { rows } = await tx.execute<{ key: string }>(sql`
    select greatest(${smallestOwnKey}::int, max(key::int) + 1)::text as key from (
      select key from content_versions where kind = ${kind} union select key from content_drafts where kind = ${kind}
    ) written`)
  return rows[0]?.key ?? String(smallestOwnKey)
}

/** Returns the key of the text whose draft still has this revision. */
export const findKeyOfDraft = async (
  tx: Queryable,
  kind: ContentKind,
  revision: string,
): Promise<string | undefined> => {
  const rows = await tx
    .select({ key: contentDrafts.key })
    .from(contentDrafts)
    .where(and(eq(contentDrafts.kind, kind), eq(contentDrafts.revision, revision)))
  return rows[0]?.key
}

/** Writes a draft. Every save has a revision of its own. */
export const writeDraft = async (
  tx: Queryable,
  clock: Clock,
  { kind, key }: Text,
  document: ContentDocument,
  staffId: string,
  revision: string = randomUUID(),
): Promise<void> => {
  const draft = { revision, document, staffId, changedAt: sql`${clock.now()}` }
  await tx
    .insert(contentDrafts)
    .values({ kind, key, ...draft })
    .onConflictDoUpdate({ target: [contentDrafts.kind, contentDrafts.key], set: draft })
}

export const deleteDraft = async (tx: Queryable, { kind, key }: Text): Promise<void> => {
  await tx.delete(contentDrafts).where(and(eq(contentDrafts.kind, kind), eq(contentDrafts.key, key)))
}

type NewVersion = {
  readonly number: number
  readonly document: ContentDocument
  readonly staffId: string
  /** Null for now. */
  readonly publishAt: Date | null
  readonly restores: number | null
}

export const insertVersion = async (
  tx: Queryable,
  clock: Clock,
  { kind, key }: Text,
  { publishAt, ...version }: NewVersion,
): Promise<void> => {
  await tx.insert(contentVersions).values({
    kind,
    key,
    ...version,
    // The column would round the time up to a moment in the future, and the text would not be visible until then.
    publishAt: publishAt ?? sql`date_trunc('milliseconds', ${clock.now()})`,
    createdAt: sql`${clock.now()}`,
  })
}

/** Removes a version, only if its time has not come. */
export const deleteVersion = async (
  tx: Queryable,
  clock: Clock,
  { kind, key }: Text,
  number: number,
): Promise<void> => {
  await tx
    .delete(contentVersions)
    .where(
      and(
        eq(contentVersions.kind, kind),
        eq(contentVersions.key, key),
        eq(contentVersions.number, number),
        gt(contentVersions.publishAt, clock.now()),
      ),
    )
}

/** Returns whether the moment is past by the database's clock. */
export const isPast = async (tx: Queryable, clock: Clock, moment: Date): Promise<boolean> => {
  const { rows } = await tx.execute<{ is_past: boolean }>(
    sql`select ${moment.toISOString()}::timestamptz <= ${clock.now()} as is_past`,
  )
  return rows[0]?.is_past === true
}
