import type { Language } from '@milgo/messages/languages'
import type { Config } from '../config.ts'
import type { UnwrittenMessage } from './unwritten-message.ts'

type Changed = {
  readonly studentId: string
  readonly kind: 'phone' | 'email'
  /** The old or the new address. */
  readonly recipient: string
  readonly session: string
}

/** Returns the message to an address about its change: an SMS to a phone, a mail to an e-mail address. */
export const renderContactChanged = (
  { SUPPORT_EMAIL }: Pick<Config, 'SUPPORT_EMAIL'>,
  language: Language,
  { studentId, kind, recipient, session }: Changed,
): UnwrittenMessage => ({
  template: 'CONTACT_CHANGED',
  language,
  values: { support: SUPPORT_EMAIL },
  studentId,
  cause: `contact-changed:${session}:${recipient}`,
  recipient,
  channel: kind === 'phone' ? 'sms' : 'mail',
})
