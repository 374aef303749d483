import type { Queryable } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import type { Letter } from './letter.ts'
import { queueMessage } from './queue-message.ts'
import { writeLetter } from './write-letter.ts'

/** Writes what somebody is told, in the transaction that causes it and in the words that are in force. */
export const queueLetter = async (
  tx: Queryable,
  platform: Pick<Platform, 'clock' | 'config'>,
  letter: Letter,
): Promise<void> => queueMessage(tx, platform, await writeLetter(tx, platform, letter))
