import type { ActorRole } from '../status/actor.ts'
import { hasRight } from './rights.ts'
import type { StaffRole } from './staff-role.ts'

/** Returns the roles of the status table in which a staff member works on requests, reviewing first. */
export const capacitiesOf = (roles: readonly StaffRole[]): readonly ActorRole[] => [
  ...(hasRight(roles, 'review-requests') ? (['REVIEWER'] as const) : []),
  ...(hasRight(roles, 'manage-requests') ? (['MANAGER'] as const) : []),
]
