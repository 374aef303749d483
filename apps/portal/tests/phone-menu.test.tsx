import { shell as english } from '@milgo/messages/en/shell'
import { shell } from '@milgo/messages/he/shell'
import { languageNames, languages } from '@milgo/messages/languages'
import { expectAccessible } from '@milgo/page-testing/expect-accessible'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPortal } from './support/open-portal.tsx'
import { currentUser } from './support/student.ts'
import '@milgo/page-testing/get-by-selector'

const button = () => page.getByRole('button', { name: shell.navigation.openMenu })
const entry = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })

it('the menu of the phone works by keyboard', async () => {
  const portal = await openPortal('/', { answers: { 'GET /faq-category/all': [] } })
  await expect.element(button()).toBeVisible()
  const drawn = button().element()
  await expect.element(entry(shell.pages.faq)).not.toBeInTheDocument()

  // After opening, its entries are next in the tab order.
  drawn.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(entry(shell.pages.faq)).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(entry(shell.pages.home)).toHaveFocus()

  // Escape closes it, and the focus is back on its button.
  await userEvent.keyboard('{Escape}')
  await expect.element(entry(shell.pages.faq)).not.toBeInTheDocument()
  await expect.element(button()).toHaveFocus()

  // Following an entry changes the page and closes the menu.
  await userEvent.keyboard('{Enter}')
  await expect.element(entry(shell.pages.faq)).toBeVisible()
  entry(shell.pages.faq).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(portal.address).toBe('/faq')
  await expect.element(page.getByRole('heading', { level: 1, name: shell.pages.faq })).toHaveFocus()
  await expect.element(entry(shell.pages.faq)).not.toBeInTheDocument()
})

it('choosing a language closes the menu, and its button has the focus', async () => {
  await openPortal('/')
  await button().click()
  await page.getByRole('banner').getByRole('button', { name: languageNames.en }).click()
  const closed = page.getByRole('button', { name: english.navigation.openMenu })
  await expect.element(closed).toHaveFocus()
  await expect.element(entry(english.pages.faq)).not.toBeInTheDocument()
})

it('the open menu is accessible', async () => {
  await openPortal('/')
  await button().click()
  await expect.element(entry(shell.pages.faq)).toBeVisible()
  await expectAccessible()
})

it.each(languages)('the header of a logged-in student is one row in %s', async (language) => {
  const answers = { 'GET /user/current-user': currentUser, 'GET /faq-category/all': [] }
  await openPortal('/faq', { language, isLoggedIn: true, answers })
  const account = page.getBySelector('[aria-controls="account-menu"]')
  await expect.element(account).toBeVisible()
  const header = page.getByRole('banner').element()
  // The arrow says that the button opens a menu, in which the logout is.
  const arrow = page.getBySelector('[aria-controls="account-menu"] .lucide-chevron-down')
  for (const width of [320, 360, 384, 390, 412, 447, 448]) {
    await page.viewport(width, 844)
    expect(header.getBoundingClientRect().height, `${width} px`).toBeLessThan(80)
    expect(arrow.element().getBoundingClientRect().width, `${width} px`).toBe(16)
  }
})
