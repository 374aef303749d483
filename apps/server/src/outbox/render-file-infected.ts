import { fill } from '@milgo/messages/fill'
import type { Language } from '@milgo/messages/languages'
import { leftToRight } from '@milgo/messages/left-to-right'
import type { Config } from '../config.ts'
import type { Letter } from './letter.ts'
import { lettersIn } from './letters-in.ts'

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
): readonly Letter[] => {
  const { infectedFile } = lettersIn(language)
  const letter = {
    template: 'FILE_INFECTED',
    language,
    values: {
      // A name reads in its own direction, whatever stands around it.
      files: [fill(infectedFile, { document: label, name: `\u2068${originalName}\u2069` })],
      support: SUPPORT_EMAIL,
      number: leftToRight(number),
    },
    studentId,
  } as const
  return [
    { ...letter, cause: `file-infected:mail:${id}`, channel: 'mail', recipient: email },
    { ...letter, cause: `file-infected:sms:${id}`, channel: 'sms', recipient: phone },
  ]
}
