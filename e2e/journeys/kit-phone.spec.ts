import { kit } from '@milgo/messages/he/kit'
import { expect, test } from '../fixtures.ts'
import { openKit } from '../kit.ts'

test('a phone offers its camera, and one label of the step bar', async ({ page }) => {
  await openKit(page)
  const label = `${kit.fields.document}, ${kit.file.states.empty}`
  const camera = page.getByRole('button', { name: `${kit.file.takePhoto}: ${label}`, exact: true })
  await expect(camera).toBeVisible()
  const choosing = page.waitForEvent('filechooser')
  await camera.tap()
  expect(await (await choosing).element().getAttribute('capture')).toBe('environment')

  const bar = page.getByRole('navigation', { name: kit.steps.label, exact: true })
  await expect(bar.locator('p')).toHaveText(`3. ${kit.steps.family}`)
  await expect(bar.locator('p')).toBeVisible()
})

test('a tap tells why a button is held', async ({ page }) => {
  await openKit(page)
  // Playwright waits for a button to be enabled; this one never is.
  await page.getByRole('button', { name: kit.buttons.held, exact: true }).tap({ force: true })
  await expect(page.getByRole('tooltip')).toHaveText(kit.buttons.heldReason)
})

test('a window on an iPhone keeps to the content policy', async ({ page }) => {
  // There React Aria holds the page still by a style element of its own.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'platform', { value: 'iPhone' })
    Object.defineProperty(navigator, 'userAgentData', { value: undefined })
  })
  await openKit(page)
  await page.getByRole('button', { name: kit.modal.open, exact: true }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(await page.locator('head > style').count()).toBe(2)
})
