import type { Queryable } from '../platform/database/database.ts'
import type { Platform } from '../platform/platform.ts'
import { queueMessage } from './queue-message.ts'
import type { UnwrittenMessage } from './unwritten-message.ts'
import { writeMessage } from './write-message.ts'

/** Writes a message to the outbox, in the transaction that causes it and in the words that are in force. */
export const writeAndQueueMessage = async (
  tx: Queryable,
  platform: Pick<Platform, 'clock' | 'config'>,
  message: UnwrittenMessage,
): Promise<void> => queueMessage(tx, platform, await writeMessage(tx, platform, message))
