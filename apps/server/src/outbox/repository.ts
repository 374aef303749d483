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

/** So many of each lane at most. */
export type Room = Readonly<Record<'code' | Message['channel'], number>>

/**
 * Takes messages that are due, and says so before anything is sent: another worker finds them taken. What nobody wants
 * any more is settled on the way.
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

/** What became of a message that was handed over; one that is queued again waits before its next try. */
export type Outcome = {
  readonly id: string
  readonly state: 'delivered' | 'refused' | 'uncertain' | 'queued'
  /** What it said goes: it is delivered, or it told a code. */
  readonly isErased: boolean
  readonly waitSeconds?: number
}

/** May be repeated: a message that is settled is no longer `sending`. */
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

/** Longer than any message is being handed over. */
const abandonedAfter = sql.raw("interval '5 minutes'")

/** What workers that died have left behind may have gone out, so it is not tried again. Answers how many there were. */
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

/**
 * What came too late is erased. Gone altogether is what was written for a phone that nobody has, what told a code to
 * somebody who is neither a student nor about to become one any more, and whatever was settled long ago: but that a letter
 * was sent to a student is kept as long as the student, who sees it in the personal area.
 */
export const eraseOldMessages = async ({ database, clock, config }: Source & Pick<Platform, 'config'>) => {
  const now = clock.now()
  await database.statement((db) => db.execute(eraseMessages(sql`send_before <= ${now}`)))
  await database.statement((db) =>
    db.execute(sql`
      delete from outbox_messages message
      where state not in ('queued', 'sending') and (
        recipient = ${nobody}
        or (created_at <= ${now} - make_interval(days => ${config.MESSAGE_DAYS})
          and (send_before is not null or not exists (select from students where id = message.student_id)))
        or (send_before <= ${now}
          and not exists (select from students where phone = message.recipient)
          and not exists (select from pending_applicants where phone = message.recipient))
      )`),
  )
}
