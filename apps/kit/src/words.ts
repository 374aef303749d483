import { kit as ar } from '@milgo/messages/ar/kit'
import { kit as en } from '@milgo/messages/en/kit'
import { kit as he } from '@milgo/messages/he/kit'
import type { Language } from '@milgo/messages/languages'
import type { WordsLike } from '@milgo/messages/words'

export type KitWords = WordsLike<typeof he>

export const words: Record<Language, KitWords> = { he, ar, en }
