import { addDays } from '@milgo/domain/period/moments'
import type { Period } from '@milgo/domain/period/period'
import { periodDatesFrom } from '@milgo/domain/period/period-dates'
import type { SecondLookRules } from '@milgo/domain/second-look/draw'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import { starterReasons } from '../reference/starter-reasons.ts'
import { currentPeriodId } from '../store/current-period.ts'
import { registrationPeriods } from '../store/schema.ts'
import type { SeedPeriod } from './seed-ground.ts'

/** The open period has been open for so many days, so that requests can have a history in it. */
const openFor = 40
/** The past period opened so long ago that its results are published, and its students may still appeal. */
const pastOpenedAgo = 320
const publishedAgo = 12

/** Few second looks: whoever tries the demo releases results without an afternoon of them. */
const demoSecondLook: SecondLookRules = {
  shares: { AWARD: 1, NO_AWARD: 1, DENIED: 1 },
  edgePoints: 0,
  firstDecisions: 0,
}

type Row = typeof registrationPeriods.$inferSelect

/** The two periods of a demo world: the current one, opened some weeks ago, and the one before it. */
export const seedPeriods = async (
  tx: Queryable,
  now: Date,
): Promise<{ readonly open: SeedPeriod; readonly past: SeedPeriod }> => {
  const [current] = await tx
    .select()
    .from(registrationPeriods)
    .where(eq(registrationPeriods.id, currentPeriodId))
  if (!current) throw new Error('There is no current period')
  const opened = addDays(now, -openFor)
  const [open = current] =
    current.opensAt > opened
      ? await tx
          .update(registrationPeriods)
          .set(columnsOf(opened))
          .where(eq(registrationPeriods.id, current.id))
          .returning()
      : []
  const { id: _id, ...values } = current
  const code = `${current.code}-past`
  await tx
    .insert(registrationPeriods)
    .values({ ...values, ...columnsOf(addDays(now, -pastOpenedAgo)), code, isOpen: false })
    .onConflictDoNothing()
  const [past] = await tx.select().from(registrationPeriods).where(eq(registrationPeriods.code, code))
  if (!past) throw new Error('The past period was not written')
  return {
    open: { id: open.id, values: periodOf(open), publishedAt: null },
    // What is switched off is closed; when its requests were sent it was open.
    past: {
      id: past.id,
      values: { ...periodOf(past), isOpen: true },
      publishedAt: addDays(now, -publishedAgo),
    },
  }
}

const columnsOf = (opens: Date) => {
  const { from, to, ageDate, appealsFrom, appealsTo, answersBy, reserveWindow } = periodDatesFrom(opens)
  return {
    opensAt: new Date(from),
    closesAt: new Date(to),
    ageDate: new Date(ageDate),
    appealsFrom: new Date(appealsFrom),
    appealsTo: new Date(appealsTo),
    answersBy,
    reserveWindow,
    secondLook: demoSecondLook,
  }
}

const periodOf = ({ opensAt, closesAt, ageDate, appealsFrom, appealsTo, ...row }: Row): Period => ({
  ...row,
  from: opensAt.toISOString(),
  to: closesAt.toISOString(),
  ageDate: ageDate.toISOString(),
  appealsFrom: appealsFrom?.toISOString() ?? null,
  appealsTo: appealsTo?.toISOString() ?? null,
  reasons: row.reasons ?? starterReasons,
})
