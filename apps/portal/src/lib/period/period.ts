import type { RegistrationPhase } from '@milgo/domain/period/opening'
import type { PublicPeriod } from '@milgo/domain/period/period-state'
import type { CoreAnswer } from '@milgo/web-client/call-types'

export type Period = CoreAnswer<'/registration-period/get-all'>[number]

const phases = {
  upcoming: 'UPCOMING',
  open: 'OPEN',
  closed: 'CLOSED',
} as const satisfies Record<Period['phase'], RegistrationPhase>

/** The period as the domain asks for it. */
export const publicPeriodOf = ({ phase, from, to, results_on: resultsOn }: Period): PublicPeriod => ({
  phase: phases[phase],
  from,
  to,
  resultsOn,
})
