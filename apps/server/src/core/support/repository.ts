import type { SupportTopic } from '@milgo/domain/content/support-topic'
import { sql } from 'drizzle-orm'
import { queueMessage } from '../../outbox/queue-message.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Limit } from '../../platform/rate-limit.ts'
import { supportTickets } from '../../store/content-schema.ts'
import { type Gate, limitGate } from '../../store/limit-gate.ts'
import type { NewMessage } from '../../store/outbox-message.ts'

type NewTicket = {
  readonly limit: Limit
  readonly topic: SupportTopic
  readonly studentId: string | null
  readonly messages: (number: number) => readonly NewMessage[]
}

type Stored =
  | { readonly number: number; readonly wait?: never }
  | { readonly number?: never; readonly wait: number }

/** A ticket and its messages, all or nothing; only the seconds to wait where the limit has no room. */
export const storeTicket = (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { limit, topic, studentId, messages }: NewTicket,
): Promise<Stored> =>
  database.transaction(async (tx) => {
    const { rows } = await tx.execute<Gate>(
      sql`with ${limitGate('gate', [limit], clock)} select is_open, wait from gate`,
    )
    const gate = rows[0] ?? { is_open: false, wait: 1 }
    if (!gate.is_open) return { wait: gate.wait }
    const [ticket] = await tx
      .insert(supportTickets)
      .values({ topic, studentId, createdAt: sql`${clock.now()}` })
      .returning({ number: supportTickets.number })
    if (!ticket) throw new Error('a ticket was not stored')
    for (const message of messages(ticket.number)) await queueMessage(tx, { clock }, message)
    return ticket
  })
