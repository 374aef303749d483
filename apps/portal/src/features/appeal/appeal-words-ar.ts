import { answerValues } from '@milgo/messages/ar/answer-values'
import { appealOptions, appealQuestions, appealTypes, changeQuestions } from '@milgo/messages/ar/appeal'
import { appealPage } from '@milgo/messages/ar/appeal-page'
import { conflict } from '@milgo/messages/ar/conflict'
import { deadlines } from '@milgo/messages/ar/deadlines'
import { documentsStep } from '@milgo/messages/ar/documents-step'
import { fileRefusals } from '@milgo/messages/ar/file-refusals'
import { formFields } from '@milgo/messages/ar/form-fields'
import { issues } from '@milgo/messages/ar/issues'
import { personalArea } from '@milgo/messages/ar/personal-area'
import { readability } from '@milgo/messages/ar/readability'
import { journeyStages, statusGuide } from '@milgo/messages/ar/status-guide'
import { upload } from '@milgo/messages/ar/upload'

export const words = {
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
}
