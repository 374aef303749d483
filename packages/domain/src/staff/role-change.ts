import type { StaffRole } from './staff-role.ts'

/** Roles that need a second administrator or manager to be given; decisions, section 11. */
export const rolesGivenByTwo: readonly StaffRole[] = ['reviewer', 'manager', 'finance', 'administrator']

/**
 * Returns whether a change needs a second person. Removing a role does not, nor does giving the role that only edits
 * texts.
 */
export const needsSecondPerson = (before: readonly StaffRole[], after: readonly StaffRole[]): boolean =>
  after.some((role) => !before.includes(role) && rolesGivenByTwo.includes(role))

export const staffChangeKinds = ['invite', 'roles', 'reset'] as const
export type StaffChangeKind = (typeof staffChangeKinds)[number]

type Proposal = {
  readonly proposedBy: string
  /** The staff member it is about; null while there is no account yet. */
  readonly staffId: string | null
}

/** Returns whether the decider can be the second person: neither the proposer nor the staff member it is about. */
export const isSecondPerson = ({ proposedBy, staffId }: Proposal, deciderId: string): boolean =>
  deciderId !== proposedBy && deciderId !== staffId
