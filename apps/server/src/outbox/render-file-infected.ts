import { fill } from '@milgo/messages/fill'
import type { Language } from '@milgo/messages/languages'
import type { Config } from '../config.ts'
import type { NewMessage } from '../store/outbox-message.ts'
import { lettersIn } from './letters-in.ts'
import { numberLine } from './number-line.ts'
import { renderLetter } from './render-letter.ts'

export type InfectedFile = {
  readonly id: string
  readonly studentId: string
  readonly number: string
  readonly originalName: string
  readonly language: Language
  readonly label: string
  readonly email: string
  readonly phone: string
}

/** What a student is told of a file that turned out infected after it was sent, by mail and by SMS, once each. */
export const renderFileInfected = (
  { SUPPORT_EMAIL }: Pick<Config, 'SUPPORT_EMAIL'>,
  { id, studentId, number, originalName, language, label, email, phone }: InfectedFile,
): readonly NewMessage[] => {
  const { subject, found, file, closed, next, contact, sms } = lettersIn(language).fileInfected
  // A name reads in its own direction, whatever stands around it.
  const named = fill(file, { document: label, name: `\u2068${originalName}\u2069` })
  const told = numberLine(language, number)
  const parts = [found, [named], closed, next, fill(contact, { support: SUPPORT_EMAIL }), told]
  return [
    {
      template: 'FILE_INFECTED',
      studentId,
      cause: `file-infected:mail:${id}`,
      channel: 'mail',
      recipient: email,
      ...renderLetter(language, subject, parts),
    },
    {
      template: 'FILE_INFECTED',
      studentId,
      cause: `file-infected:sms:${id}`,
      channel: 'sms',
      recipient: phone,
      body: `${sms} ${told}`,
    },
  ]
}
