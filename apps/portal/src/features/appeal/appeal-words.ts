import { answerValues } from '@milgo/messages/he/answer-values'
import { appealOptions, appealQuestions, appealTypes } from '@milgo/messages/he/appeal'
import { appealPage } from '@milgo/messages/he/appeal-page'
import { deadlines } from '@milgo/messages/he/deadlines'
import { documentsStep } from '@milgo/messages/he/documents-step'
import { fileRefusals } from '@milgo/messages/he/file-refusals'
import { formFields } from '@milgo/messages/he/form-fields'
import { issues } from '@milgo/messages/he/issues'
import { personalArea } from '@milgo/messages/he/personal-area'
import { upload } from '@milgo/messages/he/upload'
import { featureWords } from '../../lib/words.ts'

/** The words of the appeal pages, of their form and of its files. */
export const useAppealWords = featureWords(
  {
    answerValues,
    appealOptions,
    appealPage,
    appealQuestions,
    appealTypes,
    deadlines,
    documentsStep,
    fileRefusals,
    formFields,
    issues,
    personalArea,
    upload,
  },
  {
    ar: async () => (await import('./appeal-words-ar.ts')).words,
    en: async () => (await import('./appeal-words-en.ts')).words,
  },
)
