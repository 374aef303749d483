import { fill } from '@milgo/messages/fill'
import type { Language } from '@milgo/messages/languages'
import type { LocalizedName } from '@milgo/messages/localized'
import { momentText } from '@milgo/messages/moment-text'
import type { NewMessage } from '../store/outbox-message.ts'
import { lettersIn } from './letters-in.ts'
import { notesIn } from './notes-in.ts'
import { numberLine } from './number-line.ts'
import { renderLetter } from './render-letter.ts'
import { statusGuideIn } from './status-guide-in.ts'

export type SubmittedRequest = {
  readonly requestId: string
  readonly number: string
  readonly email: string
  readonly phone: string
  readonly submittedAt: Date
  /** Where that still lies ahead. */
  readonly expectedAnswers: LocalizedName | undefined
}

/** What a student is told of a request that was sent, by mail and by SMS, once each. */
export const renderRequestSubmitted = (
  language: Language,
  { requestId, number, email, phone, submittedAt, expectedAnswers }: SubmittedRequest,
): readonly NewMessage[] => {
  const { subject, received, copy, sms } = lettersIn(language).requestSubmitted
  const { submitChecked, submitOnce, submitAnswers } = notesIn(language)
  const told = numberLine(language, number)
  const moment = momentText(submittedAt)
  const date = expectedAnswers?.[language] ?? expectedAnswers?.he
  const notices = [submitChecked, submitOnce, ...(date === undefined ? [] : [fill(submitAnswers, { date })])]
  const mail = renderLetter(language, subject, [
    fill(received, { moment }),
    told,
    notices,
    statusGuideIn(language).SUBMITTED.next,
    copy,
  ])
  return [
    {
      template: 'REQUEST_SUBMITTED',
      cause: `request-submitted:mail:${requestId}`,
      channel: 'mail',
      recipient: email,
      ...mail,
    },
    {
      template: 'REQUEST_SUBMITTED',
      cause: `request-submitted:sms:${requestId}`,
      channel: 'sms',
      recipient: phone,
      body: `${fill(sms, { moment })} ${told}`,
    },
  ]
}
