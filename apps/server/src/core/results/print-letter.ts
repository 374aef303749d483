import type { LetterValues } from '@milgo/domain/letter/letter-values'
import type { PrintedLetter } from '@milgo/domain/letter/printed-letter'
import type { Language } from '@milgo/messages/languages'
import type { Layout } from '../../platform/pdf/typst.ts'
import type { Platform } from '../../platform/platform.ts'
import { letterInLanguage } from './letter-in-language.ts'
import { letterSenderOf } from './letter-sender.ts'

/** The template version of new letters. Each letter is stored with its own version. */
export const letterTemplate = 'result-letter/1'

type Template = { readonly inLanguage: typeof letterInLanguage; readonly layout: Layout }

/** Words and layout of every template version by which a letter was issued. No version is ever changed or removed. */
export const letterTemplates: ReadonlyMap<string, Template> = new Map([
  [letterTemplate, { inLanguage: letterInLanguage, layout: 'result-letter' }],
])

/**
 * Returns a template version. Throws if it is unknown, because a letter must never be printed in the words of another
 * version.
 */
export const letterTemplateOf = (version: string): Template => {
  const template = letterTemplates.get(version)
  if (!template) throw new Error(`no letter is printed by ${version}`)
  return template
}

/** A letter as it is stored: its values, and the template version that it was issued with. */
export type StoredLetter = { readonly values: LetterValues; readonly templateVersion: string }

/** Returns the text of a letter in a language, as it was issued. */
export const storedLetterInLanguage = (
  platform: Pick<Platform, 'config'>,
  { values, templateVersion }: StoredLetter,
  language: Language,
): PrintedLetter => letterTemplateOf(templateVersion).inLanguage(values, language, letterSenderOf(platform))

/** Returns the letter as a PDF. The same values give the same bytes. */
export const printLetter = async (
  platform: Pick<Platform, 'pdf' | 'config'>,
  letter: StoredLetter,
  language: Language,
): Promise<Buffer> =>
  platform.pdf.make(
    letterTemplateOf(letter.templateVersion).layout,
    storedLetterInLanguage(platform, letter, language),
  )
