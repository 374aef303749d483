import type { searchContent as call } from '@milgo/contracts/office/search-content'
import { plainText } from '@milgo/domain/content/content-document'
import { officeContent as english } from '@milgo/messages/en/office-content'
import { officeContent as hebrew } from '@milgo/messages/he/office-content'
import type { Language } from '@milgo/messages/languages'
import type { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { documentOf } from './content-answer.ts'
import { findTexts, type StoredText } from './reading-repository.ts'

/** The names that an editor reads in place of values. The office has no Arabic. */
const namesOfValues: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  he: hebrew.placeholders.names,
  ar: hebrew.placeholders.names,
  en: english.placeholders.names,
}

/** Returns the texts that contain the words in any language. Of a text with a draft, the draft is searched. */
export const searchContent = async (
  { database, clock }: Platform,
  language: Language,
  words: string,
): Promise<z.input<typeof call.response>> => {
  const sought = words.toLowerCase()
  const texts = await database.read((db) => findTexts(db, clock))
  return {
    texts: texts
      .filter((text) => says(text, namesOfValues[language], sought))
      .map(({ kind, key }) => ({ kind, key })),
  }
}

const says = (text: StoredText, names: Readonly<Record<string, string>>, sought: string): boolean =>
  Object.values(documentOf(text).texts)
    .flatMap((fields) => Object.values(fields))
    .map((value) => plainText(value).replace(/\{(\w+)\}/g, (whole, name: string) => names[name] ?? whole))
    .some((words) => words.toLowerCase().includes(sought))
