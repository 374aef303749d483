import type { MessageTemplate } from '@milgo/domain/outbox/message-template'
import type { GuideKey } from '@milgo/domain/status/status-guide'
import { fill } from '@milgo/messages/fill'
import type { Language } from '@milgo/messages/languages'
import { leftToRight } from '@milgo/messages/left-to-right'
import { momentText } from '@milgo/messages/moment-text'
import { lettersIn } from './letters-in.ts'
import { statusGuideIn } from './status-guide-in.ts'
import type { UnwrittenMessage } from './unwritten-message.ts'

/** What happened to a correction. Each kind has its own template. */
export type CorrectionNews = 'returned' | 'cancelled' | 'lapsed' | 'received' | 'reminder'

/** What is being corrected. */
export type Corrected = 'application' | 'appeal'

const templates: Readonly<Record<Corrected, Readonly<Record<CorrectionNews, MessageTemplate>>>> = {
  application: {
    returned: 'CORRECTION_RETURNED',
    cancelled: 'CORRECTION_CANCELLED',
    lapsed: 'CORRECTION_LAPSED',
    received: 'CORRECTION_RECEIVED',
    reminder: 'CORRECTION_REMINDER',
  },
  appeal: {
    returned: 'APPEAL_RETURNED',
    cancelled: 'APPEAL_RETURN_CANCELLED',
    lapsed: 'APPEAL_CORRECTION_LAPSED',
    received: 'APPEAL_CORRECTION_RECEIVED',
    reminder: 'APPEAL_CORRECTION_REMINDER',
  },
}

export type AskedDocument = {
  readonly document: string
  readonly reason: string
  readonly note: string | null
}

export type CorrectionMessage = {
  /** Unique, so that the same message is not written twice. */
  readonly cause: string
  /** The row of the status guide whose "what happens next" the mail repeats. */
  readonly guide: GuideKey
  readonly number: string
  readonly email: string
  readonly phone: string
  readonly deadline?: Date | null
  readonly moment?: Date
  /** The documents to replace, with the reasons. */
  readonly asked?: readonly AskedDocument[]
  readonly files?: readonly { readonly label: string; readonly originalName: string | null }[]
  /** There are new files that the student has not sent. */
  readonly hasUnsentFiles?: boolean
}

/** Returns the messages about a correction: a mail and an SMS. */
export const renderCorrectionNews = (
  language: Language,
  news: CorrectionNews,
  {
    cause,
    guide,
    number,
    email,
    phone,
    deadline,
    moment,
    asked = [],
    files = [],
    hasUnsentFiles = false,
  }: CorrectionMessage,
  corrected: Corrected = 'application',
): readonly UnwrittenMessage[] => {
  const { unsent, file, askedDocument } = lettersIn(language).corrections
  const message = {
    template: templates[corrected][news],
    language,
    values: {
      ...(deadline && { deadline: leftToRight(momentText(deadline)) }),
      ...(moment && { moment: leftToRight(momentText(moment)) }),
      documents: asked.map(({ document, reason, note }) =>
        [fill(askedDocument, { document, reason }), ...(note === null ? [] : [note])].join(' '),
      ),
      files: files.map(({ label, originalName }) =>
        // The isolating characters give the file name its own direction.
        fill(file, { document: label, name: `\u2068${originalName ?? ''}\u2069` }),
      ),
      ...(hasUnsentFiles && { unsent }),
      next: statusGuideIn(language)[guide].next,
      number: leftToRight(number),
    },
  }
  return [
    { ...message, cause: `${cause}:mail`, channel: 'mail', recipient: email },
    { ...message, cause: `${cause}:sms`, channel: 'sms', recipient: phone },
  ]
}
