import { deadlines } from '@milgo/messages/en/deadlines'
import { personalArea } from '@milgo/messages/en/personal-area'
import { returningHome } from '@milgo/messages/en/returning-home'
import { journeyStages, statusGuide } from '@milgo/messages/en/status-guide'
import { steps } from '@milgo/messages/en/steps'

export const words = { deadlines, journeyStages, personalArea, returningHome, statusGuide, steps }
