import type { OpenNumbersOfPeriod } from '@milgo/contracts/core/get-open-numbers'
import { findOpenNumbers, isFinishedAt } from '@milgo/domain/open-numbers/open-numbers'
import { academicYearOf } from '@milgo/domain/period/academic-year'
import { stopwatch } from '../../platform/clock.ts'
import type { Platform } from '../../platform/platform.ts'
import { findAlikeRequests, findPeriodTimes } from './repository.ts'

/**
 * The numbers of a finished period change with each letter that is still sent, which nobody needs to see at once.
 * Anybody may make this call, so calls at the same time share one count.
 */
const freshMs = 10 * 60_000

/** Returns a function that returns the numbers of every finished period, the newest first. */
export const createOpenNumbers = (platform: Platform) => {
  let known: { readonly numbers: Promise<OpenNumbersOfPeriod[]>; readonly countedAt: number } | undefined
  return (): Promise<OpenNumbersOfPeriod[]> => {
    if (known && stopwatch() - known.countedAt <= freshMs) return known.numbers
    const counting = { numbers: countAll(platform), countedAt: stopwatch() }
    known = counting
    // A failed count is not cached: these calls fail, and the next call counts again.
    counting.numbers.catch(() => {
      if (known === counting) known = undefined
    })
    return counting.numbers
  }
}

const countAll = async (platform: Platform): Promise<OpenNumbersOfPeriod[]> => {
  const periods = await findPeriodTimes(platform)
  const counted: OpenNumbersOfPeriod[] = []
  for (const { id, code, now, ...times } of periods) {
    if (!isFinishedAt(times, now)) continue
    const { groups, medianDays } = await findAlikeRequests(platform, id)
    const numbers = findOpenNumbers(groups, medianDays)
    if (!numbers) continue
    counted.push({
      register_period: code,
      academic_year: academicYearOf(times),
      requests: numbers.requests,
      outcomes: numbers.outcomes.map((outcome) => ({ ...outcome })),
      median_days: numbers.medianDays,
      appeals: numbers.appeals,
      reversals: numbers.reversals,
    })
  }
  return counted
}
