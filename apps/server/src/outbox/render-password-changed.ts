import { randomUUID } from 'node:crypto'
import { fill } from '@milgo/messages/fill'
import type { Language } from '@milgo/messages/languages'
import type { Config } from '../config.ts'
import type { NewMessage } from '../store/outbox-message.ts'
import { lettersIn } from './letters-in.ts'
import { renderLetter } from './render-letter.ts'

export const renderPasswordChanged = (
  { SUPPORT_EMAIL }: Pick<Config, 'SUPPORT_EMAIL'>,
  language: Language,
  { id: studentId, email: recipient }: { readonly id: string | undefined; readonly email: string },
): NewMessage => {
  const { subject, done, notYou } = lettersIn(language).passwordChanged
  return {
    template: 'PASSWORD_CHANGED',
    studentId: studentId ?? null,
    cause: `password-changed:${randomUUID()}`,
    channel: 'mail',
    recipient,
    ...renderLetter(language, subject, [done, fill(notYou, { support: SUPPORT_EMAIL })]),
  }
}
