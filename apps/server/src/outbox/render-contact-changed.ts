import { fill } from '@milgo/messages/fill'
import type { Language } from '@milgo/messages/languages'
import type { Config } from '../config.ts'
import type { NewMessage } from '../store/outbox-message.ts'
import { lettersIn } from './letters-in.ts'
import { renderLetter } from './render-letter.ts'

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
): NewMessage => {
  const words = lettersIn(language).contactChanged
  const parts = [words[kind], fill(words.notYou, { support: SUPPORT_EMAIL })]
  const shared = {
    template: 'CONTACT_CHANGED',
    studentId,
    cause: `contact-changed:${session}:${recipient}`,
    recipient,
  } as const
  return kind === 'phone'
    ? { ...shared, channel: 'sms', body: parts.join(' ') }
    : { ...shared, channel: 'mail', ...renderLetter(language, words.subject, parts) }
}
