import { fill } from '@milgo/messages/fill'
import type { Language } from '@milgo/messages/languages'
import { leftToRight } from '@milgo/messages/left-to-right'
import type { LocalizedName } from '@milgo/messages/localized'
import { momentText } from '@milgo/messages/moment-text'
import type { Letter } from './letter.ts'
import { notesIn } from './notes-in.ts'
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
): readonly Letter[] => {
  const { submitChecked, submitOnce, submitAnswers } = notesIn(language)
  const date = expectedAnswers?.[language] ?? expectedAnswers?.he
  const letter = {
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
    { ...letter, cause: `request-submitted:mail:${requestId}`, channel: 'mail', recipient: email },
    { ...letter, cause: `request-submitted:sms:${requestId}`, channel: 'sms', recipient: phone },
  ]
}
