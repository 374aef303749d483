import { hasRight, type StaffRight } from './rights.ts'
import type { StaffRole } from './staff-role.ts'

const decidingRights: readonly StaffRight[] = ['review-requests', 'manage-requests', 'publish-results']
const payingRights: readonly StaffRight[] = ['pay-awards']

const having = (roles: readonly StaffRole[], rights: readonly StaffRight[]): readonly StaffRole[] =>
  roles.filter((role) => rights.some((right) => hasRight([role], right)))

export type SeparatedRoles = { readonly decides: StaffRole; readonly pays: StaffRole }

/**
 * Returns two roles that one person cannot have together, one that decides and one that pays; undefined if there are
 * none. Decisions, section 9.
 */
export const findSeparatedRoles = (roles: readonly StaffRole[]): SeparatedRoles | undefined => {
  const [decides] = having(roles, decidingRights)
  const [pays] = having(roles, payingRights)
  return decides && pays && { decides, pays }
}
