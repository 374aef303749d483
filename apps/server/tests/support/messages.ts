import { randomUUID } from 'node:crypto'
import type { Queryable } from '../../src/platform/database/database.ts'
import { type NewMessage, outboxMessage } from '../../src/platform/database/outbox-message.ts'

/** A message without its delivery: the test delivers it. */
export const insertMessage = async (tx: Queryable, message: NewMessage): Promise<string> => {
  const id = randomUUID()
  await tx.execute(outboxMessage(id, message))
  return id
}
