import { describe, expect, it } from 'vitest'
import { findHandbookSection, handbookPagesOf } from './handbook.ts'
import { pagesOf } from './office-pages.ts'
import { StaffRole } from './staff-role.ts'

describe('the handbook', () => {
  it('explains every page in the menu of every role, and no page that a role cannot open', () => {
    for (const role of StaffRole.options) {
      const menu = pagesOf([role]).filter((page) => page !== 'start')
      expect(handbookPagesOf(role)).toEqual(expect.arrayContaining(menu))
    }
    expect(handbookPagesOf('finance')).toEqual(['payments', 'bankFixes', 'account'])
    expect(handbookPagesOf('reviewer')).not.toContain('staff')
    expect(handbookPagesOf('content-editor')).toEqual(['content', 'messages', 'account'])
  })

  it.each([
    ['queue', 'queue'],
    ['batch', 'payments'],
    ['bankFixes', 'bankFixes'],
    ['content', 'content'],
    ['requestMessages', 'request'],
    ['start', undefined],
    ['help', undefined],
  ] as const)('the page %s is explained in the section %s', (page, section) => {
    expect(findHandbookSection(page)).toBe(section)
  })
})
