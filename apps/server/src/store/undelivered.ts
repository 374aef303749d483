import { messageStates } from '@milgo/domain/outbox/message-template'
import { isUndelivered } from '@milgo/domain/outbox/resend'
import { type SQL, sql } from 'drizzle-orm'

const undeliveredStates = sql.raw(
  messageStates
    .filter(isUndelivered)
    .map((state) => `'${state}'`)
    .join(', '),
)

/**
 * Condition on `message` in `outbox_messages`: it did not reach the address that its student has now, and no later
 * message has reached that address. Codes are left out, because a person who asked for a code sees at once that it does
 * not arrive.
 */
const isStillUndelivered = sql`message.state in (${undeliveredStates}) and message.send_before is null
  and message.recipient = case message.channel when 'mail' then students.email else students.phone end
  and not exists (select from outbox_messages later where later.student_id = message.student_id
    and later.channel = message.channel and later.recipient = message.recipient
    and later.state = 'delivered' and later.delivered_at > message.created_at)`

/** A query of the ids of requests whose students cannot be reached at an address. */
export const requestsWithUndelivered = sql`
  select requests.id from outbox_messages message
    join students on students.id = message.student_id
    join requests on requests.student_id = students.id
  where ${isStillUndelivered}`

/** A query of the channels in which this student cannot be reached. */
export const undeliveredChannels = (studentId: string): SQL => sql`
  select distinct message.channel from outbox_messages message join students on students.id = message.student_id
  where message.student_id = ${studentId}::uuid and ${isStillUndelivered} order by message.channel`
