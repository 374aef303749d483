import type { SupportTopic } from '@milgo/domain/content/support-topic'
import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { Limit } from '../../platform/rate-limit.ts'
import { supportTickets } from '../../store/content-schema.ts'
import { countAgainstLimits, type Gate } from '../../store/count-against-limits.ts'

type NewTicket = {
  readonly limit: Limit
  readonly topic: SupportTopic
  readonly studentId: string | null
}

type Added =
  | { readonly number: number; readonly wait?: never }
  | { readonly number?: never; readonly wait: number }

/** Adds a ticket and returns its number. If the limit is reached, returns only the seconds to wait. */
export const addTicket = async (
  tx: Queryable,
  clock: Platform['clock'],
  { limit, topic, studentId }: NewTicket,
): Promise<Added> => {
  const { rows } = await tx.execute<Gate>(
    sql`with ${countAgainstLimits('gate', [limit], clock)} select is_open, wait from gate`,
  )
  const gate = rows[0] ?? { is_open: false, wait: 1 }
  if (!gate.is_open) return { wait: gate.wait }
  const [ticket] = await tx
    .insert(supportTickets)
    .values({ topic, studentId, createdAt: sql`${clock.now()}` })
    .returning({ number: supportTickets.number })
  if (!ticket) throw new Error('a ticket was not stored')
  return ticket
}
