import type { SentFile } from '@milgo/contracts/sent-file'
import { type LetterValues, letterNumberText } from '@milgo/domain/letter/letter-values'
import type { PrintedLetter } from '@milgo/domain/letter/printed-letter'
import { isResultPublished } from '@milgo/domain/status/result-published'
import type { Language } from '@milgo/messages/languages'
import { AppError } from '../../errors.ts'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { getOwnOpenCase } from '../requests/get-case.ts'
import { numberOf } from '../requests/request-case.ts'
import { findLetters, type Letter } from './letters-repository.ts'
import { printLetter, storedLetterInLanguage } from './print-letter.ts'
import { openLetter } from './sealed-letter.ts'

/** Returns the letters of the session's student, the newest first. Throws 403 while no result is published. */
const getOwnLetters = async (
  platform: Platform,
  token: TokenClaims,
): Promise<
  readonly { readonly row: Letter; readonly values: LetterValues; readonly templateVersion: string }[]
> => {
  const loaded = await getOwnOpenCase(platform, token)
  const { id, state } = loaded.request
  const letters = isResultPublished(state) ? await platform.database.read((db) => findLetters(db, id)) : []
  if (letters.length === 0) throw new AppError('RESULT_NOT_PUBLISHED')
  const requestNumber = numberOf(loaded)
  return letters.map((row) => ({
    row,
    templateVersion: row.templateVersion,
    values: { ...openLetter(platform.vault, id, row), requestNumber },
  }))
}

/** Returns the letter with this number, or the newest one, as a PDF in the caller's language. */
export const getResultPdf = async (
  platform: Platform,
  token: TokenClaims,
  language: Language,
  number?: number,
): Promise<SentFile> => {
  const letters = await getOwnLetters(platform, token)
  const letter = number === undefined ? letters[0] : letters.find(({ row }) => row.number === number)
  if (!letter) throw new AppError('NOT_FOUND')
  return { name: 'milgo.pdf', content: await printLetter(platform, letter, language) }
}

export type WordedLetter = {
  readonly number: number
  readonly letter_number: string
  readonly issued_at: string
  readonly replaced_by: string | null
  readonly letter: PrintedLetter
}

export const getResultLetters = async (
  platform: Platform,
  token: TokenClaims,
  language: Language,
): Promise<{ readonly letters: WordedLetter[] }> => {
  const letters = await getOwnLetters(platform, token)
  return {
    letters: letters.map((letter) => {
      const { row, values } = letter
      const replacing = letters.find((other) => other.row.replaces === row.number)
      return {
        number: row.number,
        letter_number: letterNumberText(values),
        issued_at: row.issuedAt.toISOString(),
        replaced_by: replacing ? letterNumberText(replacing.values) : null,
        letter: storedLetterInLanguage(platform, letter, language),
      }
    }),
  }
}
