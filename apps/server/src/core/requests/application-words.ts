import type { ApplicationWords } from '@milgo/messages/application-wording'
import { answerValues as arabicValues } from '@milgo/messages/ar/answer-values'
import { formNotes as arabicNotes } from '@milgo/messages/ar/form-notes'
import { options as arabicOptions } from '@milgo/messages/ar/options'
import { places as arabicPlaces } from '@milgo/messages/ar/places'
import { questions as arabicQuestions } from '@milgo/messages/ar/questions'
import { steps as arabicSteps } from '@milgo/messages/ar/steps'
import { answerValues as englishValues } from '@milgo/messages/en/answer-values'
import { formNotes as englishNotes } from '@milgo/messages/en/form-notes'
import { options as englishOptions } from '@milgo/messages/en/options'
import { places as englishPlaces } from '@milgo/messages/en/places'
import { questions as englishQuestions } from '@milgo/messages/en/questions'
import { steps as englishSteps } from '@milgo/messages/en/steps'
import { answerValues as hebrewValues } from '@milgo/messages/he/answer-values'
import { formNotes as hebrewNotes } from '@milgo/messages/he/form-notes'
import { options as hebrewOptions } from '@milgo/messages/he/options'
import { places as hebrewPlaces } from '@milgo/messages/he/places'
import { questions as hebrewQuestions } from '@milgo/messages/he/questions'
import { steps as hebrewSteps } from '@milgo/messages/he/steps'
import type { Language } from '@milgo/messages/languages'

/** The words of the form, for texts of the server that show answers. */
export const applicationWords: Readonly<Record<Language, ApplicationWords>> = {
  he: {
    questions: hebrewQuestions,
    options: hebrewOptions,
    answerValues: hebrewValues,
    formNotes: hebrewNotes,
    steps: hebrewSteps,
    places: hebrewPlaces,
  },
  ar: {
    questions: arabicQuestions,
    options: arabicOptions,
    answerValues: arabicValues,
    formNotes: arabicNotes,
    steps: arabicSteps,
    places: arabicPlaces,
  },
  en: {
    questions: englishQuestions,
    options: englishOptions,
    answerValues: englishValues,
    formNotes: englishNotes,
    steps: englishSteps,
    places: englishPlaces,
  },
}
