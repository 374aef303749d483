import { correction } from '@milgo/messages/ar/correction'
import { deadlines } from '@milgo/messages/ar/deadlines'

export const words = { correction, deadlines }
