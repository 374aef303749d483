import type { ContentKind } from '@milgo/domain/content/content-document'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'

/** Locks the text, for editors and releases, until the transaction ends. */
export const lockText = async (
  tx: Queryable,
  { kind, key }: { readonly kind: ContentKind; readonly key: string },
): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`content:${kind}:${key}`}))`)
}
