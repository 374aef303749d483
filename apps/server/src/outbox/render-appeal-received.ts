import type { MessageTemplate } from '@milgo/domain/outbox/message-template'
import { fill } from '@milgo/messages/fill'
import type { Language } from '@milgo/messages/languages'
import { leftToRight } from '@milgo/messages/left-to-right'
import { momentText } from '@milgo/messages/moment-text'
import type { Letter } from './letter.ts'
import { lettersIn } from './letters-in.ts'
import { statusGuideIn } from './status-guide-in.ts'

/** The appeal was made, or replaced by its student. */
export type AppealNews = 'received' | 'updated'

const templates: Readonly<Record<AppealNews, MessageTemplate>> = {
  received: 'APPEAL_RECEIVED',
  updated: 'APPEAL_UPDATED',
}

export type AppealLetter = {
  /** Makes a second letter of the same news impossible. */
  readonly cause: string
  readonly appealNumber: string
  readonly email: string
  readonly phone: string
  readonly sentAt: Date
  readonly files: readonly { readonly originalName: string; readonly sha256: string }[]
}

/** The receipt of an appeal, by mail with the files and their hashes, and by SMS, once each. */
export const renderAppealReceived = (
  language: Language,
  news: AppealNews,
  { cause, appealNumber, email, phone, sentAt, files }: AppealLetter,
): readonly Letter[] => {
  const words = lettersIn(language).appeals
  const named = files.map(({ originalName, sha256 }) =>
    fill(words.file, { name: `\u2068${originalName}\u2069`, hash: leftToRight(sha256) }),
  )
  const letter = {
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
    { ...letter, cause: `${cause}:mail`, channel: 'mail', recipient: email },
    { ...letter, cause: `${cause}:sms`, channel: 'sms', recipient: phone },
  ]
}
