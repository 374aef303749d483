import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { erasedWhere, eraseMessages, isSecret, nobody } from '../platform/database/outbox-message.ts'
import { outboxMessages } from '../platform/database/schema.ts'
import type { Platform } from '../platform/platform.ts'

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

/** Takes a queued message for one try, and says so before anything is sent: a second worker finds it taken. */
export const claimMessage = async ({ database, clock }: Source, id: string) => {
  const isLate = sql`${outboxMessages.sendBefore} <= ${clock.now()}`
  const [message] = await database.statement((db) =>
    db
      .update(outboxMessages)
      .set({
        state: sql`case when ${isLate} then 'expired' else 'sending' end`,
        tries: sql`${outboxMessages.tries} + 1`,
        triedAt: clock.now(),
        ...erasedWhere(isLate),
      })
      .where(and(eq(outboxMessages.id, id), eq(outboxMessages.state, 'queued')))
      .returning(),
  )
  return message?.state === 'sending' ? message : undefined
}

/** Sent and settled; what stays in the outbox can be read nowhere else. */
export const markDelivered = ({ database, clock }: Source, id: string, staysInOutbox: boolean) =>
  database.statement((db) =>
    db
      .update(outboxMessages)
      .set({ state: 'delivered', deliveredAt: clock.now(), ...(!staysInOutbox && erasedWhere(sql`true`)) })
      .where(isBeingSent(id)),
  )

/** Not sent, or nobody knows: it will not be tried again. */
export const markFailed = ({ database }: Source, id: string, state: 'refused' | 'uncertain') =>
  database.statement((db) =>
    db
      .update(outboxMessages)
      .set({ state, ...erasedWhere(isSecret) })
      .where(isBeingSent(id)),
  )

/** For another try. */
export const markQueued = ({ database }: Source, id: string) =>
  database.statement((db) => db.update(outboxMessages).set({ state: 'queued' }).where(isBeingSent(id)))

const isBeingSent = (id: string) => and(eq(outboxMessages.id, id), eq(outboxMessages.state, 'sending'))

/**
 * What workers that died have left behind may have gone out, so it is not tried again. What came too late is erased.
 * Gone altogether is what was written for a phone that nobody has, what told a code to somebody who is neither a student
 * nor about to become one any more, and whatever was settled long ago.
 */
export const settleOldMessages = async ({ database, clock, config }: Source & Pick<Platform, 'config'>) => {
  const now = clock.now()
  const abandoned = erasedWhere(isSecret)
  await database.statement((db) =>
    db.execute(sql`
      update outbox_messages set state = 'uncertain', body = ${abandoned.body}, html = ${abandoned.html}
      where state = 'sending' and tried_at < ${now} - interval '10 minutes'`),
  )
  await database.statement((db) => db.execute(eraseMessages(sql`send_before <= ${now}`)))
  await database.statement((db) =>
    db.execute(sql`
      delete from outbox_messages message
      where state not in ('queued', 'sending') and (
        recipient = ${nobody}
        or created_at <= ${now} - make_interval(days => ${config.MESSAGE_DAYS})
        or (send_before <= ${now}
          and not exists (select from students where phone = message.recipient)
          and not exists (select from pending_applicants where phone = message.recipient))
      )`),
  )
}
