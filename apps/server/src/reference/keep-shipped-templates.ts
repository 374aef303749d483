import type { Queryable } from '../platform/database/database.ts'
import { shippedTemplates } from '../store/content-schema.ts'
import { shippedTemplateRows } from '../store/shipped-templates.ts'

/** Keeps what this release says in its messages, beside what earlier ones have said. */
export const keepShippedTemplates = async (db: Pick<Queryable, 'insert'>): Promise<void> => {
  await db.insert(shippedTemplates).values(shippedTemplateRows).onConflictDoNothing()
}
