import { personalArea, statusGuidePage } from '@milgo/messages/en/personal-area'
import { statusGuide } from '@milgo/messages/en/status-guide'

export const words = { blocks: personalArea.blocks, statusGuide, statusGuidePage }
