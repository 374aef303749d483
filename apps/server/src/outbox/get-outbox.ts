import type { Platform } from '../platform/platform.ts'
import { findNewestMessages, type Message } from './repository.ts'

const shown = 100

/** Returns the newest messages, for the development mailbox. */
export const getOutbox = (platform: Platform): Promise<Message[]> => findNewestMessages(platform, shown)
