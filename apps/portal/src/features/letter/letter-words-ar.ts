import { letterPage } from '@milgo/messages/ar/letter-page'

export const words = { letterPage }
