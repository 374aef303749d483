import { correction } from '@milgo/messages/en/correction'

export const words = { correction }
