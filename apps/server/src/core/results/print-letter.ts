import type { LetterValues } from '@milgo/domain/letter/letter-values'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { letterSenderOf } from './letter-sender.ts'
import { wordLetter } from './word-letter.ts'

/** The version of layout and words; a letter is stored with the one that it was issued by. */
export const letterTemplate = 'result-letter/1'

/** The letter as a PDF. The same values give the same bytes. */
export const printLetter = (
  platform: Pick<Platform, 'pdf' | 'config'>,
  values: LetterValues,
  language: Language,
): Promise<Buffer> =>
  platform.pdf.make('result-letter', wordLetter(values, language, letterSenderOf(platform)))
