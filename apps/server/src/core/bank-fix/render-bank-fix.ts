import type { MessageTemplate } from '@milgo/domain/outbox/message-template'
import type { Language } from '@milgo/messages/languages'
import { leftToRight } from '@milgo/messages/left-to-right'
import type { Config } from '../../config.ts'
import type { UnwrittenMessage } from '../../outbox/unwritten-message.ts'

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

/** Returns the mail and the SMS to the student about the bank details. They contain no account and no amount. */
export const renderBankFix = (
  { SUPPORT_EMAIL }: Pick<Config, 'SUPPORT_EMAIL'>,
  language: Language,
  news: BankFixNews,
  { email, phone, number, cause }: Owner,
): readonly UnwrittenMessage[] => {
  const values = { number: leftToRight(number), support: SUPPORT_EMAIL }
  const message = { template: templates[news], language, values }
  return [
    { ...message, cause: `${cause}:mail`, channel: 'mail', recipient: email },
    { ...message, cause: `${cause}:sms`, channel: 'sms', recipient: phone },
  ]
}
