import { correction } from '@milgo/messages/ar/correction'

export const words = { correction }
