import { randomUUID } from 'node:crypto'
import type { Language } from '@milgo/messages/languages'
import type { Config } from '../config.ts'
import type { UnwrittenMessage } from './unwritten-message.ts'

export const renderPasswordChanged = (
  { SUPPORT_EMAIL }: Pick<Config, 'SUPPORT_EMAIL'>,
  language: Language,
  { id: studentId, email: recipient }: { readonly id: string | undefined; readonly email: string },
): UnwrittenMessage => ({
  template: 'PASSWORD_CHANGED',
  language,
  values: { support: SUPPORT_EMAIL },
  studentId: studentId ?? null,
  cause: `password-changed:${randomUUID()}`,
  channel: 'mail',
  recipient,
})
