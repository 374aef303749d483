import { kit } from '../../apps/kit/src/words/he.ts'
import { expect, test } from '../fixtures.ts'
import { openKit, pressAtRest, sticksOut, tooSmallForAFinger } from '../kit.ts'

test('a phone offers its camera', async ({ page }) => {
  await openKit(page, 'files')
  const label = `${kit.fields.document}, ${kit.file.states.empty}`
  const camera = page.getByRole('button', { name: `${kit.file.takePhoto}: ${label}`, exact: true })
  await expect(camera).toBeVisible()
  const choosing = page.waitForEvent('filechooser')
  await camera.tap()
  expect(await (await choosing).element().getAttribute('capture')).toBe('environment')
})

test('everything is large enough for a finger: fields, links on a line of their own, list entries and days', async ({
  page,
}) => {
  await openKit(page)
  expect(
    await tooSmallForAFinger(
      page,
      ':is(main, header) :is(button, select, label:has(input), [role="tab"], nav a, section[aria-label] a), [data-field] > [role=presentation]',
    ),
  ).toEqual([])

  await pressAtRest(page.locator('#date-help + button'))
  const calendar = page.getByRole('dialog', { name: kit.date.calendar })
  await expect(calendar).toBeVisible()
  expect(
    await tooSmallForAFinger(
      page,
      '[role=dialog] :is([role=gridcell] > *, select, button:not([tabindex="-1"]))',
    ),
  ).toEqual([])
  await page.keyboard.press('Escape')
  await expect(calendar).toBeHidden()

  await pressAtRest(page.locator('#combobox-help'))
  const list = page.getByRole('listbox')
  await expect(list.getByRole('option', { selected: true })).toBeInViewport()
  expect(await tooSmallForAFinger(page, '[role=option]')).toEqual([])
  expect(await sticksOut(list)).toBe(0)
})

test('a tap on a disabled button shows the reason', async ({ page }) => {
  await openKit(page, 'buttons')
  // Forced, because Playwright waits for a button to be enabled, and this one never is.
  await page.getByRole('button', { name: kit.buttons.unavailable, exact: true }).tap({ force: true })
  await expect(page.getByRole('tooltip')).toHaveText(kit.buttons.unavailableReason)
})

test('a window on an iPhone does not violate the content policy', async ({ page }) => {
  // On an iPhone React Aria prevents scrolling by a style element that it adds.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'platform', { value: 'iPhone' })
    Object.defineProperty(navigator, 'userAgentData', { value: undefined })
  })
  await openKit(page, 'windows')
  await page.getByRole('button', { name: kit.modal.open, exact: true }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.locator('head > style').count()).toBe(1)
})
