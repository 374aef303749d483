import { describe, expect, it } from 'vitest'
import { hasRight, rightsOf, StaffRight } from './rights.ts'
import { StaffRole } from './staff-role.ts'

describe('rights', () => {
  it.each([
    ['reviewer', 'read-requests assign-requests act-for-student review-requests'],
    [
      'manager',
      'read-requests assign-requests act-for-student manage-requests publish-results confirm-staff read-audit watch-jobs',
    ],
    ['finance', 'read-payments pay-awards'],
    ['content-editor', 'edit-content'],
    ['administrator', 'manage-periods manage-staff confirm-staff read-audit watch-jobs'],
  ] as const)('of a %s', (role, rights) => {
    expect(rightsOf([role]).join(' ')).toBe(rights)
  })

  it('of several roles are those of each, once', () => {
    expect(rightsOf(['manager', 'reviewer'])).toEqual([
      'read-requests',
      'assign-requests',
      'act-for-student',
      'review-requests',
      'manage-requests',
      'publish-results',
      'confirm-staff',
      'read-audit',
      'watch-jobs',
    ])
    expect(rightsOf([])).toEqual([])
  })

  it('nobody both decides and pays, and nobody who reads requests manages staff', () => {
    for (const role of StaffRole.options) {
      expect(hasRight([role], 'manage-requests') && hasRight([role], 'pay-awards')).toBe(false)
      expect(hasRight([role], 'read-requests') && hasRight([role], 'manage-staff')).toBe(false)
    }
  })

  it('no role reads both payments and requests', () => {
    for (const role of StaffRole.options)
      expect(hasRight([role], 'read-payments') && hasRight([role], 'read-requests')).toBe(false)
  })

  it('each right belongs to at least one role', () => {
    for (const right of StaffRight.options) expect(hasRight(StaffRole.options, right)).toBe(true)
  })
})
