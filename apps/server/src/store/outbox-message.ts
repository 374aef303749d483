import type { MessageTemplate } from '@milgo/domain/outbox/message-template'
import type { MessageValues } from '@milgo/domain/outbox/template-place'
import type { Language } from '@milgo/messages/languages'
import { type SQL, sql } from 'drizzle-orm'
import type { Clock } from '../platform/clock.ts'
import { type MessageState, outboxMessages } from './schema.ts'

/** As text, or as what the statement itself finds. */
type Value = string | SQL

export type NewMessage = {
  readonly cause: Value
  readonly channel: 'mail' | 'sms'
  readonly recipient: Value
  readonly template: MessageTemplate
  /** Who it is for, so that they can see what was sent to them. */
  readonly studentId?: Value | null
  readonly subject?: string | null
  /** Whom an answer goes to, where that is not the sender. */
  readonly replyTo?: string
  readonly body: Value
  /** By which version its words were written, in which language, and from which values. */
  readonly templateVersion?: string
  readonly language?: Language
  readonly values?: MessageValues
  readonly html?: string | null
  readonly state?: MessageState | SQL
  /** Past this moment nobody wants it any more. */
  readonly sendBefore?: SQL
}

/** What a delivered message was written from; each is null where the message never had it. */
export type WrittenFrom = {
  readonly template: MessageTemplate | null
  readonly templateVersion: string | null
  readonly language: Language | null
  readonly values: MessageValues | null
  readonly channel: 'mail' | 'sms'
}

/**
 * A message as an insert, alone or as a part of the statement that causes it, where `source`, a `from` clause, has a
 * row. Returns no id when a message of the same cause was written before.
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

/** Who a message goes to that is written only for the sake of the same work. */
export const nobody = ''

const { sendBefore, body, html } = outboxMessages

/** It says a code, as everything does that can come too late: of use to nobody once it is settled. */
export const isSecret: SQL = sql`${sendBefore} is not null`

/** What a message says, gone where `when` holds; the row stays: that something was sent, to whom and with what success. */
export const erasedWhere = (when: SQL) => ({
  body: sql`case when ${when} then '' else ${body} end`,
  html: sql`case when ${when} then null else ${html} end`,
})

/** Erases what messages say that nobody needs any more; one that is still queued is not sent. */
export const eraseMessages = (which: SQL): SQL => sql`
  update outbox_messages set body = '', html = null,
    state = case when state = 'queued' then 'expired' else state end
  where ${which} and body <> '' and state <> 'sending'`

/** Of codes that are dead; `codeIds` is a query of one column. */
export const eraseCodeMessages = (codeIds: SQL): SQL =>
  eraseMessages(sql`cause in (select 'code:' || id from (${codeIds}) dead (id))`)
