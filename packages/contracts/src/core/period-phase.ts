import type { RegistrationPhase } from '@milgo/domain/time/opening'

/** The words of a period's phase on the wire. In lower case, so that pages need no table to read them. */
export const phaseOnWire = {
  UPCOMING: 'upcoming',
  OPEN: 'open',
  CLOSED: 'closed',
} as const satisfies { [Phase in RegistrationPhase]: Lowercase<Phase> }

export const phaseFromWire = (wire: Lowercase<RegistrationPhase>): RegistrationPhase =>
  wire.toUpperCase() as RegistrationPhase
