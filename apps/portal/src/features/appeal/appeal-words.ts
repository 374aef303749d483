import { answerValues } from '@milgo/messages/he/answer-values'
import { appealOptions, appealQuestions, appealTypes, changeQuestions } from '@milgo/messages/he/appeal'
import { appealPage } from '@milgo/messages/he/appeal-page'
import { conflict } from '@milgo/messages/he/conflict'
import { deadlines } from '@milgo/messages/he/deadlines'
import { documentsStep } from '@milgo/messages/he/documents-step'
import { fileRefusals } from '@milgo/messages/he/file-refusals'
import { formFields } from '@milgo/messages/he/form-fields'
import { issues } from '@milgo/messages/he/issues'
import { personalArea } from '@milgo/messages/he/personal-area'
import { readability } from '@milgo/messages/he/readability'
import { journeyStages, statusGuide } from '@milgo/messages/he/status-guide'
import { upload } from '@milgo/messages/he/upload'
import { featureWords } from '../../lib/words.ts'

/** Returns the words of the appeal pages, of their form and of its files. */
export const useAppealWords = featureWords(
  {
    answerValues,
    appealOptions,
    appealPage,
    appealQuestions,
    appealTypes,
    changeQuestions,
    conflict,
    deadlines,
    documentsStep,
    fileRefusals,
    formFields,
    issues,
    journeyStages,
    personalArea,
    readability,
    statusGuide,
    upload,
  },
  {
    ar: async () => (await import('./appeal-words-ar.ts')).words,
    en: async () => (await import('./appeal-words-en.ts')).words,
  },
)
