import type { MessageTemplate } from '@milgo/domain/outbox/message-template'
import type { MessageValues } from '@milgo/domain/outbox/template-place'
import type { Language } from '@milgo/messages/languages'
import type { NewMessage } from '../store/outbox-message.ts'

/** A message before its text is written. The text is written from the template in force. */
export type UnwrittenMessage = Pick<
  NewMessage,
  'cause' | 'channel' | 'recipient' | 'studentId' | 'replyTo' | 'state' | 'sendBefore'
> & {
  readonly template: MessageTemplate
  readonly language: Language
  readonly values: MessageValues
  /** The version of the template, if it is not the one in force. */
  readonly version?: string | null
}
