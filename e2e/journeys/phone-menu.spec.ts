import { shell } from '@milgo/messages/he/shell'
import { expect, test } from '../fixtures.ts'

test('the menu of the phone works by keyboard', async ({ page }) => {
  // Given the closed menu
  await page.goto('/')
  const button = page.getByRole('button', { name: shell.navigation.openMenu })
  const entry = page.getByRole('banner').getByRole('link', { name: shell.pages.faq })
  await expect(entry).toBeHidden()

  // When it is opened by keyboard
  await button.focus()
  await page.keyboard.press('Enter')

  // Then its entries are next in line
  await expect(entry).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(
    page.getByRole('banner').getByRole('link', { name: shell.pages.home, exact: true }),
  ).toBeFocused()

  // When Escape is pressed, it closes and the focus is back on its button
  await page.keyboard.press('Escape')
  await expect(entry).toBeHidden()
  await expect(button).toBeFocused()

  // When an entry is followed, the page changes and the menu is gone
  await page.keyboard.press('Enter')
  await entry.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(entry).toBeHidden()
})

test('the open menu is accessible', async ({ page, expectAccessible }) => {
  await page.goto('/')
  await page.getByRole('button', { name: shell.navigation.openMenu }).click()
  await expectAccessible()
})
