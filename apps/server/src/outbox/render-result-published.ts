import type { PublishState } from '@milgo/domain/status/publish-state'
import { fill } from '@milgo/messages/fill'
import type { Language } from '@milgo/messages/languages'
import { leftToRight } from '@milgo/messages/left-to-right'
import type { NewMessage } from '../store/outbox-message.ts'
import { lettersIn } from './letters-in.ts'
import { numberLine } from './number-line.ts'
import { renderLetter } from './render-letter.ts'

export type PublishedResult = {
  readonly requestId: string
  readonly letterNumber: number
  readonly result: Exclude<PublishState, '0'>
  readonly number: string
  readonly email: string
  readonly phone: string
  /** Where the personal area is found; undefined where the installation has no public address. */
  readonly areaAddress: string | undefined
}

/** The cause of a message about a letter: each letter is announced once by mail and once by SMS. */
export const resultCause = (requestId: string, letterNumber: number, channel: 'mail' | 'sms'): string =>
  `result-published:${requestId}:${letterNumber}:${channel}`

/** A student hears that there is an answer, by mail and by SMS, and from neither which one. */
export const renderResultPublished = (
  language: Language,
  { requestId, letterNumber, result, number, email, phone, areaAddress }: PublishedResult,
): readonly NewMessage[] => {
  const words = lettersIn(language).resultPublished
  const isFirst = result === '1'
  const numbered = numberLine(language, number)
  const mail = renderLetter(language, isFirst ? words.subject : words.appealSubject, [
    isFirst ? words.text : words.appealText,
    ...(areaAddress === undefined ? [] : [fill(words.where, { address: leftToRight(areaAddress) })]),
    words.private,
    numbered,
  ])
  return [
    {
      template: 'RESULT_PUBLISHED',
      cause: resultCause(requestId, letterNumber, 'mail'),
      channel: 'mail',
      recipient: email,
      ...mail,
    },
    {
      template: 'RESULT_PUBLISHED',
      cause: resultCause(requestId, letterNumber, 'sms'),
      channel: 'sms',
      recipient: phone,
      body: `${isFirst ? words.sms : words.appealSms} ${numbered}`,
    },
  ]
}
