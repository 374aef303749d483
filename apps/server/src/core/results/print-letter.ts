import type { LetterValues } from '@milgo/domain/letter/letter-values'
import type { PrintedLetter } from '@milgo/domain/letter/printed-letter'
import type { Language } from '@milgo/messages/languages'
import type { Layout } from '../../platform/pdf/typst.ts'
import type { Platform } from '../../platform/platform.ts'
import { letterSenderOf } from './letter-sender.ts'
import { wordLetter } from './word-letter.ts'

/** The version that new letters are issued by; a letter is stored with its own. */
export const letterTemplate = 'result-letter/1'

type Template = { readonly word: typeof wordLetter; readonly layout: Layout }

/** Words and layout of every version by which a letter was ever issued. None is changed or taken away. */
export const letterTemplates: ReadonlyMap<string, Template> = new Map([
  [letterTemplate, { word: wordLetter, layout: 'result-letter' }],
])

/** Letters of a version that is not known are never told in the words of another. */
export const letterTemplateOf = (version: string): Template => {
  const template = letterTemplates.get(version)
  if (!template) throw new Error(`no letter is printed by ${version}`)
  return template
}

/** A letter as it is stored: what it says, and the version that it was issued by. */
export type StoredLetter = { readonly values: LetterValues; readonly templateVersion: string }

/** The letter in words, as it was issued. */
export const tellLetter = (
  platform: Pick<Platform, 'config'>,
  { values, templateVersion }: StoredLetter,
  language: Language,
): PrintedLetter => letterTemplateOf(templateVersion).word(values, language, letterSenderOf(platform))

/** The letter as a PDF. The same values give the same bytes. */
export const printLetter = async (
  platform: Pick<Platform, 'pdf' | 'config'>,
  letter: StoredLetter,
  language: Language,
): Promise<Buffer> =>
  platform.pdf.make(letterTemplateOf(letter.templateVersion).layout, tellLetter(platform, letter, language))
