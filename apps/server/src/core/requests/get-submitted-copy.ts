import type { SentFile } from '@milgo/contracts/sent-file'
import type { Snapshot } from '@milgo/domain/answers/snapshot'
import { academicYearOf } from '@milgo/domain/period/academic-year'
import { academicYearText } from '@milgo/messages/academic-year-text'
import { submittedCopy as arabic } from '@milgo/messages/ar/submitted-copy'
import { submittedCopy as english } from '@milgo/messages/en/submitted-copy'
import { fill } from '@milgo/messages/fill'
import { submittedCopy as hebrew } from '@milgo/messages/he/submitted-copy'
import { defaultLanguage, directionOf, isLanguage, type Language } from '@milgo/messages/languages'
import { leftToRight } from '@milgo/messages/left-to-right'
import { momentText } from '@milgo/messages/moment-text'
import type { WordsLike } from '@milgo/messages/words'
import { AppError } from '../../errors.ts'
import type { TokenClaims } from '../../platform/crypto/tokens.ts'
import type { Platform } from '../../platform/platform.ts'
import { getOwnOpenCase } from './get-case.ts'
import { numberOf, type OpenCase } from './request-case.ts'
import { openSnapshot } from './sealed-snapshot.ts'
import { findSnapshot } from './snapshots-repository.ts'

const words: Record<Language, WordsLike<typeof hebrew>> = { he: hebrew, ar: arabic, en: english }

/**
 * Prints the request as it was sent, in the words and the language of that day. Without a number the last snapshot is
 * printed.
 */
export const getSubmittedCopy = async (
  platform: Platform,
  token: TokenClaims,
  number?: number,
): Promise<SentFile> => {
  const loaded = await getOwnOpenCase(platform, token)
  const { id, snapshots } = loaded.request
  const sealed = await findSnapshot(platform, id, number ?? snapshots)
  if (!sealed) throw new AppError(snapshots === 0 ? 'NOT_SUBMITTED' : 'NOT_FOUND')
  const snapshot = openSnapshot(platform.vault, id, sealed)
  return printSnapshot(platform, loaded, snapshot)
}

/** Returns the printed parts of a line. */
const toLine = ({ place, label, text, statements = [] }: Snapshot['sections'][number]['lines'][number]) => ({
  place,
  label,
  text,
  statements,
})

export const printSnapshot = async (
  { pdf }: Pick<Platform, 'pdf'>,
  loaded: Pick<OpenCase, 'period' | 'request'>,
  { language: sentIn, academicYear, submittedAt, sections }: Snapshot,
): Promise<SentFile> => {
  const language = isLanguage(sentIn) ? sentIn : defaultLanguage
  const number = numberOf(loaded)
  const { title, sent, period, number: numbered, fileName } = words[language]
  const content = await pdf.make('submitted-copy', {
    language,
    direction: directionOf[language],
    title,
    sent: fill(sent, { moment: leftToRight(momentText(new Date(submittedAt))) }),
    period: fill(period, { year: academicYearText(academicYear ?? academicYearOf(loaded.period), language) }),
    number: fill(numbered, { number: leftToRight(number) }),
    sections: sections.map(({ title: name, lines }) => ({ title: name, lines: lines.map(toLine) })),
  })
  return { name: fill(fileName, { number }), content }
}
