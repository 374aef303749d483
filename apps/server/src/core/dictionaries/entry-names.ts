import type { AnswerLine } from '@milgo/domain/answers/lines'
import type { Names } from '@milgo/messages/application-wording'
import type { Language } from '@milgo/messages/languages'
import type { Platform } from '../../platform/platform.ts'
import { type EntryCode, findEntryNames } from './names-repository.ts'

/** Returns a lookup of the names of the codes in these lines, in the language. */
export const entryNames = async (
  platform: Platform,
  language: Language,
  lines: readonly AnswerLine[],
): Promise<Names['entry']> => {
  const names = await findEntryNames(
    platform,
    language,
    lines.flatMap((line) => codeIn(line, lines)),
  )
  return (dictionary, code) => names.find((one) => one.dictionary === dictionary && one.code === code)?.name
}

const codeIn = ({ row, value }: AnswerLine, lines: readonly AnswerLine[]): readonly EntryCode[] => {
  if (row.kind !== 'entry' || typeof value !== 'string') return []
  const place = lines.find(({ questionId }) => questionId === row.within)?.value
  return [{ dictionary: row.dictionary, code: value, within: typeof place === 'string' ? place : undefined }]
}
