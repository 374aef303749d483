import { deadlines } from '@milgo/messages/ar/deadlines'
import { issues } from '@milgo/messages/ar/issues'
import { personalArea } from '@milgo/messages/ar/personal-area'
import { requestView } from '@milgo/messages/ar/request-view'
import { journeyStages, statusGuide } from '@milgo/messages/ar/status-guide'
import { steps } from '@milgo/messages/ar/steps'
import { surveyTexts } from '@milgo/messages/ar/survey'

export const words = {
  deadlines,
  issues,
  journeyStages,
  personalArea,
  requestView,
  statusGuide,
  steps,
  surveyTexts,
}
