import { returnReasons as arabic } from './ar/return-reasons.ts'
import { returnReasons as english } from './en/return-reasons.ts'
import { findWord } from './find-word.ts'
import { returnReasons as hebrew } from './he/return-reasons.ts'
import type { Language } from './languages.ts'
import type { WordsLike } from './words.ts'

const reasons: Record<Language, WordsLike<typeof hebrew>> = { he: hebrew, ar: arabic, en: english }

/** Why a document was sent back, in words. A code without words of its own says only that it must be replaced. */
export const returnReasonText = (language: Language, code: string): string =>
  findWord(reasons[language], code) ?? reasons[language].OTHER
