import type { MessageTemplate } from '@milgo/domain/outbox/message-template'
import type { PublishState } from '@milgo/domain/status/publish-state'
import type { Language } from '@milgo/messages/languages'
import { leftToRight } from '@milgo/messages/left-to-right'
import type { UnwrittenMessage } from './unwritten-message.ts'

export type PublishedResult = {
  readonly requestId: string
  readonly letterNumber: number
  readonly result: Exclude<PublishState, '0'>
  readonly number: string
  readonly email: string
  readonly phone: string
  /** The address of the personal area; undefined where the installation has no public address. */
  readonly areaAddress: string | undefined
  /** The template version that a release has frozen; without it the one in force is used. */
  readonly messageVersion?: string | null
}

/** Returns the template of the message that announces a result. */
export const resultTemplate = (result: PublishedResult['result']): MessageTemplate =>
  result === '1' ? 'RESULT_PUBLISHED' : 'APPEAL_RESULT_PUBLISHED'

/** Returns the cause of a message about a letter. Each letter is announced once by mail and once by SMS. */
export const resultCause = (requestId: string, letterNumber: number, channel: 'mail' | 'sms'): string =>
  `result-published:${requestId}:${letterNumber}:${channel}`

/** Returns the messages that announce an answer, a mail and an SMS. Neither contains the answer. */
export const renderResultPublished = (
  language: Language,
  { requestId, letterNumber, result, number, email, phone, areaAddress, messageVersion }: PublishedResult,
): readonly UnwrittenMessage[] => {
  const message = {
    template: resultTemplate(result),
    language,
    values: {
      number: leftToRight(number),
      ...(areaAddress !== undefined && { address: leftToRight(areaAddress) }),
    },
    ...(messageVersion !== undefined && { version: messageVersion }),
  }
  return [
    { ...message, cause: resultCause(requestId, letterNumber, 'mail'), channel: 'mail', recipient: email },
    { ...message, cause: resultCause(requestId, letterNumber, 'sms'), channel: 'sms', recipient: phone },
  ]
}
