import { requestData as arabicFigures, scoreLines as arabicLines } from '@milgo/messages/ar/score'
import { officeReview as english } from '@milgo/messages/en/office-review'
import { requestData as englishFigures, scoreLines as englishLines } from '@milgo/messages/en/score'
import { officeReview as hebrew } from '@milgo/messages/he/office-review'
import { requestData as hebrewFigures, scoreLines as hebrewLines } from '@milgo/messages/he/score'
import type { Language } from '@milgo/messages/languages'
import type { WordsLike } from '@milgo/messages/words'

type OfficeWords = {
  readonly review: WordsLike<typeof hebrew>
  readonly figures: WordsLike<typeof hebrewFigures>
  readonly scoreLines: WordsLike<typeof hebrewLines>
}

/** The words of the office are Hebrew and English. In Arabic, texts that no student reads are in Hebrew. */
export const officeWords: Readonly<Record<Language, OfficeWords>> = {
  he: { review: hebrew, figures: hebrewFigures, scoreLines: hebrewLines },
  ar: { review: hebrew, figures: arabicFigures, scoreLines: arabicLines },
  en: { review: english, figures: englishFigures, scoreLines: englishLines },
}
