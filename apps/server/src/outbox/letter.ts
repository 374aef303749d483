import type { MessageTemplate } from '@milgo/domain/outbox/message-template'
import type { MessageValues } from '@milgo/domain/outbox/template-place'
import type { Language } from '@milgo/messages/languages'
import type { NewMessage } from '../store/outbox-message.ts'

/** What somebody is told, before it has words: those are the ones in force when it is written. */
export type Letter = Pick<
  NewMessage,
  'cause' | 'channel' | 'recipient' | 'studentId' | 'replyTo' | 'state' | 'sendBefore'
> & {
  readonly template: MessageTemplate
  readonly language: Language
  readonly values: MessageValues
  /** The version to write it in, where that is not the one in force. */
  readonly version?: string | null
}
