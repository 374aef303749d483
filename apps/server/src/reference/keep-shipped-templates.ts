import type { Queryable } from '../platform/database/database.ts'
import { shippedTemplates } from '../store/content-schema.ts'
import { shippedTemplateRows } from '../store/shipped-templates.ts'

/** Stores the message templates of this release beside those of earlier releases. */
export const keepShippedTemplates = async (db: Pick<Queryable, 'insert'>): Promise<void> => {
  await db.insert(shippedTemplates).values(shippedTemplateRows).onConflictDoNothing()
}
