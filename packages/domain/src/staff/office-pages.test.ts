import { describe, expect, it } from 'vitest'
import { mayOpenPage, pagesOf } from './office-pages.ts'
import { hasRight } from './rights.ts'
import { StaffRole } from './staff-role.ts'

describe('pages of the office', () => {
  it.each([
    ['reviewer', 'start queue dashboard secondLook account'],
    [
      'manager',
      'start queue dashboard secondLooks revisions computing releases institutionLists erasures staff trail jobs account',
    ],
    ['finance', 'start payments account'],
    ['content-editor', 'start content account'],
    ['administrator', 'start periods dictionaries staff trail jobs account'],
  ] as const)('of a %s', (role, pages) => {
    expect(pagesOf([role]).join(' ')).toBe(pages)
  })

  it('the staff are listed for whoever manages them or confirms a change, and for nobody else', () => {
    for (const role of StaffRole.options)
      expect(mayOpenPage([role], 'staff')).toBe(hasRight([role], 'confirm-staff'))
  })
})
