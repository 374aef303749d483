import type { Language } from '@milgo/messages/languages'
import type { RefusedItem } from '../../errors.ts'
import { wordsFor } from '../../platform/http/error-words.ts'

/** A refusal as a page shows it before anybody has tried. */
export const refusalText = (code: RefusedItem['code'], language: Language) => ({
  code,
  message: wordsFor(language).sentence(code),
})
