import { and, desc, eq, lt, ne, type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../platform/platform.ts'
import { erasedWhere, eraseMessages, isSecret, nobody } from '../store/outbox-message.ts'
import { outboxMessages } from '../store/schema.ts'

type Source = Pick<Platform, 'database' | 'clock'>

export type Message = typeof outboxMessages.$inferSelect

export const findNewestMessages = (
  { database }: Pick<Platform, 'database'>,
  limit: number,
): Promise<Message[]> =>
  database.read((db) =>
    db
      .select()
      .from(outboxMessages)
      .where(ne(outboxMessages.recipient, nobody))
      .orderBy(desc(outboxMessages.createdAt))
      .limit(limit),
  )

/** How many messages of each lane may be claimed. */
export type Room = Readonly<Record<'code' | Message['channel'], number>>

/**
 * Claims messages that are due, and commits that before any is sent, so that another worker does not send them.
 * Messages that came too late are settled in the same statement.
 */
export const claimMessages = async ({ database, clock }: Source, room: Room): Promise<Message[]> => {
  const now = clock.now()
  const isLate = sql`${outboxMessages.sendBefore} <= ${now}`
  const due = (where: SQL, most: number): SQL => sql`
    select id from outbox_messages where state = 'queued' and ${where} and try_at <= ${now}
    order by try_at limit ${most} for update skip locked`
  const claimed = await database.statement((db) =>
    db
      .update(outboxMessages)
      .set({
        state: sql`case when ${isLate} then 'expired' else 'sending' end`,
        tries: sql`${outboxMessages.tries} + 1`,
        triedAt: now,
        ...erasedWhere(isLate),
      })
      .where(
        sql`${outboxMessages.id} = any(array(
          select id from (${due(sql`send_before is not null`, room.code)}) code
          union all select id from (${due(sql`send_before is null and channel = 'sms'`, room.sms)}) sms
          union all select id from (${due(sql`send_before is null and channel = 'mail'`, room.mail)}) mail))`,
      )
      .returning(),
  )
  return claimed.filter(({ state }) => state === 'sending')
}

/** The outcome of a message that was given to a gateway. A message that is queued again waits before its next try. */
export type Outcome = {
  readonly id: string
  readonly state: 'delivered' | 'refused' | 'uncertain' | 'queued'
  /** The text is erased, because the message is delivered or contained a code. */
  readonly isErased: boolean
  readonly waitSeconds?: number
}

/** Writes the outcomes. May be repeated, because a settled message is no longer `sending`. */
export const settleMessages = async (
  { database, clock }: Source,
  outcomes: readonly Outcome[],
): Promise<void> => {
  const now = clock.now()
  const rows = JSON.stringify(outcomes)
  await database.repeatable((db) =>
    db.execute(sql`
      update outbox_messages message set
        state = outcome.state,
        delivered_at = case when outcome.state = 'delivered' then ${now} end,
        try_at = ${now} + make_interval(secs => coalesce("waitSeconds", 0)),
        body = case when "isErased" then '' else body end,
        html = case when "isErased" then null else html end
      from jsonb_to_recordset(${rows}::jsonb)
        as outcome (id uuid, state text, "isErased" boolean, "waitSeconds" float8)
      where message.id = outcome.id and message.state = 'sending'`),
  )
}

/** Longer than giving any message to a gateway can take. */
const abandonedAfter = sql.raw("interval '5 minutes'")

/**
 * Marks messages of workers that died as uncertain. They may have been sent, so they are not tried again. Returns how
 * many there were.
 */
export const settleAbandonedMessages = async ({ database, clock }: Source): Promise<number> => {
  const erased = erasedWhere(isSecret)
  const { rowCount } = await database.statement((db) =>
    db
      .update(outboxMessages)
      .set({ state: 'uncertain', body: erased.body, html: erased.html })
      .where(
        and(
          eq(outboxMessages.state, 'sending'),
          lt(outboxMessages.triedAt, sql`${clock.now()} - ${abandonedAfter}`),
        ),
      ),
  )
  return rowCount ?? 0
}

/** Erases the text of messages that came too late, such as expired codes. */
export const eraseLateTexts = async ({ database, clock }: Source): Promise<void> => {
  await database.statement((db) => db.execute(eraseMessages(sql`send_before <= ${clock.now()}`)))
}

/**
 * The messages of the index `outbox_messages_swept`, in its own words, because a parameter would hide them from the
 * planner. The others are letters to students, of which nothing is swept.
 */
const isInSweptIndex = sql.raw("(recipient = '' or student_id is null or send_before is not null)")

/**
 * Removes messages for phones without an account, messages with a code for people who are neither students nor
 * applicants any more, and messages that were settled so many days ago. A message to a student is stored as long as the
 * student, who sees it in the personal area. An erased student's messages are blanked, so that they are to nobody.
 */
export const removeUselessMessages = async ({ database, clock }: Source, days: number): Promise<void> => {
  const now = clock.now()
  await database.statement((db) =>
    db.execute(sql`
      delete from outbox_messages message
      where ${isInSweptIndex} and state not in ('queued', 'sending') and (
        recipient = ${nobody}
        or (created_at <= ${now} - make_interval(days => ${days})
          and (send_before is not null or student_id is null))
        or (send_before <= ${now}
          and not exists (select from students where phone = message.recipient)
          and not exists (select from pending_applicants where phone = message.recipient))
      )`),
  )
}
