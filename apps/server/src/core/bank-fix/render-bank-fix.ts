import type { MessageTemplate } from '@milgo/domain/outbox/message-template'
import { fill } from '@milgo/messages/fill'
import type { Language } from '@milgo/messages/languages'
import type { Config } from '../../config.ts'
import { lettersIn } from '../../outbox/letters-in.ts'
import { renderLetter } from '../../outbox/render-letter.ts'
import type { NewMessage } from '../../store/outbox-message.ts'

const templates = {
  returned: 'PAYMENT_RETURNED',
  asked: 'BANK_FIX_ASKED',
  received: 'BANK_FIX_RECEIVED',
  accepted: 'BANK_FIX_ACCEPTED',
  reminder: 'BANK_FIX_REMINDER',
} as const satisfies Record<string, MessageTemplate>
export type BankFixNews = keyof typeof templates

type Owner = {
  readonly email: string
  readonly phone: string
  readonly number: string
  readonly cause: string
}

/** What the owner of a request is told of its bank details, by mail and SMS. No account and no amount is in it. */
export const renderBankFix = (
  { SUPPORT_EMAIL }: Pick<Config, 'SUPPORT_EMAIL'>,
  language: Language,
  news: BankFixNews,
  { email, phone, number, cause }: Owner,
): readonly NewMessage[] => {
  const { [news]: words, notYou } = lettersIn(language).bankFix
  const parts = [
    fill(words.text, { number }),
    ...(news === 'received' ? [fill(notYou, { support: SUPPORT_EMAIL })] : []),
  ]
  const template = templates[news]
  return [
    {
      template,
      cause: `${cause}:mail`,
      channel: 'mail',
      recipient: email,
      ...renderLetter(language, words.subject, parts),
    },
    { template, cause: `${cause}:sms`, channel: 'sms', recipient: phone, body: parts.join(' ') },
  ]
}
