import type { MessageState, MessageTemplate } from '@milgo/domain/outbox/message-template'
import type { MessageValues } from '@milgo/domain/outbox/template-place'
import type { Language } from '@milgo/messages/languages'
import { count, eq, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { outboxMessages } from '../../store/schema.ts'

export type SentMessage = {
  readonly id: string
  readonly template: MessageTemplate | null
  readonly channel: 'mail' | 'sms'
  readonly recipient: string
  readonly createdAt: string
  readonly state: MessageState
  readonly deliveredAt: string | null
  readonly isSecret: boolean
  readonly subject: string | null
  readonly body: string
  readonly html: string | null
  readonly templateVersion: string | null
  readonly language: Language | null
  readonly values: MessageValues | null
  /** The id of the original message: of this one, or of the one that this one repeats. */
  readonly firstId: string
  /** The state of each resend of the original message. */
  readonly resends: readonly MessageState[]
  /** The staff member who sent an earlier message again as this one. */
  readonly sentAgainBy: string | null
  /** The student's address for this channel now. */
  readonly address: string
}

/** The most messages that are listed. All of them are counted. */
const mostMessages = 200

/**
 * Returns the cause of a resend. It names the original message, also where a resend is sent again. Older rows name the
 * resend: such a chain has a lock of its own.
 */
export const resendCause = (firstId: string, number: number): string => `resend:${firstId}:${number}`

const firstIdOf = (cause: SQLWrapper, id: SQLWrapper): SQL<string> =>
  sql`case when starts_with(${cause}, 'resend:') then split_part(${cause}, ':', 2) else ${id}::text end`

/** Locks a message together with all its resends. */
export const lockFirstMessage = async (tx: Queryable, messageId: string): Promise<void> => {
  const { id, cause } = outboxMessages
  const [found] = await tx
    .select({ firstId: firstIdOf(cause, id) })
    .from(outboxMessages)
    .where(eq(id, messageId))
  if (found) await tx.select({ id }).from(outboxMessages).where(eq(id, found.firstId)).for('update')
}

/** Returns how many messages to a student are in each state. */
export const countMessagesTo = async (
  db: Queryable,
  studentId: string,
): Promise<readonly { readonly state: MessageState; readonly count: number }[]> => {
  const { state, studentId: student } = outboxMessages
  return db
    .select({ state, count: count() })
    .from(outboxMessages)
    .where(eq(student, studentId))
    .groupBy(state)
}

/** Returns the latest messages to a student, the latest first; only one of them if `messageId` is given. */
export const findMessagesTo = async (
  db: Queryable,
  studentId: string,
  messageId?: string,
): Promise<readonly SentMessage[]> => {
  const firstId = firstIdOf(sql`message.cause`, sql`message.id`)
  const { rows } = await db.execute<SentMessage>(sql`
    select message.id, message.template, message.channel, message.recipient,
      to_json(message.created_at) #>> '{}' as "createdAt", message.state,
      to_json(message.delivered_at) #>> '{}' as "deliveredAt", message.send_before is not null as "isSecret",
      message.subject, message.body, message.html, message.template_version as "templateVersion", message.language,
      message.values, ${firstId} as "firstId",
      array(select again.state from outbox_messages again
        where again.student_id = message.student_id
          and starts_with(again.cause, 'resend:' || ${firstId} || ':')) as resends,
      case when starts_with(message.cause, 'resend:') then (
        select staff.name from audit_entries entry join staff on staff.id = entry.staff_id
        where entry.student_id = message.student_id and entry.action = 'message-resent'
          and starts_with(message.cause, 'resend:' || (entry.details ->> 'message') || ':')
        order by abs(extract(epoch from entry.at - message.created_at)) limit 1) end as "sentAgainBy",
      case message.channel when 'mail' then students.email else students.phone end as address
    from outbox_messages message join students on students.id = message.student_id
    where message.student_id = ${studentId}::uuid
      ${messageId === undefined ? sql`` : sql`and message.id = ${messageId}::uuid`}
    order by message.created_at desc, message.id limit ${mostMessages}`)
  return rows
}
