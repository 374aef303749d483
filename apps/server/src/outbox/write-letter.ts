import { fillTemplate, fillWords } from '@milgo/domain/outbox/fill-template'
import type { MessageValues } from '@milgo/domain/outbox/template-place'
import type { Language } from '@milgo/messages/languages'
import type { Config } from '../config.ts'
import type { Queryable } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import { siteAddressOf } from '../platform/site-address.ts'
import type { NewMessage } from '../store/outbox-message.ts'
import { currentTemplate, findTemplate, type TemplateText } from '../store/template-text.ts'
import type { Letter } from './letter.ts'
import { renderLetter } from './render-letter.ts'

type Source = Pick<Platform, 'clock' | 'config'>

/** A message with its words. It keeps the version and the values that they were made from, but for codes and links. */
export const writeLetter = async (
  db: Pick<Queryable, 'select' | 'execute'>,
  { clock, config }: Source,
  { version, values, ...letter }: Letter,
): Promise<NewMessage & { readonly body: string }> => {
  const { template, language, channel, sendBefore } = letter
  const named = version ? await findTemplate(db, template, version) : undefined
  const text = named ?? (await currentTemplate(db, clock, template))
  return {
    ...letter,
    ...renderMessage(config, text, language, channel, values),
    templateVersion: text.version,
    ...(sendBefore === undefined && { values }),
  }
}

/** The same for a message that is a part of the statement that causes it. */
export const writeAhead = (
  platform: Source & Pick<Platform, 'database'>,
  letter: Letter,
): Promise<NewMessage & { readonly body: string }> =>
  platform.database.read((db) => writeLetter(db, platform, letter))

/** The words of one channel in one language. */
export const renderMessage = (
  config: Config,
  { document }: Pick<TemplateText, 'document'>,
  language: Language,
  channel: Letter['channel'],
  values: MessageValues,
): { readonly subject: string | null; readonly body: string; readonly html: string | null } => {
  const { subject, body, sms } = document.texts[language]
  return channel === 'mail'
    ? renderLetter(language, fillWords(subject, values), fillTemplate(body, values), siteAddressOf(config))
    : { subject: null, body: fillWords(sms, values), html: null }
}
