import { findOpenPeriod } from '@milgo/domain/period/opening'
import type { Period } from '@milgo/domain/period/period'

/** The period that REGISTER_PERIOD names; where it names none, the open one, and else the newest. */
export const findCurrentPeriod = (
  newestFirst: readonly Period[],
  named: string | null,
  now: Date,
): Period | undefined =>
  newestFirst.find(({ code }) => code === named) ?? findOpenPeriod(newestFirst, now) ?? newestFirst[0]
