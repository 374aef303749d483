import { office as ar } from '@milgo/messages/ar/office'
import { office as en } from '@milgo/messages/en/office'
import { office as he } from '@milgo/messages/he/office'
import type { Language } from '@milgo/messages/languages'
import type { WordsLike } from '@milgo/messages/words'

export const words: Record<Language, WordsLike<typeof he>> = { he, ar, en }
