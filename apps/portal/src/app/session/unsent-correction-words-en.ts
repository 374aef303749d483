import { unsentCorrection } from '@milgo/messages/en/unsent-correction'

export const words = { unsentCorrection }
