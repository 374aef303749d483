import type { ActorRole } from '../status/actor.ts'
import { hasRight } from './rights.ts'
import type { StaffRole } from './staff-role.ts'

/** In which capacities of the status table somebody works on requests, reviewing first. */
export const capacitiesOf = (roles: readonly StaffRole[]): readonly ActorRole[] => [
  ...(hasRight(roles, 'review-requests') ? (['REVIEWER'] as const) : []),
  ...(hasRight(roles, 'manage-requests') ? (['MANAGER'] as const) : []),
]
