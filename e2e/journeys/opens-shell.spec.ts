import { office } from '@milgo/messages/he/office'
import { shell } from '@milgo/messages/he/shell'
import { expect, test } from '../fixtures.ts'

test('both applications open', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('banner').getByRole('link', { name: shell.brand }).first()).toBeVisible()
  await page.goto('/office')
  await expect(page.getByRole('heading', { level: 1, name: office.login.title })).toBeVisible()
})
