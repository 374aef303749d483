import type { Period } from '../period/period.ts'
import type { PublishState } from '../status/publish-state.ts'
import type { AppealState } from '../status/request-state.ts'
import { isAppealResultPublished } from '../status/result-published.ts'

/** Numbers about fewer people than this are hidden, because they could reveal data about one person. */
export const smallestGroup = 20

/** Requests of a period with the same values, as far as the open numbers need them. */
export type AlikeRequests = {
  readonly count: number
  /** NIS of the last letter; null if it awards nothing or refuses, or if there is no letter. */
  readonly award: number | null
  readonly hasLetter: boolean
  readonly publishState: PublishState
  readonly appeal: AppealState
}

export type OpenNumbers = {
  readonly requests: number
  /** By the amount of the award, the highest first; 0 is "no award". A count is null if it is too small to be shown. */
  readonly outcomes: readonly { readonly amount: number; readonly count: number | null }[]
  readonly medianDays: number | null
  readonly appeals: number | null
  readonly reversals: number | null
}

type Times = Pick<Period, 'to' | 'appealsTo'>

/** Returns whether registration and the time for appeals are over. Appeals may be decided and letters sent later. */
export const isFinishedAt = ({ to, appealsTo }: Times, now: Date): boolean =>
  appealsTo !== null && Date.parse(to) <= now.getTime() && Date.parse(appealsTo) <= now.getTime()

/** Returns the next period to be finished, and its earliest time; undefined if no end of appeals is set. */
export const findNextNumbers = <Period extends Times>(
  periods: readonly Period[],
  now: Date,
): { readonly period: Period; readonly from: Date } | undefined =>
  periods
    .flatMap((period) =>
      period.appealsTo === null
        ? []
        : { period, from: new Date(Math.max(Date.parse(period.to), Date.parse(period.appealsTo))) },
    )
    .filter(({ from }) => from.getTime() > now.getTime())
    .sort((one, other) => one.from.getTime() - other.from.getTime())[0]

/**
 * Returns the part of a known whole; null if the part, or the rest that anybody can compute, is too small to be shown.
 */
const partOf = (part: number, whole: number): number | null => {
  const others = whole - part
  return part >= smallestGroup && (others === 0 || others >= smallestGroup) ? part : null
}

/**
 * Returns the numbers of a finished period that everybody may see; undefined if it is about too few people, or if too
 * few have a letter. Then even an amount alone would reveal the award of a known person.
 */
export const findOpenNumbers = (
  groups: readonly AlikeRequests[],
  medianDays: number | null,
): OpenNumbers | undefined => {
  const countOf = (isCounted: (group: AlikeRequests) => boolean): number =>
    groups.filter(isCounted).reduce((sum, { count }) => sum + count, 0)
  const requests = countOf(() => true)
  const answered = countOf(({ hasLetter }) => hasLetter)
  if (answered < smallestGroup) return undefined
  const appeals = partOf(
    countOf(({ appeal }) => appeal !== 'NONE'),
    requests,
  )
  // Before its publication nobody may know the outcome of an appeal.
  const reversals = countOf((request) => request.appeal === 'GRANTED' && isAppealResultPublished(request))
  return {
    requests,
    outcomes: outcomesOf(groups),
    medianDays,
    appeals,
    reversals: appeals === null ? null : partOf(reversals, appeals),
  }
}

const outcomesOf = (groups: readonly AlikeRequests[]): OpenNumbers['outcomes'] => {
  const sums = new Map<number | null, number>()
  for (const { count, award, hasLetter } of groups) {
    const amount = hasLetter ? (award ?? 0) : null
    sums.set(amount, (sums.get(amount) ?? 0) + count)
  }
  const hidden = hiddenOf([...sums].map(([amount, count]) => ({ amount, count })))
  return [...sums]
    .flatMap(([amount, count]) =>
      amount === null ? [] : { amount, count: hidden.has(amount) ? null : count },
    )
    .sort((one, other) => other.amount - one.amount)
}

/**
 * Returns the groups that are too small, and as many of the next larger ones as needed, so that no small group can be
 * computed from the sum. Requests without a letter are one of the groups: the rest of the sum shows their number.
 */
const hiddenOf = (outcomes: readonly { readonly amount: number | null; readonly count: number }[]) => {
  const bySize = outcomes.toSorted((one, other) => one.count - other.count)
  const hidden = new Set<number | null>()
  let sum = 0
  for (const { amount, count } of bySize) {
    const mustHide = count < smallestGroup || (hidden.size > 0 && (hidden.size === 1 || sum < smallestGroup))
    if (!mustHide) break
    hidden.add(amount)
    sum += count
  }
  return hidden
}
