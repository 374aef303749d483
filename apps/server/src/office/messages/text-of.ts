import type { Config } from '../../config.ts'
import { writeAgain } from '../../outbox/write-again.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { NewMessage, WrittenFrom } from '../../store/outbox-message.ts'
import type { SentMessage } from './repository.ts'

type Reads = Pick<Queryable, 'execute'>

type Words = Pick<NewMessage, 'subject' | 'body' | 'html' | 'templateVersion' | 'language' | 'values'>

type Kept = WrittenFrom & Pick<SentMessage, 'body' | 'isSecret'>

/**
 * Returns the text of a message: as it is queued, or written again from the stored version and values. Empty for codes
 * and links, because their text is erased.
 */
export const textOf = async (config: Config, db: Reads, message: Kept): Promise<string> => {
  const { body, isSecret } = message
  if (isSecret) return ''
  return body === '' ? ((await writeAgain(config, db, message))?.body ?? '') : body
}

/** Returns text, version and values of a message, for another message with the same text. */
export const sameWords = async (config: Config, db: Reads, message: SentMessage): Promise<Words> => {
  const { subject, body, html, templateVersion, language, values } = message
  const said = body === '' ? await writeAgain(config, db, message) : undefined
  return {
    ...(said ?? { subject, body, html }),
    ...(templateVersion !== null && { templateVersion }),
    ...(language !== null && { language }),
    ...(values !== null && { values }),
  }
}
