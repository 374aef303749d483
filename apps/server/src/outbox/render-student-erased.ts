import type { Language } from '@milgo/messages/languages'
import type { Config } from '../config.ts'
import type { Letter } from './letter.ts'

type Erased = { readonly erasureId: string; readonly number: string; readonly email: string }

/** The last letter to a student. It is nobody's in the outbox, so that it goes with all old messages. */
export const renderStudentErased = (
  { SUPPORT_EMAIL }: Pick<Config, 'SUPPORT_EMAIL'>,
  language: Language,
  { erasureId, number, email }: Erased,
): Letter => ({
  template: 'STUDENT_ERASED',
  language,
  values: { number, support: SUPPORT_EMAIL },
  cause: `student-erased:${erasureId}`,
  channel: 'mail',
  recipient: email,
})
