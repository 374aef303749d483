import type { Ledger } from '../ledger/ledger-entry.ts'
import { type BatchTotals, type DueParts, moneyOf, splitDue } from '../ledger/money.ts'

/** The money of a period. entitled = paid + in flight + due, and due is split without overlap. */
export type PeriodTotals = DueParts & {
  readonly entitled: number
  readonly paid: number
  readonly inFlight: number
  readonly due: number
}

export const noMoney: PeriodTotals = {
  entitled: 0,
  paid: 0,
  inFlight: 0,
  due: 0,
  unclaimed: 0,
  returned: 0,
  waiting: 0,
}

export const totalsOf = (ledger: Ledger, isSponsored: boolean): PeriodTotals => {
  const { entitled, paid, inFlight, due } = moneyOf(ledger, isSponsored)
  return { entitled, paid, inFlight, due, ...splitDue(ledger) }
}

export const addTotals = (one: PeriodTotals, other: PeriodTotals): PeriodTotals =>
  Object.fromEntries(
    (Object.keys(noMoney) as (keyof PeriodTotals)[]).map((part) => [part, one[part] + other[part]]),
  ) as PeriodTotals

/** Returns 0 if both equations of a period are true. */
export const periodDifference = ({
  entitled,
  paid,
  inFlight,
  due,
  unclaimed,
  returned,
  waiting,
}: PeriodTotals): number =>
  Math.abs(entitled - paid - inFlight - due) + Math.abs(due - unclaimed - returned - waiting)

/** Returns 0 if ordered = paid + in flight + returned + cancelled. */
export const batchDifference = ({ ordered, paid, inFlight, returned, cancelled }: BatchTotals): number =>
  ordered - paid - inFlight - returned - cancelled

/** The steps, in days, by which unclaimed money is grouped. */
export const ageingSteps = [30, 90, 180] as const
export type AgeingStep = 0 | 1 | 2 | 3

export const ageingOf = (since: Date, now: Date): AgeingStep => {
  const days = (now.getTime() - since.getTime()) / 86_400_000
  return ageingSteps.filter((step) => days >= step).length as AgeingStep
}
