import { officePaths } from '@milgo/contracts/office-paths'
import { menuOf } from '@milgo/domain/staff/office-pages'
import type { StaffRole } from '@milgo/domain/staff/staff-role'
import { office as english } from '@milgo/messages/en/office'
import { fill } from '@milgo/messages/fill'
import { office as hebrew } from '@milgo/messages/he/office'
import { emulateMedia } from '@milgo/page-testing/emulate-media'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openOffice } from './support/open-office.tsx'

const words = { he: hebrew, en: english } as const
const menu = () => page.getByRole('navigation')
const links = () => menu().getByRole('link')
const more = (office = hebrew) => menu().getByRole('button', { name: office.more })

/** The longest menu that a staff member can have: nobody who decides requests may pay them. */
const manyRoles: readonly StaffRole[] = ['reviewer', 'manager', 'content-editor', 'administrator']

describe('the menu of a manager', () => {
  const { links: daily, more: others } = menuOf(['manager'])

  it('is not printed', async () => {
    await openOffice(officePaths.account, { roles: ['manager'] })
    await expect.element(page.getByRole('banner')).toBeVisible()
    await emulateMedia({ media: 'print' })
    await expect.element(page.getByRole('banner')).not.toBeInTheDocument()
  })

  it('shows the daily pages as links and the others behind "More"', async () => {
    await openOffice(officePaths.account, { roles: ['manager'] })
    await expect.element(more()).toHaveAttribute('aria-expanded', 'false')
    expect(
      links()
        .elements()
        .map((link) => link.textContent),
    ).toEqual(daily.map((name) => hebrew.pages[name]))
    await more().click()
    await expect.element(more()).toHaveAttribute('aria-expanded', 'true')
    expect(
      links()
        .elements()
        .map((link) => link.textContent),
    ).toEqual([...daily, ...others].map((name) => hebrew.pages[name]))
    await expectSound()
  })

  it('shows the name of the open page, and marks it behind "More"', async () => {
    await openOffice(officePaths.revisions, {
      roles: ['manager'],
      answers: { 'GET /office/revisions': { proposals: [], to_propose: [] } },
    })
    const button = menu().getByRole('button', {
      name: fill(hebrew.moreWith, { page: hebrew.pages.revisions }),
      exact: true,
    })
    await button.click()
    await expect
      .element(links().filter({ hasText: hebrew.pages.revisions }))
      .toHaveAttribute('aria-current', 'page')
  })

  it('opens and closes by keys, and following a link closes it', async () => {
    await openOffice(officePaths.account, { roles: ['manager'] })
    await expect.element(more()).toBeVisible()
    const button = more().element() as HTMLElement
    button.focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(more()).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    await expect.element(more()).toHaveAttribute('aria-expanded', 'false')
    expect(document.activeElement).toBe(button)
    await userEvent.keyboard('{Enter}{Tab}')
    expect(document.activeElement?.textContent).toBe(hebrew.pages[others[0] ?? 'start'])
    await links().filter({ hasText: hebrew.pages.start }).click()
    await expect
      .element(menu().getByRole('button', { name: hebrew.more, exact: true }))
      .toHaveAttribute('aria-expanded', 'false')
  })
})

it('one’s own account is in the menu of the account', async () => {
  await openOffice(officePaths.account, { roles: ['manager'] })
  await page.getByRole('button', { name: hebrew.accountMenu }).click()
  const own = page.getByRole('banner').getByRole('link', { name: hebrew.pages.account })
  await expect.element(own).toHaveAttribute('aria-current', 'page')
  await expectSound()
})

describe.each(['he', 'en'] as const)('the menu in %s', (language) => {
  it.each([
    [1024, ['reviewer']],
    [1024, ['administrator']],
    [1440, ['reviewer']],
    [1440, ['manager']],
  ] as const)('is in the line of the logo at %i pixels for %j', async (width, roles) => {
    await openOffice(officePaths.account, { roles, language, width })
    await expect.element(links().first()).toBeVisible()
    const line = (element: Element | null) => {
      const { top, bottom } = element?.getBoundingClientRect() ?? new DOMRect()
      return (top + bottom) / 2
    }
    const logo = line(page.getByRole('banner').getByRole('link').first().element())
    expect(Math.abs(line(links().first().element()) - logo)).toBeLessThan(8)
    const account = page.getByRole('button', { name: words[language].accountMenu })
    expect(Math.abs(line(account.element()) - logo)).toBeLessThan(8)
  })

  it.each([
    [1024, ['manager']],
    [1440, ['manager']],
    [1024, ['administrator']],
    [1024, manyRoles],
    [1440, manyRoles],
  ] as const)('is in one line at %i pixels for %j', async (width, roles) => {
    await openOffice(officePaths.account, { roles, language, width })
    await expect.element(links().first()).toBeVisible()
    const entries = [...links().elements(), ...menu().getByRole('button').elements()]
    const boxes = entries.map((entry) => entry.getBoundingClientRect())
    expect(new Set(boxes.map(({ top }) => Math.round(top))).size).toBe(1)
    for (const { left, right } of boxes) {
      expect(left).toBeGreaterThanOrEqual(0)
      expect(right).toBeLessThanOrEqual(width)
    }
    const opens = menu().getByRole('button', { name: words[language].more })
    if (menuOf(roles).more.length > 0) {
      await opens.click()
      const panel = document.getElementById('more-menu')?.getBoundingClientRect()
      expect(panel?.left).toBeGreaterThanOrEqual(0)
      expect(panel?.right).toBeLessThanOrEqual(width)
    }
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
  })
})

it('the other pages of a manager can be opened on a phone too', async () => {
  await openOffice(officePaths.account, { roles: ['manager'], width: 390 })
  await more().click()
  const panel = document.getElementById('more-menu')?.getBoundingClientRect()
  expect(panel?.left).toBeGreaterThanOrEqual(0)
  expect(panel?.right).toBeLessThanOrEqual(390)
  await expectSound()
})
