import { kit as en } from '@milgo/messages/en/kit'
import { kit as he } from '@milgo/messages/he/kit'
import type { Page } from '@playwright/test'
import { findViolations, themes } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { openKit, pressAtRest } from '../kit.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const words = { he, en }

for (const language of ['he', 'en'] as const) {
  test(`the kit in ${language}`, async ({ page, readIn, expectAccessible }) => {
    await readIn(language)
    await openKit(page, words[language].title)
    await expectAccessible()
  })
}

/** What lies over the page, in both themes. */
const expectOverlayAccessible = async (page: Page, selector: string) => {
  for (const theme of themes)
    expect({ theme, found: await findViolations(page, theme, selector) }).toEqual({ theme, found: [] })
}

for (const [name, trigger, shown] of [
  ['calendar', '#date-help + button', '[role=dialog]'],
  ['select', '#select-help', '[role=listbox]'],
  ['combobox', '#combobox-help', '[role=listbox]'],
] as const) {
  test(`an open ${name}`, async ({ page }) => {
    await openKit(page)
    await pressAtRest(page.locator(trigger))
    await expect(page.locator(shown)).toBeVisible()
    await expectOverlayAccessible(page, shown)
  })
}

test('an open window, a toast and a help popup', async ({ page }) => {
  await openKit(page)
  await page.getByRole('button', { name: he.toast.bad }).click()
  await expectOverlayAccessible(page, '[role=alertdialog]')
  await page.getByRole('button', { name: he.modal.open, exact: true }).click()
  await expectOverlayAccessible(page, '[role=dialog]')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: he.popup.open.replace('{title}', he.fields.name) }).click()
  await expectOverlayAccessible(page, '[role=dialog]')
})

test('nothing is wider than the window', async ({ page }) => {
  await openKit(page)
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect({ width, overflow }).toEqual({ width, overflow: 0 })
  }
})

test('everything to press has room for a finger', async ({ page }) => {
  await openKit(page)
  const small = await page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, label:has(input), [role="tab"])')]
      .filter((element) => element.checkVisibility() && !element.closest('[aria-hidden="true"]'))
      .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 44 || box.height < 44)
      .map(({ name, box }) => `${name} ${box.width}x${box.height}`),
  )
  expect(small).toEqual([])
})
