import type { MessageState, MessageTemplate } from '@milgo/domain/outbox/message-template'
import type { MessageValues } from '@milgo/domain/outbox/template-place'
import type { Language } from '@milgo/messages/languages'
import { eq, sql } from 'drizzle-orm'
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
  /** How far each resend of it has come. */
  readonly resends: readonly MessageState[]
  /** Whose resend of an earlier message it is. */
  readonly sentAgainBy: string | null
  /** The student's address for this channel now. */
  readonly address: string
}

const mostMessages = 200

export const lockMessage = async (tx: Queryable, id: string): Promise<void> => {
  await tx
    .select({ id: outboxMessages.id })
    .from(outboxMessages)
    .where(eq(outboxMessages.id, id))
    .for('update')
}

/** What was sent to a student, the latest first; one of them where it is named. */
export const findMessagesTo = async (
  db: Queryable,
  studentId: string,
  messageId?: string,
): Promise<readonly SentMessage[]> => {
  const { rows } = await db.execute<SentMessage>(sql`
    select message.id, message.template, message.channel, message.recipient,
      to_json(message.created_at) #>> '{}' as "createdAt", message.state,
      to_json(message.delivered_at) #>> '{}' as "deliveredAt", message.send_before is not null as "isSecret",
      message.subject, message.body, message.html, message.template_version as "templateVersion", message.language,
      message.values,
      array(select again.state from outbox_messages again
        where again.student_id = message.student_id and starts_with(again.cause, 'resend:' || message.id || ':')) as resends,
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
