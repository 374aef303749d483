import { correction } from '@milgo/messages/en/correction'
import { deadlines } from '@milgo/messages/en/deadlines'

export const words = { correction, deadlines }
