import type { Period } from '@milgo/domain/period/period'
import { periodDatesFrom } from '@milgo/domain/period/period-dates'
import type { SecondLookRules } from '@milgo/domain/second-look/draw'
import { addDays } from '@milgo/domain/time/moments'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import { starterReasons } from '../reference/starter-reasons.ts'
import { currentPeriodId } from '../store/current-period.ts'
import { registrationPeriods } from '../store/schema.ts'
import type { SeedPeriod } from './seed-context.ts'

/** For how many days the open period has been open, so that requests can have a history in it. */
const openFor = 40
/**
 * How long ago the past period opened: a year before the open one, so that they are of two academic years. Its results are
 * published, and its students may still appeal.
 */
const pastOpenedAgo = openFor + 365
const publishedAgo = 12
/** For how long things happened in a finished period after its results were published. */
const finishedAfter = publishedAgo

/** Few second looks, so that a visitor of the demo can release results without doing many of them first. */
const demoSecondLook: SecondLookRules = {
  shares: { AWARD: 1, NO_AWARD: 1, DENIED: 1 },
  edgePoints: 0,
  firstDecisions: 0,
}

type Row = typeof registrationPeriods.$inferSelect

/** Makes the two periods of a demo world: the current one, opened some weeks ago, and the one before it. */
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
  const past = await addPeriod(tx, current, addDays(now, -pastOpenedAgo), codeBefore(current.code))
  return {
    open: { id: open.id, values: periodOf(open), publishedAt: null },
    past: { ...past, publishedAt: addDays(now, -publishedAgo) },
  }
}

/** Makes the period before the past one. Its results were published and paid, and nobody can appeal any more. */
export const seedFinishedPeriod = async (tx: Queryable, past: SeedPeriod): Promise<SeedPeriod> => {
  const [row] = await tx.select().from(registrationPeriods).where(eq(registrationPeriods.id, past.id))
  if (!row) throw new Error('There is no past period')
  const finished = await addPeriod(tx, row, addDays(row.opensAt, -365), codeBefore(row.code))
  const publishedAt = new Date(finished.values.appealsFrom ?? row.opensAt)
  return { ...finished, publishedAt, until: addDays(publishedAt, finishedAfter) }
}

/** Adds a closed period like another one. It is switched off now, but it was open when its requests were sent. */
const addPeriod = async (
  tx: Queryable,
  { id: _id, ...values }: Row,
  opens: Date,
  code: string,
): Promise<Pick<SeedPeriod, 'id' | 'values'>> => {
  await tx
    .insert(registrationPeriods)
    .values({ ...values, ...columnsOf(opens), code, isOpen: false })
    .onConflictDoNothing()
  const [row] = await tx.select().from(registrationPeriods).where(eq(registrationPeriods.code, code))
  if (!row) throw new Error(`The period ${code} was not written`)
  return { id: row.id, values: { ...periodOf(row), isOpen: true } }
}

/** Returns the code of the earlier period: the year before, or the code with a suffix if it is not a year. */
const codeBefore = (code: string): string =>
  /^\d{4}$/.test(code) ? String(Number(code) - 1) : `${code}-earlier`

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
