import { type SQL, sql } from 'drizzle-orm'
import type { outboxMessages } from './schema.ts'

export type NewMessage = Pick<
  typeof outboxMessages.$inferInsert,
  'cause' | 'channel' | 'recipient' | 'subject' | 'body' | 'html'
>

/**
 * A message as an insert, alone or as a part of the statement that causes it, where `source`, a `from` clause, has a
 * row. Returns no id when a message of the same cause was written before.
 */
export const outboxMessage = (id: string, message: NewMessage, source: SQL = sql``): SQL => sql`
  insert into outbox_messages (id, cause, channel, recipient, subject, body, html)
  select ${id}::uuid, ${message.cause}, ${message.channel}, ${message.recipient}, ${message.subject ?? null},
    ${message.body}, ${message.html ?? null} ${source}
  on conflict (cause) do nothing
  returning id`

/**
 * Erases what a message about a code says, once the code is dead: nobody needs it any more, and one that is still
 * queued is not sent. `codeIds` is a query of one column.
 */
export const eraseCodeMessages = (codeIds: SQL): SQL => sql`
  update outbox_messages set body = '', html = null,
    state = case when state = 'queued' then 'expired' else state end
  where cause in (select 'code:' || id from (${codeIds}) dead (id)) and body <> '' and state <> 'sending'`
