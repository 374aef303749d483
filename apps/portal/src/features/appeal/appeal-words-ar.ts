import { answerValues } from '@milgo/messages/ar/answer-values'
import { appealOptions, appealQuestions, appealTypes } from '@milgo/messages/ar/appeal'
import { appealPage } from '@milgo/messages/ar/appeal-page'
import { deadlines } from '@milgo/messages/ar/deadlines'
import { documentsStep } from '@milgo/messages/ar/documents-step'
import { fileRefusals } from '@milgo/messages/ar/file-refusals'
import { formFields } from '@milgo/messages/ar/form-fields'
import { issues } from '@milgo/messages/ar/issues'
import { personalArea } from '@milgo/messages/ar/personal-area'
import { upload } from '@milgo/messages/ar/upload'

export const words = {
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
}
