import type { ContentDocument } from '@milgo/domain/content-editing/content-document'
import type { MessageTemplate } from '@milgo/domain/outbox/message-template'
import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'
import type { Queryable } from '../platform/database/database.ts'
import { contentVersions } from './content-schema.ts'
import { shippedTemplateOf } from './shipped-templates.ts'

/** What a message says in every language, and by which name it is found again. */
export type TemplateText = { readonly version: string; readonly document: ContentDocument }

/** The words of a message that are in force: the newest version whose time has come, or what came with this release. */
export const currentTemplate = async (
  db: Pick<Queryable, 'select'>,
  clock: Clock,
  template: MessageTemplate,
): Promise<TemplateText> => {
  const [newest] = await db
    .select({ number: contentVersions.number, document: contentVersions.document })
    .from(contentVersions)
    .where(
      and(
        eq(contentVersions.kind, 'message-template'),
        eq(contentVersions.key, template),
        lte(contentVersions.publishAt, clock.now()),
      ),
    )
    .orderBy(desc(contentVersions.number))
    .limit(1)
  return newest ? { version: String(newest.number), document: newest.document } : shippedTemplateOf(template)
}

/** The words of a message by the name of their version, whatever is in force now. */
export const findTemplate = async (
  db: Pick<Queryable, 'execute'>,
  template: MessageTemplate,
  version: string,
): Promise<TemplateText | undefined> => {
  const shipped = shippedTemplateOf(template)
  if (shipped.version === version) return shipped
  const { rows } = await db.execute<TemplateText>(sql`
    select number::text as version, document from content_versions
    where kind = 'message-template' and key = ${template} and number::text = ${version}
    union all
    select version, document from shipped_templates where key = ${template} and version = ${version}`)
  return rows[0]
}
