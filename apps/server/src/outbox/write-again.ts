import type { Config } from '../config.ts'
import type { Queryable } from '../platform/database/database.ts'
import type { WrittenFrom } from '../store/outbox-message.ts'
import { findTemplate } from '../store/template-text.ts'
import { renderMessage } from './write-message.ts'

/**
 * Returns the text of a delivered message, of which only version and values are stored. Undefined for codes and links,
 * because nothing of them is stored.
 */
export const writeAgain = async (
  config: Config,
  db: Pick<Queryable, 'execute'>,
  { template, templateVersion, language, values, channel }: WrittenFrom,
): Promise<ReturnType<typeof renderMessage> | undefined> => {
  if (template === null || templateVersion === null || language === null || values === null) return undefined
  const text = await findTemplate(db, template, templateVersion)
  return text && renderMessage(config, text, language, channel, values)
}
