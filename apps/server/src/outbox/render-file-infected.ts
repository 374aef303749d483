import { fill } from '@milgo/messages/fill'
import type { Language } from '@milgo/messages/languages'
import { leftToRight } from '@milgo/messages/left-to-right'
import type { Config } from '../config.ts'
import { lettersIn } from './letters-in.ts'
import type { UnwrittenMessage } from './unwritten-message.ts'

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

/** Returns the messages about a file that was found infected after it was sent: a mail and an SMS. */
export const renderFileInfected = (
  { SUPPORT_EMAIL }: Pick<Config, 'SUPPORT_EMAIL'>,
  { id, studentId, number, originalName, language, label, email, phone }: InfectedFile,
): readonly UnwrittenMessage[] => {
  const { infectedFile } = lettersIn(language)
  const message = {
    template: 'FILE_INFECTED',
    language,
    values: {
      // The isolating characters give the file name its own direction.
      files: [fill(infectedFile, { document: label, name: `\u2068${originalName}\u2069` })],
      support: SUPPORT_EMAIL,
      number: leftToRight(number),
    },
    studentId,
  } as const
  return [
    { ...message, cause: `file-infected:mail:${id}`, channel: 'mail', recipient: email },
    { ...message, cause: `file-infected:sms:${id}`, channel: 'sms', recipient: phone },
  ]
}
