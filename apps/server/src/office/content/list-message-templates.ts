import type { ListedTemplate } from '@milgo/contracts/office/list-message-templates'
import { messageTemplates } from '@milgo/domain/outbox/message-template'
import { templatePlaceOf } from '@milgo/domain/outbox/template-place'
import type { Platform } from '../../platform/platform.ts'
import { publishedOf, scheduledOf } from './content-answer.ts'
import { findTexts } from './reading-repository.ts'

const isoOf = (moment: string): string => new Date(moment).toISOString()

/** Returns all message templates, in the order of the domain. */
export const listMessageTemplates = async ({
  database,
  clock,
}: Platform): Promise<{ templates: ListedTemplate[] }> => {
  const found = await database.read((db) => findTexts(db, clock, ['message-template']))
  const texts = new Map(found.map((text) => [text.key, text]))
  return {
    templates: messageTemplates.map((key) => {
      const { to, channels } = templatePlaceOf(key)
      const text = texts.get(key)
      const scheduled = text && scheduledOf(text)
      const out = text?.versions?.find(({ is_out }) => is_out)
      return {
        key,
        to,
        channels: [...channels],
        version: (text && publishedOf(text)?.number) ?? 1,
        since: out ? isoOf(out.publish_at) : null,
        next: scheduled ? { number: scheduled.number, publish_at: isoOf(scheduled.publish_at) } : null,
      }
    }),
  }
}
