import { fill } from '@milgo/messages/fill'
import type { Language } from '@milgo/messages/languages'
import type { Config } from '../config.ts'
import type { NewMessage } from '../store/outbox-message.ts'
import { lettersIn } from './letters-in.ts'
import { renderLetter } from './render-letter.ts'

type Erased = { readonly erasureId: string; readonly number: string; readonly email: string }

/** The last letter to a student. It is nobody's in the outbox, so that it goes with all old messages. */
export const renderStudentErased = (
  { SUPPORT_EMAIL }: Pick<Config, 'SUPPORT_EMAIL'>,
  language: Language,
  { erasureId, number, email }: Erased,
): NewMessage => {
  const { subject, done, stays, notYou } = lettersIn(language).studentErased
  return {
    template: 'STUDENT_ERASED',
    cause: `student-erased:${erasureId}`,
    channel: 'mail',
    recipient: email,
    ...renderLetter(language, subject, [
      fill(done, { number }),
      stays,
      fill(notYou, { support: SUPPORT_EMAIL }),
    ]),
  }
}
