import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { handOver } from '../../src/outbox/hand-over.ts'
import { claimMessages, settleMessages } from '../../src/outbox/repository.ts'
import type { Platform } from '../../src/platform/platform.ts'
import type { Transports } from '../../src/platform/transports/transports.ts'
import { type NewMessage, outboxMessage } from '../../src/store/outbox-message.ts'
import { outboxMessages } from '../../src/store/schema.ts'

type Source = Pick<Platform, 'database' | 'clock'>

/** Writes a message by a statement of its own. */
export const insertMessage = async ({ database, clock }: Source, message: NewMessage): Promise<string> => {
  const id = randomUUID()
  await database.statement((db) => db.execute(outboxMessage(id, message, clock)))
  return id
}

export const findMessage = async ({ database }: Pick<Platform, 'database'>, id: string) => {
  const [row] = await database.read((db) => db.select().from(outboxMessages).where(eq(outboxMessages.id, id)))
  return row
}

/** Tries to deliver one message once, like a worker. Returns whether it will be tried again. */
export const tryToDeliver = async (
  platform: Source,
  transports: Transports,
  id: string,
): Promise<'again' | 'settled'> => {
  const { database, clock } = platform
  await database.statement((db) =>
    db.execute(sql`
      update outbox_messages set try_at = case when id = ${id} then ${clock.now()} else 'infinity' end
      where state = 'queued'`),
  )
  const claimed = await claimMessages(platform, { code: 1, sms: 1, mail: 1 })
  const outcomes = await Promise.all(
    claimed.map((message) => handOver(transports, message, new AbortController().signal)),
  )
  await settleMessages(platform, outcomes)
  return (await findMessage(platform, id))?.state === 'queued' ? 'again' : 'settled'
}
