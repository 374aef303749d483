import type { MessageTemplate } from '@milgo/domain/outbox/message-template'
import type { Language } from '@milgo/messages/languages'
import type { Config } from '../../config.ts'
import type { Letter } from '../../outbox/letter.ts'

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
): readonly Letter[] => {
  const letter = { template: templates[news], language, values: { number, support: SUPPORT_EMAIL } }
  return [
    { ...letter, cause: `${cause}:mail`, channel: 'mail', recipient: email },
    { ...letter, cause: `${cause}:sms`, channel: 'sms', recipient: phone },
  ]
}
