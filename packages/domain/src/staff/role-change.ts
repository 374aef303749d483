import type { StaffRole } from './staff-role.ts'

/** Decisions, section 11: giving one of these needs a second administrator or manager. */
export const rolesGivenByTwo: readonly StaffRole[] = ['reviewer', 'manager', 'finance', 'administrator']

/** Taking a role away needs nobody else, and neither does the role that only edits texts. */
export const needsSecondPerson = (before: readonly StaffRole[], after: readonly StaffRole[]): boolean =>
  after.some((role) => !before.includes(role) && rolesGivenByTwo.includes(role))

export const staffChangeKinds = ['invite', 'roles', 'reset'] as const
export type StaffChangeKind = (typeof staffChangeKinds)[number]

type Proposal = {
  readonly proposedBy: string
  /** Whom it is about; null while there is no account yet. */
  readonly staffId: string | null
}

/** The second person is another one than who proposed, and than the one it is about. */
export const isSecondPerson = ({ proposedBy, staffId }: Proposal, deciderId: string): boolean =>
  deciderId !== proposedBy && deciderId !== staffId
