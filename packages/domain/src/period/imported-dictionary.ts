import { z } from 'zod'

/**
 * Dictionaries that the office imports in the browser, in the order in which a new year needs them: localities come
 * before what belongs to them. Texts that an editor writes are not included.
 */
export const ImportedDictionary = z.enum([
  'localities',
  'clusters',
  'neighborhoods',
  'institutions',
  'study-fields',
  'sectors',
  'banks',
  'survey-options',
])
export type ImportedDictionary = z.infer<typeof ImportedDictionary>

export const maxDictionaryBytes = 20 * 1024 * 1024
