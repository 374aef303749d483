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

  it('of a manager: the daily ones are links of the menu, the rest is under "More"', () => {
    const { links, more } = menuOf(['manager'])
    expect(links.join(' ')).toBe('start queue dashboard secondLooks releases')
    expect(more.join(' ')).toBe('revisions computing institutionLists erasures staff trail jobs')
  })

  it.each(StaffRole.options.filter((role) => role !== 'manager'))(
    'of a %s are few enough to be all links of the menu',
    (role) => {
      expect(menuOf([role])).toEqual({
        links: pagesOf([role]).filter((page) => page !== 'account'),
        more: [],
      })
    },
  )

  it('are in the menu once each, whatever the roles; the account is in its own menu', () => {
    for (const one of StaffRole.options)
      for (const other of StaffRole.options) {
        const { links, more } = menuOf([one, other])
        expect([...links, ...more, 'account'].toSorted()).toEqual([...pagesOf([one, other])].toSorted())
      }
  })

  it('the staff page is only for those who manage staff or confirm changes', () => {
    for (const role of StaffRole.options)
      expect(mayOpenPage([role], 'staff')).toBe(hasRight([role], 'confirm-staff'))
  })
})
