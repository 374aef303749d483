import { and, desc, eq, ne, sql } from 'drizzle-orm'
import { outboxMessages } from '../platform/database/schema.ts'
import type { Platform } from '../platform/platform.ts'

/** Who a message goes to that is written only for the sake of the same work. */
const nobody = ''

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

/** What it says is gone, the row stays: that something was sent, to whom and with what success. */
const erased = { body: '', html: null }

/** Erased where it is of use to nobody once it is settled: it says a code, as everything does that can come too late. */
const erasedIfSecret = {
  body: sql`case when ${outboxMessages.sendBefore} is null then ${outboxMessages.body} else '' end`,
  html: sql`case when ${outboxMessages.sendBefore} is null then ${outboxMessages.html} end`,
}

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
        body: sql`case when ${isLate} then '' else ${outboxMessages.body} end`,
        html: sql`case when ${isLate} then null else ${outboxMessages.html} end`,
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
      .set({ state: 'delivered', deliveredAt: clock.now(), ...(!staysInOutbox && erased) })
      .where(isBeingSent(id)),
  )

/** Not sent, or nobody knows: it will not be tried again. */
export const markFailed = ({ database }: Source, id: string, state: 'refused' | 'uncertain') =>
  database.statement((db) =>
    db
      .update(outboxMessages)
      .set({ state, ...erasedIfSecret })
      .where(isBeingSent(id)),
  )

/** For another try. */
export const markQueued = ({ database }: Source, id: string) =>
  database.statement((db) => db.update(outboxMessages).set({ state: 'queued' }).where(isBeingSent(id)))

const isBeingSent = (id: string) => and(eq(outboxMessages.id, id), eq(outboxMessages.state, 'sending'))

/**
 * What workers that died have left behind may have gone out, so it is not tried again. What came too late is erased,
 * and so is what was written for a phone that nobody has.
 */
export const settleOldMessages = async ({ database, clock }: Source): Promise<void> => {
  const now = clock.now()
  await database.statement((db) =>
    db.execute(sql`
      with abandoned as (
        update outbox_messages set state = 'uncertain',
          body = case when send_before is null then body else '' end,
          html = case when send_before is null then html end
        where state = 'sending' and tried_at < ${now} - interval '10 minutes'
      ),
      to_nobody as (delete from outbox_messages where recipient = ${nobody})
      update outbox_messages set body = '', html = null,
        state = case when state = 'queued' then 'expired' else state end
      where send_before <= ${now} and body <> '' and state <> 'sending' and recipient <> ${nobody}`),
  )
}
