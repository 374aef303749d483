import { fillTemplate, fillWords } from '@milgo/domain/outbox/fill-template'
import type { MessageValues } from '@milgo/domain/outbox/template-place'
import type { Language } from '@milgo/messages/languages'
import type { Config } from '../config.ts'
import type { Queryable } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import { siteAddressOf } from '../platform/site-address.ts'
import type { NewMessage } from '../store/outbox-message.ts'
import { currentTemplate, findTemplate, type TemplateText } from '../store/template-text.ts'
import { renderMail } from './render-mail.ts'
import type { UnwrittenMessage } from './unwritten-message.ts'

type Source = Pick<Platform, 'clock' | 'config'>

/** Returns a message with its text. It contains the version and the values of the text, except for codes and links. */
export const writeMessage = async (
  db: Pick<Queryable, 'select' | 'execute'>,
  { clock, config }: Source,
  { version, values, ...message }: UnwrittenMessage,
): Promise<NewMessage & { readonly body: string }> => {
  const { template, language, channel, sendBefore } = message
  const named = version ? await findTemplate(db, template, version) : undefined
  const text = named ?? (await currentTemplate(db, clock, template))
  return {
    ...message,
    ...renderMessage(config, text, language, channel, values, message.replyTo !== undefined),
    templateVersion: text.version,
    ...(sendBefore === undefined && { values }),
  }
}

/** Like `writeMessage`, for a message that is a part of the statement that causes it. */
export const writeAhead = (
  platform: Source & Pick<Platform, 'database'>,
  message: UnwrittenMessage,
): Promise<NewMessage & { readonly body: string }> =>
  platform.database.read((db) => writeMessage(db, platform, message))

/** Returns the text of one channel in one language. */
export const renderMessage = (
  config: Config,
  { document }: Pick<TemplateText, 'document'>,
  language: Language,
  channel: UnwrittenMessage['channel'],
  values: MessageValues,
  isAnswerable = false,
): { readonly subject: string | null; readonly body: string; readonly html: string | null } => {
  const { subject, body, sms } = document.texts[language]
  return channel === 'mail'
    ? renderMail(
        language,
        fillWords(subject, values),
        fillTemplate(body, values),
        siteAddressOf(config),
        isAnswerable,
      )
    : { subject: null, body: fillWords(sms, values), html: null }
}
