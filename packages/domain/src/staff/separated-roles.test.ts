import { describe, expect, it } from 'vitest'
import { findSeparatedRoles } from './separated-roles.ts'
import { StaffRole } from './staff-role.ts'

describe('roles that one person cannot have together', () => {
  it.each([
    [['reviewer', 'finance'], { decides: 'reviewer', pays: 'finance' }],
    [['finance', 'content-editor', 'manager'], { decides: 'manager', pays: 'finance' }],
    [['reviewer', 'manager', 'administrator'], undefined],
    [['finance', 'administrator', 'content-editor'], undefined],
    [[], undefined],
  ] as const)('%j: %j', (roles, separated) => {
    expect(findSeparatedRoles(roles)).toEqual(separated)
  })

  it('no role decides and pays by itself', () => {
    for (const role of StaffRole.options) expect(findSeparatedRoles([role])).toBeUndefined()
  })
})
