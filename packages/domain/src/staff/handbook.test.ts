import { describe, expect, it } from 'vitest'
import { findHandbookSection, handbookPages, handbookPagesOf } from './handbook.ts'
import { pagesOf } from './office-pages.ts'
import { StaffRole } from './staff-role.ts'

describe('the handbook', () => {
  it('explains every page of the menu of every role, and to nobody what they cannot open', () => {
    for (const role of StaffRole.options) {
      const explained = handbookPagesOf(role)
      const menu = pagesOf([role]).filter((page) => (handbookPages as readonly string[]).includes(page))
      expect(explained).toEqual(expect.arrayContaining(menu))
    }
    expect(handbookPagesOf('finance')).toEqual(['payments', 'account'])
    expect(handbookPagesOf('reviewer')).not.toContain('staff')
  })

  it.each([
    ['queue', 'queue'],
    ['batch', 'payments'],
    ['requestMessages', 'request'],
    ['start', undefined],
    ['help', undefined],
  ] as const)('the page %s is explained in the section %s', (page, section) => {
    expect(findHandbookSection(page)).toBe(section)
  })
})
