import type { searchContent as call } from '@milgo/contracts/office/search-content'
import { plainText } from '@milgo/domain/content-editing/content-document'
import type { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { documentOf } from './content-answer.ts'
import { findTexts, type StoredText } from './reading-repository.ts'

/** The texts that say this somewhere, in whatever language; of one that is being written, its draft. */
export const searchContent = async (
  { database, clock }: Platform,
  words: string,
): Promise<z.input<typeof call.response>> => {
  const sought = words.toLowerCase()
  const texts = await database.read((db) => findTexts(db, clock))
  return { texts: texts.filter((text) => says(text, sought)).map(({ kind, key }) => ({ kind, key })) }
}

const says = (text: StoredText, sought: string): boolean =>
  Object.values(documentOf(text).texts)
    .flatMap((fields) => Object.values(fields))
    .some((value) => plainText(value).toLowerCase().includes(sought))
