import { describe, expect, it } from 'vitest'
import { mayOpenPage, menuOf, pagesOf } from './office-pages.ts'
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

  it('of a manager: the daily ones are links of the menu, the rest stands behind "More"', () => {
    const { links, more } = menuOf(['manager'])
    expect(links.join(' ')).toBe('start queue dashboard secondLooks releases')
    expect(more.join(' ')).toBe('revisions computing institutionLists erasures staff trail jobs account')
  })

  it.each(StaffRole.options.filter((role) => role !== 'manager'))(
    'of a %s are few enough to be links of the menu all',
    (role) => {
      expect(menuOf([role])).toEqual({ links: pagesOf([role]), more: [] })
    },
  )

  it('stand in the menu once each, whatever the roles', () => {
    for (const one of StaffRole.options)
      for (const other of StaffRole.options) {
        const { links, more } = menuOf([one, other])
        expect([...links, ...more].toSorted()).toEqual([...pagesOf([one, other])].toSorted())
      }
  })

  it('the staff are listed for whoever manages them or confirms a change, and for nobody else', () => {
    for (const role of StaffRole.options)
      expect(mayOpenPage([role], 'staff')).toBe(hasRight([role], 'confirm-staff'))
  })
})
