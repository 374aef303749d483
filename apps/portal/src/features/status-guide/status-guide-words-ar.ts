import { personalArea, statusGuidePage } from '@milgo/messages/ar/personal-area'
import { statusGuide } from '@milgo/messages/ar/status-guide'

export const words = { blocks: personalArea.blocks, statusGuide, statusGuidePage }
