import { z } from 'zod'
import type { StaffRole } from './staff-role.ts'

/** The rights of staff; an office call names the right that it needs. */
export const StaffRight = z.enum([
  'read-requests',
  'assign-requests',
  'act-for-student',
  'review-requests',
  'manage-requests',
  'publish-results',
  'read-payments',
  'pay-awards',
  'edit-content',
  'manage-periods',
  'manage-staff',
  'confirm-staff',
  'read-audit',
  'watch-jobs',
])
export type StaffRight = z.infer<typeof StaffRight>

/**
 * The table of rights. Administrators of the installation do not read students' requests, and readers of requests do
 * not decide who else may read them. Finance reads payments, not requests (decisions, section 11). A role without a row
 * does not compile, nor does a right that no role has.
 */
const rightsOfRole = {
  reviewer: ['read-requests', 'assign-requests', 'act-for-student', 'review-requests'],
  manager: [
    'read-requests',
    'assign-requests',
    'act-for-student',
    'manage-requests',
    'publish-results',
    'confirm-staff',
    'read-audit',
    'watch-jobs',
  ],
  finance: ['read-payments', 'pay-awards'],
  'content-editor': ['edit-content'],
  administrator: ['manage-periods', 'manage-staff', 'confirm-staff', 'read-audit', 'watch-jobs'],
} as const satisfies Record<StaffRole, readonly StaffRight[]>

type GivenRight = (typeof rightsOfRole)[StaffRole][number]

/** Returns all rights of these roles, in the order of the list above. */
export const rightsOf = (roles: readonly StaffRole[]): readonly StaffRight[] =>
  StaffRight.options.filter((right: GivenRight) => hasRight(roles, right))

export const hasRight = (roles: readonly StaffRole[], right: StaffRight): boolean =>
  roles.some((role) => (rightsOfRole[role] as readonly StaffRight[]).includes(right))
