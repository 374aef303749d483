import { kit as ar } from '@milgo/messages/ar/kit'
import { readability as arabic } from '@milgo/messages/ar/readability'
import { kit as en } from '@milgo/messages/en/kit'
import { readability as english } from '@milgo/messages/en/readability'
import { kit as he } from '@milgo/messages/he/kit'
import { readability as hebrew } from '@milgo/messages/he/readability'
import type { Language } from '@milgo/messages/languages'
import type { WordsLike } from '@milgo/messages/words'

export type KitWords = WordsLike<typeof he> & { readonly readability: WordsLike<typeof hebrew> }

export const words: Record<Language, KitWords> = {
  he: { ...he, readability: hebrew },
  ar: { ...ar, readability: arabic },
  en: { ...en, readability: english },
}
