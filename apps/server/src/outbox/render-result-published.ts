import type { MessageTemplate } from '@milgo/domain/outbox/message-template'
import type { PublishState } from '@milgo/domain/status/publish-state'
import type { Language } from '@milgo/messages/languages'
import { leftToRight } from '@milgo/messages/left-to-right'
import type { Letter } from './letter.ts'

export type PublishedResult = {
  readonly requestId: string
  readonly letterNumber: number
  readonly result: Exclude<PublishState, '0'>
  readonly number: string
  readonly email: string
  readonly phone: string
  /** Where the personal area is found; undefined where the installation has no public address. */
  readonly areaAddress: string | undefined
  /** The words that a release has frozen; those in force where it has none. */
  readonly messageVersion?: string | null
}

/** The message that announces a result. */
export const resultTemplate = (result: PublishedResult['result']): MessageTemplate =>
  result === '1' ? 'RESULT_PUBLISHED' : 'APPEAL_RESULT_PUBLISHED'

/** The cause of a message about a letter: each letter is announced once by mail and once by SMS. */
export const resultCause = (requestId: string, letterNumber: number, channel: 'mail' | 'sms'): string =>
  `result-published:${requestId}:${letterNumber}:${channel}`

/** A student hears that there is an answer, by mail and by SMS, and from neither which one. */
export const renderResultPublished = (
  language: Language,
  { requestId, letterNumber, result, number, email, phone, areaAddress, messageVersion }: PublishedResult,
): readonly Letter[] => {
  const letter = {
    template: resultTemplate(result),
    language,
    values: {
      number: leftToRight(number),
      ...(areaAddress !== undefined && { address: leftToRight(areaAddress) }),
    },
    ...(messageVersion !== undefined && { version: messageVersion }),
  }
  return [
    { ...letter, cause: resultCause(requestId, letterNumber, 'mail'), channel: 'mail', recipient: email },
    { ...letter, cause: resultCause(requestId, letterNumber, 'sms'), channel: 'sms', recipient: phone },
  ]
}
