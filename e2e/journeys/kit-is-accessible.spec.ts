import { kit as ar } from '@milgo/messages/ar/kit'
import { kit as en } from '@milgo/messages/en/kit'
import { kit as he } from '@milgo/messages/he/kit'
import { languages } from '@milgo/messages/languages'
import { expect, test } from '../fixtures.ts'
import { openKit } from '../kit.ts'

// The page is long, and axe reads it twice.
test.describe.configure({ timeout: 90_000 })
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const words = { he, ar, en }

for (const language of languages) {
  test(`the kit in ${language}`, async ({ page, readIn, expectAccessible }) => {
    await readIn(language)
    await openKit(page, words[language].title)
    await expectAccessible()
  })
}

for (const [name, open, shown] of [
  ['a calendar', `#date-plain + button`, 'grid'],
  ['a select', '#select-plain', 'listbox'],
  ['a combobox', '#combobox-plain', 'listbox'],
] as const) {
  test(`the kit with ${name} open`, async ({ page, expectAccessible }) => {
    await openKit(page)
    await page.locator(open).click()
    await expect(page.getByRole(shown)).toBeVisible()
    await expectAccessible()
  })
}

test('the kit with a window open', async ({ page, expectAccessible }) => {
  await openKit(page)
  await page.getByRole('button', { name: he.modal.open, exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible()
})

test('the kit with a toast and a help popup', async ({ page, expectAccessible }) => {
  await openKit(page)
  await page.getByRole('button', { name: he.toast.bad }).click()
  await page.locator('#text-help').focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: he.fields.name })).toBeVisible()
  await expectAccessible()
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
    [...document.querySelectorAll('main :is(button, label:has(input), [role="tab"], select)')]
      .filter(
        (element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('.sr-only'),
      )
      .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && (box.width < 44 || box.height < 44))
      .map(({ name, box }) => `${name} ${box.width}x${box.height}`),
  )
  expect(small).toEqual([])
})
