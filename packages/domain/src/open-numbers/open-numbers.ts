import type { Period } from '../period/period.ts'
import type { PublishState } from '../status/publish-state.ts'
import type { AppealState } from '../status/request-state.ts'

/** A number about fewer people than this could tell of one of them. */
export const smallestGroup = 20

/** Requests of a period that are alike in what the open numbers tell. */
export type AlikeRequests = {
  readonly count: number
  /** NIS of the last letter; null where it awards nothing or refuses, or there is none. */
  readonly award: number | null
  readonly hasLetter: boolean
  readonly publishState: PublishState
  readonly appeal: AppealState
}

export type OpenNumbers = {
  readonly requests: number
  /** By the amount of the award, the highest first; 0 is "no award". Null: fewer than may be shown. */
  readonly outcomes: readonly { readonly amount: number; readonly count: number | null }[]
  readonly medianDays: number | null
  readonly appeals: number | null
  readonly reversals: number | null
}

type Times = Pick<Period, 'to' | 'appealsTo'>

/** Registration and appeals are over, and results were published: nothing more is to be decided by these numbers. */
export const isFinishedAt = ({ to, appealsTo }: Times, resultsAt: Date | null, now: Date): boolean =>
  resultsAt !== null &&
  appealsTo !== null &&
  Date.parse(to) <= now.getTime() &&
  Date.parse(appealsTo) <= now.getTime()

/** How many of a known number it is, unless these or the others, which anybody can subtract, are too few. */
const partOf = (part: number, whole: number): number | null => {
  const others = whole - part
  return part >= smallestGroup && (others === 0 || others >= smallestGroup) ? part : null
}

/** What everybody may know of a finished period; undefined where all of it is about too few people. */
export const findOpenNumbers = (
  groups: readonly AlikeRequests[],
  medianDays: number | null,
): OpenNumbers | undefined => {
  const countOf = (isCounted: (group: AlikeRequests) => boolean): number =>
    groups.filter(isCounted).reduce((sum, { count }) => sum + count, 0)
  const requests = countOf(() => true)
  if (requests < smallestGroup) return undefined
  const appeals = partOf(
    countOf(({ appeal }) => appeal !== 'NONE'),
    requests,
  )
  // Before its publication nobody knows how an appeal ended.
  const reversals = countOf(({ appeal, publishState }) => appeal === 'GRANTED' && publishState === '2')
  return {
    requests,
    outcomes: outcomesOf(groups),
    medianDays: countOf(({ hasLetter }) => hasLetter) >= smallestGroup ? medianDays : null,
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
 * The groups that are too small, and as many of the next larger ones as it takes that nobody can work a small one out
 * from the sum of all. Those without a letter are one of the groups: what is left of the sum is theirs, though no line says it.
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
