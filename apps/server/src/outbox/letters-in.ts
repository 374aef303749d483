import { letters as arabic } from '@milgo/messages/ar/letters'
import { letters as english } from '@milgo/messages/en/letters'
import { letters as hebrew } from '@milgo/messages/he/letters'
import type { Language } from '@milgo/messages/languages'
import type { WordsLike } from '@milgo/messages/words'

type Letters = WordsLike<typeof hebrew>

const letters: Record<Language, Letters> = { he: hebrew, ar: arabic, en: english }

export const lettersIn = (language: Language): Letters => letters[language]
