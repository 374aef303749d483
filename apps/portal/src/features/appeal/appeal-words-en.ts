import { answerValues } from '@milgo/messages/en/answer-values'
import { appealOptions, appealQuestions, appealTypes, changeQuestions } from '@milgo/messages/en/appeal'
import { appealPage } from '@milgo/messages/en/appeal-page'
import { conflict } from '@milgo/messages/en/conflict'
import { deadlines } from '@milgo/messages/en/deadlines'
import { documentsStep } from '@milgo/messages/en/documents-step'
import { fileRefusals } from '@milgo/messages/en/file-refusals'
import { formFields } from '@milgo/messages/en/form-fields'
import { issues } from '@milgo/messages/en/issues'
import { personalArea } from '@milgo/messages/en/personal-area'
import { readability } from '@milgo/messages/en/readability'
import { journeyStages, statusGuide } from '@milgo/messages/en/status-guide'
import { upload } from '@milgo/messages/en/upload'

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
