import { fill } from '@milgo/messages/fill'
import type { Language } from '@milgo/messages/languages'
import { leftToRight } from '@milgo/messages/left-to-right'
import type { LocalizedName } from '@milgo/messages/localized'
import { momentText } from '@milgo/messages/moment-text'
import { notesIn } from './notes-in.ts'
import { statusGuideIn } from './status-guide-in.ts'
import type { UnwrittenMessage } from './unwritten-message.ts'

export type SubmittedRequest = {
  readonly requestId: string
  readonly number: string
  readonly email: string
  readonly phone: string
  readonly submittedAt: Date
  /** Undefined where that date is past. */
  readonly expectedAnswers: LocalizedName | undefined
}

/** Returns the messages about a request that was sent: a mail and an SMS. */
export const renderRequestSubmitted = (
  language: Language,
  { requestId, number, email, phone, submittedAt, expectedAnswers }: SubmittedRequest,
): readonly UnwrittenMessage[] => {
  const { submitChecked, submitOnce, submitAnswers } = notesIn(language)
  const date = expectedAnswers?.[language] ?? expectedAnswers?.he
  const message = {
    template: 'REQUEST_SUBMITTED',
    language,
    values: {
      moment: momentText(submittedAt),
      number: leftToRight(number),
      notices: [submitChecked, submitOnce, ...(date === undefined ? [] : [fill(submitAnswers, { date })])],
      next: statusGuideIn(language).SUBMITTED.next,
    },
  } as const
  return [
    { ...message, cause: `request-submitted:mail:${requestId}`, channel: 'mail', recipient: email },
    { ...message, cause: `request-submitted:sms:${requestId}`, channel: 'sms', recipient: phone },
  ]
}
