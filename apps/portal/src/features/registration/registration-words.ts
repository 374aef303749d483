import { answerValues } from '@milgo/messages/he/answer-values'
import { conflict } from '@milgo/messages/he/conflict'
import { formFields } from '@milgo/messages/he/form-fields'
import { formNotes } from '@milgo/messages/he/form-notes'
import { issues } from '@milgo/messages/he/issues'
import { options } from '@milgo/messages/he/options'
import { places } from '@milgo/messages/he/places'
import { questions } from '@milgo/messages/he/questions'
import { registration } from '@milgo/messages/he/registration'
import { stepBar } from '@milgo/messages/he/step-bar'
import { steps } from '@milgo/messages/he/steps'
import { featureWords } from '../../lib/words.ts'

/** Returns the words of the application: of its questions, and of the page around them. */
export const useRegistrationWords = featureWords(
  {
    answerValues,
    conflict,
    formFields,
    formNotes,
    issues,
    options,
    places,
    questions,
    registration,
    stepBar,
    steps,
  },
  {
    ar: async () => (await import('./registration-words-ar.ts')).words,
    en: async () => (await import('./registration-words-en.ts')).words,
  },
)
