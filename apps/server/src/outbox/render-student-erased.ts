import type { Language } from '@milgo/messages/languages'
import { leftToRight } from '@milgo/messages/left-to-right'
import type { Config } from '../config.ts'
import type { UnwrittenMessage } from './unwritten-message.ts'

type Erased = { readonly erasureId: string; readonly number: string; readonly email: string }

/** Returns the last message to an erased student. It has no student id, so that it is swept with other old messages. */
export const renderStudentErased = (
  { SUPPORT_EMAIL }: Pick<Config, 'SUPPORT_EMAIL'>,
  language: Language,
  { erasureId, number, email }: Erased,
): UnwrittenMessage => ({
  template: 'STUDENT_ERASED',
  language,
  values: { number: leftToRight(number), support: SUPPORT_EMAIL },
  cause: `student-erased:${erasureId}`,
  channel: 'mail',
  recipient: email,
})
