import type { Language } from '@milgo/messages/languages'
import type { Config } from '../config.ts'
import type { Letter } from './letter.ts'

type Changed = {
  readonly studentId: string
  readonly kind: 'phone' | 'email'
  /** The old address, or the new one. */
  readonly recipient: string
  readonly session: string
}

/** What an address is told of its change: a phone by SMS, an e-mail by mail. */
export const renderContactChanged = (
  { SUPPORT_EMAIL }: Pick<Config, 'SUPPORT_EMAIL'>,
  language: Language,
  { studentId, kind, recipient, session }: Changed,
): Letter => ({
  template: 'CONTACT_CHANGED',
  language,
  values: { support: SUPPORT_EMAIL },
  studentId,
  cause: `contact-changed:${session}:${recipient}`,
  recipient,
  channel: kind === 'phone' ? 'sms' : 'mail',
})
