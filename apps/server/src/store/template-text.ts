import type { ContentDocument } from '@milgo/domain/content/content-document'
import type { MessageTemplate } from '@milgo/domain/outbox/message-template'
import { and, desc, eq, lte, sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'
import type { Queryable } from '../platform/database/database.ts'
import { contentVersions } from './content-schema.ts'
import { shippedTemplateOf } from './shipped-templates.ts'

/** The text of a message in every language, with its version. */
export type TemplateText = { readonly version: string; readonly document: ContentDocument }

/** Returns the template in force: the newest version whose time has come, or the one of this release. */
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

/** Returns a version of a template, also if it is not in force now. Undefined if no such version is stored. */
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
