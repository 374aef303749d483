import type { MessageTemplate } from '@milgo/domain/outbox/message-template'
import type { MessageValues } from '@milgo/domain/outbox/template-place'
import type { Language } from '@milgo/messages/languages'
import { type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'
import { type MessageState, outboxMessages } from './schema.ts'

/** A text, or SQL of the statement that writes the message. */
type Value = string | SQL

export type NewMessage = {
  readonly cause: Value
  readonly channel: 'mail' | 'sms'
  readonly recipient: Value
  readonly template: MessageTemplate
  /** The student whom the message is for, so that they can see what was sent to them. */
  readonly studentId?: Value | null
  readonly subject?: string | null
  /** The address for answers, if it is not the sender's. */
  readonly replyTo?: string
  readonly body: Value
  /** The version of the template, the language and the values that the text was made from. */
  readonly templateVersion?: string
  readonly language?: Language
  readonly values?: MessageValues
  readonly html?: string | null
  readonly state?: MessageState | SQL
  /** After this moment the message is useless and is not sent. */
  readonly sendBefore?: SQL
}

/** What a message was made from; each value is null where the message never had it. */
export type WrittenFrom = {
  readonly template: MessageTemplate | null
  readonly templateVersion: string | null
  readonly language: Language | null
  readonly values: MessageValues | null
  readonly channel: 'mail' | 'sms'
}

/**
 * A message as an insert: alone, or as a part of the statement that causes it. It is written for a row of `source`, a
 * `from` clause. Returns no id if a message of the same cause was written before.
 */
export const outboxMessage = (id: string, message: NewMessage, clock: Clock, source: SQL = sql``): SQL => sql`
  insert into outbox_messages (id, cause, channel, recipient, student_id, template, subject, reply_to, body, html, template_version, language, values, state, send_before, created_at, try_at)
  select ${id}::uuid, ${message.cause}, ${message.channel}, ${message.recipient},
    ${message.studentId ?? null}::uuid, ${message.template}, ${message.subject ?? null}, ${message.replyTo ?? null},
    ${message.body}, ${message.html ?? null}, ${message.templateVersion ?? null}, ${message.language ?? null},
    ${message.values ? JSON.stringify(message.values) : null}::jsonb, ${message.state ?? 'queued'},
    ${message.sendBefore ?? sql`null::timestamptz`}, ${clock.now()},
    ${clock.now()} ${source}
  on conflict (cause) do nothing
  returning id`

/** The recipient of a message that nobody gets. It is written so that the same work is done for an unknown phone. */
export const nobody = ''

const { sendBefore, body, html } = outboxMessages

/**
 * Condition: the message contains a one-time code, because only those have `sendBefore`. Its text is useless once it
 * was settled.
 */
export const isSecret: SQL = sql`${sendBefore} is not null`

/**
 * The columns of a message's text, blanked where `when` is true. The row stays, to show that it was sent, to whom and
 * with what success.
 */
export const erasedWhere = (when: SQL) => ({
  body: sql`case when ${when} then '' else ${body} end`,
  html: sql`case when ${when} then null else ${html} end`,
})

/** Erases the text of messages that are of no use any more. A message that is still queued is not sent. */
export const eraseMessages = (which: SQL): SQL => sql`
  update outbox_messages set body = '', html = null,
    state = case when state = 'queued' then 'expired' else state end
  where ${which} and body <> '' and state <> 'sending'`

/**
 * Blanks messages with their addresses, and the values that their texts could be made from again. The sweep removes the
 * rows, because they are to nobody. A message that is still queued is not sent.
 */
export const blankMessages = (which: SQL): SQL => sql`
  update outbox_messages set recipient = ${nobody}, subject = null, reply_to = null, body = '', html = null, values = null,
    state = case when state = 'queued' then 'expired' else state end
  where ${which}`

/** Erases the messages of codes that are not valid any more. `codeIds` is a query of one column. */
export const eraseCodeMessages = (codeIds: SQL): SQL =>
  eraseMessages(sql`cause in (select 'code:' || id from (${codeIds}) dead (id))`)
