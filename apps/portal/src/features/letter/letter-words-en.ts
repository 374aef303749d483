import { letterPage } from '@milgo/messages/en/letter-page'

export const words = { letterPage }
