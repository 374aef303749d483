import type { OpenNumbersOfPeriod } from '@milgo/contracts/core/get-open-numbers'
import { findOpenNumbers, isFinishedAt } from '@milgo/domain/open-numbers/open-numbers'
import { stopwatch } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { findAlikeRequests, findPeriodTimes } from './repository.ts'

/** A finished period changes by a revision at most; anybody may ask, and those who ask at once wait for one counting. */
const freshMs = 10 * 60_000

/** The numbers of every finished period, the newest first. */
export const createOpenNumbers = (platform: Platform) => {
  let known: { readonly numbers: Promise<OpenNumbersOfPeriod[]>; readonly countedAt: number } | undefined
  return (): Promise<OpenNumbersOfPeriod[]> => {
    if (known && stopwatch() - known.countedAt <= freshMs) return known.numbers
    const counting = { numbers: countAll(platform), countedAt: stopwatch() }
    known = counting
    // The next reader tries again; these are told of the failure.
    counting.numbers.catch(() => {
      if (known === counting) known = undefined
    })
    return counting.numbers
  }
}

const countAll = async (platform: Platform): Promise<OpenNumbersOfPeriod[]> => {
  const periods = await findPeriodTimes(platform)
  const counted: OpenNumbersOfPeriod[] = []
  for (const { id, code, now, resultsAt, ...times } of periods) {
    if (!isFinishedAt(times, resultsAt, now)) continue
    const { groups, medianDays } = await findAlikeRequests(platform, id)
    const numbers = findOpenNumbers(groups, medianDays)
    if (!numbers) continue
    counted.push({
      register_period: code,
      requests: numbers.requests,
      outcomes: numbers.outcomes.map((outcome) => ({ ...outcome })),
      median_days: numbers.medianDays,
      appeals: numbers.appeals,
      reversals: numbers.reversals,
    })
  }
  return counted
}
