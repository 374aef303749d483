import type { Page } from '@playwright/test'
import { kit as en } from '../../apps/kit/src/words/en.ts'
import { kit as he } from '../../apps/kit/src/words/he.ts'
import { findViolations, themes } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { openKit, pressAtRest, stopsWithoutRing, tooSmallForAFinger } from '../kit.ts'

// The page is long, and axe reads all of it.
test.describe.configure({ timeout: 180_000 })

const words = { he, en }

/** What lies over the page, in both themes. */
const expectOverlayAccessible = async (page: Page, selector: string) => {
  for (const theme of themes)
    expect({ theme, found: await findViolations(page, theme, { part: selector }) }).toEqual({
      theme,
      found: [],
    })
}

for (const language of ['he', 'en'] as const) {
  test(`the kit in ${language}`, async ({ page, readIn, expectAccessible }) => {
    await readIn(language)
    await openKit(page, undefined, words[language].title)
    await expectAccessible()

    // 720 is a wide window at 200 %.
    for (const width of [320, 390, 720, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      await expect.poll(overflow, `${width} wide`).toBe(0)
    }
    expect(
      await tooSmallForAFinger(page, ':is(main, header) :is(button, select, label:has(input), [role="tab"])'),
    ).toEqual([])
  })
}

test('every stop of the Tab key is seen, and nothing moves for whoever asks for less motion', async ({
  page,
}) => {
  await openKit(page)
  expect(await stopsWithoutRing(page)).toEqual([])

  const moving = () => page.evaluate(() => document.getAnimations().length)
  expect(await moving()).toBe(0)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(moving).toBeGreaterThan(0)
})

test('an open calendar', async ({ page }) => {
  await openKit(page, 'dates')
  await pressAtRest(page.locator('#date-help + button'))
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectOverlayAccessible(page, '[role=dialog]')
})

test('an open select and an open combobox', async ({ page }) => {
  await openKit(page, 'choices')
  for (const trigger of ['#select-help', '#combobox-help']) {
    await pressAtRest(page.locator(trigger))
    await expect(page.getByRole('listbox')).toBeVisible()
    await expectOverlayAccessible(page, '[role=listbox]')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('listbox')).toBeHidden()
  }
})

test('an open window and a help popup', async ({ page }) => {
  await openKit(page, 'windows')
  await page.getByRole('button', { name: he.modal.openLong, exact: true }).click()
  await expectOverlayAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: he.popup.open.replace('{title}', he.sections.windows) }).click()
  await expectOverlayAccessible(page, '[role=dialog]')
})

test('a toast', async ({ page }) => {
  await openKit(page, 'messages')
  await page.getByRole('button', { name: he.toast.bad }).click()
  await expectOverlayAccessible(page, '[role=alertdialog]')
})

test("in the reader's own colours, what is chosen and what is filled still differ from the rest", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const groundOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor)

  await openKit(page)
  for (const [chosen, other] of [
    ['#cards-help label[data-selected]', '#cards-help label:not([data-selected])'],
    ['#cards-locked label[data-selected]', '#cards-locked label:not([data-selected])'],
    ['#cards-disabled label[data-selected]', '#cards-disabled label:not([data-selected])'],
    ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
    ['[role=progressbar] span span', '[role=progressbar] > span'],
    ['figure .h-full', 'figure .h-3'],
  ] as const)
    expect({ chosen, ground: await groundOf(chosen) }).not.toEqual({ chosen, ground: await groundOf(other) })

  const tick = (state: string) => page.locator(`[data-field]:has(#checkbox-${state}) svg`).first()
  await expect(tick('help')).toBeVisible()
  await expect(tick('plain')).toBeHidden()
})

test('what is locked or disabled still tells which answer was chosen, without colour', async ({ page }) => {
  await openKit(page)
  for (const state of ['locked', 'disabled']) {
    for (const name of ['cards', 'yes-no']) {
      const cards = page.locator(`#${name}-${state} label`)
      const chosen = page.locator(`#${name}-${state} label[data-selected]`)
      await expect(chosen.locator('svg')).toBeVisible()
      await expect(cards.locator('svg').filter({ visible: true })).toHaveCount(1)
    }
    await expect(page.locator(`[data-field]:has(#checkbox-${state}) svg`).first()).toBeVisible()
  }
  await expect(page.locator('#select-disabled')).toContainText(he.years.second)
})
