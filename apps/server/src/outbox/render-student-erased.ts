import type { Language } from '@milgo/messages/languages'
import { leftToRight } from '@milgo/messages/left-to-right'
import type { Config } from '../config.ts'
import type { UnwrittenMessage } from './unwritten-message.ts'

type Erased = {
  readonly erasureId: string
  /** The number of the request; null if there was none. */
  readonly number: string | null
  readonly email: string
}

/** Returns the last message to an erased student. It has no student id, so that it is swept with other old messages. */
export const renderStudentErased = (
  { SUPPORT_EMAIL }: Pick<Config, 'SUPPORT_EMAIL'>,
  language: Language,
  { erasureId, number, email }: Erased,
): UnwrittenMessage => ({
  ...(number === null
    ? { template: 'ACCOUNT_ERASED', values: { support: SUPPORT_EMAIL } }
    : { template: 'STUDENT_ERASED', values: { number: leftToRight(number), support: SUPPORT_EMAIL } }),
  language,
  cause: `student-erased:${erasureId}`,
  channel: 'mail',
  recipient: email,
})
