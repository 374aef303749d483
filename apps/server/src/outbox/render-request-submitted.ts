import { fill } from '@milgo/messages/fill'
import type { Language } from '@milgo/messages/languages'
import { momentText } from '@milgo/messages/moment-text'
import type { NewMessage } from '../platform/database/outbox-message.ts'
import type { LocalizedName } from '../platform/database/schema.ts'
import { lettersIn } from './letters-in.ts'
import { notesIn } from './notes-in.ts'
import { renderLetter } from './render-letter.ts'

export type SubmittedRequest = {
  readonly requestId: string
  readonly email: string
  readonly phone: string
  readonly submittedAt: Date
  readonly expectedAnswers: LocalizedName
}

/** What a student is told of a request that was sent, by mail and by SMS, once each. */
export const renderRequestSubmitted = (
  language: Language,
  { requestId, email, phone, submittedAt, expectedAnswers }: SubmittedRequest,
): readonly NewMessage[] => {
  const { subject, received, copy, sms } = lettersIn(language).requestSubmitted
  const { submitChecked, submitOnce, submitAnswers } = notesIn(language)
  const moment = momentText(submittedAt)
  const date = expectedAnswers[language] ?? expectedAnswers.he
  const notices = [submitChecked, submitOnce, fill(submitAnswers, { date })]
  const mail = renderLetter(language, subject, [fill(received, { moment }), notices, copy])
  return [
    { cause: `request-submitted:mail:${requestId}`, channel: 'mail', recipient: email, ...mail },
    {
      cause: `request-submitted:sms:${requestId}`,
      channel: 'sms',
      recipient: phone,
      body: fill(sms, { moment }),
    },
  ]
}
