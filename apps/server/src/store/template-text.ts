import type { ContentDocument } from '@milgo/domain/content-editing/content-document'
import type { MessageTemplate } from '@milgo/domain/outbox/message-template'
import { sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'
import type { Queryable } from '../platform/database/database.ts'
import { shippedTemplateOf } from './shipped-templates.ts'

/** What a message says in every language, and by which name it is found again. */
export type TemplateText = { readonly version: string; readonly document: ContentDocument }

type Reads = Pick<Queryable, 'execute'>

/** The words of a message that are in force: the newest version whose time has come, or what came with this release. */
export const currentTemplate = async (
  db: Reads,
  clock: Clock,
  template: MessageTemplate,
): Promise<TemplateText> => {
  const { rows } = await db.execute<TemplateText>(sql`
    select number::text as version, document from content_versions
    where kind = 'message-template' and key = ${template} and publish_at <= ${clock.now()}
    order by number desc limit 1`)
  return rows[0] ?? shippedTemplateOf(template)
}

/** The words of a message by the name of their version, whatever is in force now. */
export const findTemplate = async (
  db: Reads,
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
