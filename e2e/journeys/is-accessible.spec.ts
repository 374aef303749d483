import { home } from '@milgo/messages/he/home'
import { shell } from '@milgo/messages/he/shell'
import { type Language, languages } from '@milgo/messages/languages'
import type { Locator, Page } from '@playwright/test'
import { core } from '../core.ts'
import { expect, test } from '../fixtures.ts'

/** Loaded whole: the dates, the slides and the squares. */
const homeIsThere = async (page: Page) => {
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expect(page.locator('section[aria-roledescription]')).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/** The direction is what the width could meet; one of each kind is looked at on a phone. */
const tagOf = (language: Language) => (language === 'ar' ? '@any-width' : [])

for (const language of languages) {
  test(`home in ${language}`, { tag: tagOf(language) }, async ({ page, readIn, expectAccessible }) => {
    await readIn(language)
    await page.goto('/')
    await homeIsThere(page)
    await expectAccessible()
  })
}

test('home while it loads', { tag: '@any-width' }, async ({ page, expectAccessible }) => {
  await page.route(`**${core}/**`, () => {
    // Never answered.
  })
  await page.goto('/')
  await expect(page.locator('[aria-busy="true"]')).toBeVisible()
  await expectAccessible()
})

test('home without a connection', { tag: '@any-width' }, async ({ page, context, expectAccessible }) => {
  await page.goto('/')
  await homeIsThere(page)
  await context.setOffline(true)
  await expect(page.getByText(shell.offline)).toBeVisible()
  await expectAccessible()
})

for (const phase of ['upcoming', 'closed'] as const) {
  test(`home while registration is ${phase}`, { tag: '@any-width' }, async ({ page, expectAccessible }) => {
    await page.route(`**${core}/registration-period/get-all`, async (route) => {
      const [period] = await (await route.fetch()).json()
      await route.fulfill({ json: [{ ...period, phase }] })
    })
    await page.goto('/')
    await homeIsThere(page)
    await expect(page.getByRole('region', { name: home.period.label })).toContainText(home.period[phase])
    await expectAccessible()
  })
}

test("in the reader's own colours the bar still shows how much of the period has passed", {
  tag: '@any-width',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  await homeIsThere(page)
  const bar = page.getByRole('progressbar', { name: home.period.elapsed })
  const groundOf = (part: Locator) => part.evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(await groundOf(bar.locator('div'))).not.toBe(await groundOf(bar))
})

test('the carousel while it plays, and stopped', { tag: '@any-width' }, async ({
  page,
  expectAccessible,
}) => {
  const scan = { part: 'section[aria-roledescription]', motion: 'no-preference' } as const
  await page.emulateMedia({ reducedMotion: scan.motion })
  await page.goto('/')
  await homeIsThere(page)

  // The focus inside holds the slide for as long as it is looked at.
  await page.getByRole('button', { name: home.carousel.pause }).focus()
  await expectAccessible(scan)

  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: home.carousel.play })).toBeVisible()
  await expectAccessible(scan)
})
