import type { MessageTemplate } from '@milgo/domain/outbox/message-template'
import { fill } from '@milgo/messages/fill'
import type { Language } from '@milgo/messages/languages'
import { leftToRight } from '@milgo/messages/left-to-right'
import { momentText } from '@milgo/messages/moment-text'
import { lettersIn } from './letters-in.ts'
import { statusGuideIn } from './status-guide-in.ts'
import type { UnwrittenMessage } from './unwritten-message.ts'

/** Whether the appeal was made, or replaced by its student. */
export type AppealNews = 'received' | 'updated'

const templates: Readonly<Record<AppealNews, MessageTemplate>> = {
  received: 'APPEAL_RECEIVED',
  updated: 'APPEAL_UPDATED',
}

export type AppealMessage = {
  /** Unique, so that the same message is not written twice. */
  readonly cause: string
  readonly appealNumber: string
  readonly email: string
  readonly phone: string
  readonly sentAt: Date
  readonly files: readonly { readonly originalName: string; readonly sha256: string }[]
}

/** Returns the receipt of an appeal: a mail with the files and their hashes, and an SMS. */
export const renderAppealReceived = (
  language: Language,
  news: AppealNews,
  { cause, appealNumber, email, phone, sentAt, files }: AppealMessage,
): readonly UnwrittenMessage[] => {
  const words = lettersIn(language).appeals
  const named = files.map(({ originalName, sha256 }) =>
    fill(words.file, { name: `\u2068${originalName}\u2069`, hash: leftToRight(sha256) }),
  )
  const message = {
    template: templates[news],
    language,
    values: {
      moment: leftToRight(momentText(sentAt)),
      number: leftToRight(appealNumber),
      ...(named.length > 0 ? { files: named } : { noFiles: words.noFiles }),
      next: statusGuideIn(language).APPEAL_SUBMITTED.next,
    },
  }
  return [
    { ...message, cause: `${cause}:mail`, channel: 'mail', recipient: email },
    { ...message, cause: `${cause}:sms`, channel: 'sms', recipient: phone },
  ]
}
