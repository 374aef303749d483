import { deadlines } from '@milgo/messages/ar/deadlines'
import { personalArea } from '@milgo/messages/ar/personal-area'
import { returningHome } from '@milgo/messages/ar/returning-home'
import { journeyStages, statusGuide } from '@milgo/messages/ar/status-guide'
import { steps } from '@milgo/messages/ar/steps'

export const words = { deadlines, journeyStages, personalArea, returningHome, statusGuide, steps }
