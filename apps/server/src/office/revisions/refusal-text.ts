import type { Language } from '@milgo/messages/languages'
import type { RefusedItem } from '../../errors.ts'
import { wordsFor } from '../../platform/http/error-words.ts'

/** Returns a refusal as a page shows it, before the act is tried. */
export const refusalText = (code: RefusedItem['code'], language: Language) => ({
  code,
  message: wordsFor(language, true).sentence(code),
})
