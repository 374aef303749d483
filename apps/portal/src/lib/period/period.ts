import { phaseFromWire } from '@milgo/contracts/core/period-phase'
import type { PublicPeriod } from '@milgo/domain/period/period-state'
import type { CoreAnswer } from '@milgo/web-client/call-types'

export type Period = CoreAnswer<'/registration-period/get-all'>[number]

/** Returns the period as the domain expects it. */
export const publicPeriodOf = ({ phase, from, to, results_on: resultsOn }: Period): PublicPeriod => ({
  phase: phaseFromWire(phase),
  from,
  to,
  resultsOn,
})
