import { home } from '@milgo/messages/he/home'
import { notFound } from '@milgo/messages/he/not-found'
import { office } from '@milgo/messages/he/office'
import { shell } from '@milgo/messages/he/shell'
import { languages } from '@milgo/messages/languages'
import type { Page } from '@playwright/test'
import { core } from '../core.ts'
import { expect, test } from '../fixtures.ts'

// Movement is judged elsewhere; here every state stands still.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** Loaded whole: the dates, the slides and the squares. */
const homeIsThere = async (page: Page) => {
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expect(page.locator('section[aria-roledescription]')).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

for (const language of languages) {
  test(`home in ${language}`, async ({ page, readIn, expectAccessible }) => {
    await readIn(language)
    await page.goto('/')
    await homeIsThere(page)
    await expectAccessible()
  })
}

test('home while it loads', async ({ page, expectAccessible }) => {
  await page.route(`**${core}/**`, () => {
    // Never answered.
  })
  await page.goto('/')
  await expect(page.locator('[aria-busy="true"]')).toBeVisible()
  await expectAccessible()
})

test('home when the calls fail', async ({ page, breakCalls, expectAccessible }) => {
  await breakCalls()
  await page.goto('/')
  await expect(page.getByText(home.failed.dates)).toBeVisible()
  await expect(page.getByText(home.failed.content)).toBeVisible()
  await expectAccessible()
})

test('home without a connection', async ({ page, context, expectAccessible }) => {
  await page.goto('/')
  await homeIsThere(page)
  await context.setOffline(true)
  await expect(page.getByText(shell.offline)).toBeVisible()
  await expectAccessible()
})

test('a page that was not found', async ({ page, expectAccessible }) => {
  await page.goto('/404')
  await expect(page.getByRole('heading', { name: notFound.title })).toBeVisible()
  await expectAccessible()
})

test('a page that opens soon', async ({ page, expectAccessible }) => {
  await page.goto('/about')
  await expect(page.getByText(shell.opensSoon.badge)).toBeVisible()
  await expectAccessible()
})

test('the office', async ({ page, expectAccessible }) => {
  await page.goto('/office/')
  await expect(page.getByRole('heading', { name: office.title })).toBeVisible()
  await expectAccessible()
})
