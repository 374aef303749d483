import { deadlines } from '@milgo/messages/en/deadlines'
import { issues } from '@milgo/messages/en/issues'
import { personalArea } from '@milgo/messages/en/personal-area'
import { requestView } from '@milgo/messages/en/request-view'
import { journeyStages, statusGuide } from '@milgo/messages/en/status-guide'
import { steps } from '@milgo/messages/en/steps'
import { surveyTexts } from '@milgo/messages/en/survey'

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
