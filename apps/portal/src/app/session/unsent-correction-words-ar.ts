import { unsentCorrection } from '@milgo/messages/ar/unsent-correction'

export const words = { unsentCorrection }
