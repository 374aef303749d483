import { shell } from '@milgo/messages/he/shell'
import { expectAccessible } from '@milgo/page-testing/expect-accessible'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPortal } from './support/open-portal.tsx'

const button = () => page.getByRole('button', { name: shell.navigation.openMenu })
const entry = (name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })

it('the menu of the phone works by keyboard', async () => {
  const portal = await openPortal('/', { answers: { 'GET /faq-category/all': [] } })
  await expect.element(button()).toBeVisible()
  const drawn = button().element()
  await expect.element(entry(shell.pages.faq)).not.toBeInTheDocument()

  // Opened, its entries are next in line.
  drawn.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(entry(shell.pages.faq)).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(entry(shell.pages.home)).toHaveFocus()

  // Escape closes it, and the focus is back on its button.
  await userEvent.keyboard('{Escape}')
  await expect.element(entry(shell.pages.faq)).not.toBeInTheDocument()
  await expect.element(button()).toHaveFocus()

  // An entry that is followed changes the page, and the menu is gone.
  await userEvent.keyboard('{Enter}')
  await expect.element(entry(shell.pages.faq)).toBeVisible()
  entry(shell.pages.faq).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(portal.address).toBe('/faq')
  await expect.element(page.getByRole('heading', { level: 1, name: shell.pages.faq })).toHaveFocus()
  await expect.element(entry(shell.pages.faq)).not.toBeInTheDocument()
})

it('the open menu is accessible', async () => {
  await openPortal('/')
  await button().click()
  await expect.element(entry(shell.pages.faq)).toBeVisible()
  await expectAccessible()
})
