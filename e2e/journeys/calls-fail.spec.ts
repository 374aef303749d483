import { home } from '@milgo/messages/he/home'
import { shell } from '@milgo/messages/he/shell'
import { expect, test } from '../fixtures.ts'

test('without a connection the page says so and recovers by itself', async ({ page, context }) => {
  // Given an open page
  await page.goto('/')
  await expect(page.getByRole('region', { name: home.carousel.label })).toBeVisible()

  // When the connection is lost, that is said
  await context.setOffline(true)
  await expect(page.getByText(shell.offline)).toBeVisible()

  // When it is back, the notice goes
  await context.setOffline(false)
  await expect(page.getByText(shell.offline)).toHaveCount(0)
})
