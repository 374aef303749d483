import type { Locator, Page } from '@playwright/test'
import { kit } from '../../apps/kit/src/words/he.ts'
import { expect, test } from '../fixtures.ts'
import { openKit } from '../kit.ts'

test('a window holds the focus and gives it back', async ({ page }) => {
  await openKit(page, 'windows')
  const opener = page.getByRole('button', { name: kit.modal.open, exact: true })
  await opener.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: kit.modal.header })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: kit.modal.positive })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: kit.modal.negative })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: kit.modal.positive })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a window that needs a choice does not close without one', async ({ page }) => {
  await openKit(page, 'windows')
  await page.getByRole('button', { name: kit.modal.openStrict }).press('Enter')
  const dialog = page.getByRole('alertdialog', { name: kit.modal.header })
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: kit.modal.negative }).press('Enter')
  await expect(dialog).toBeHidden()
})

test('the help of every kind of field opens, is read and closes', async ({ page }) => {
  await openKit(page)
  for (const label of [
    kit.fields.name,
    kit.fields.gap,
    kit.fields.birthday,
    kit.fields.year,
    kit.fields.city,
    kit.fields.gender,
    kit.fields.terms,
    kit.fields.scholarships,
    kit.fields.document,
    kit.fields.code,
    kit.members.label,
  ]) {
    const opener = page.getByRole('button', { name: kit.popup.open.replace('{title}', label) })
    await opener.focus()
    await page.keyboard.press('Enter')
    const popup = page.getByRole('dialog', { name: label })
    await expect(popup).toContainText(kit.popup.text.split('\n')[0] ?? '')
    await popup.getByRole('button', { name: kit.popup.close, exact: true }).press('Enter')
    await expect(popup).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

test('the answer stays in sight under a text that is too long for the window', async ({ page }) => {
  await openKit(page, 'windows')
  for (const { width, height } of [
    { width: 320, height: 560 },
    { width: 1440, height: 900 },
  ]) {
    await page.setViewportSize({ width, height })
    await page.getByRole('button', { name: kit.modal.openLong }).press('Enter')
    const dialog = page.getByRole('dialog', { name: kit.modal.header })
    await expect(dialog.getByRole('heading')).toBeInViewport()
    await expect(dialog.getByRole('button', { name: kit.modal.negative })).toBeInViewport({ ratio: 1 })
    // The text is read on by keyboard.
    await page.keyboard.press('End')
    await expect.poll(() => dialog.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(100)
    await expect(dialog.getByRole('button', { name: kit.modal.positive })).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
  }
})

/** The page scrolls to what takes the focus, and a tooltip closes on scrolling: on a slow machine that may come late. */
const tabUntilShown = async (page: Page, previous: Locator, shown: Locator): Promise<void> =>
  expect(async () => {
    await previous.focus()
    await page.keyboard.press('Tab')
    await expect(shown).toBeVisible({ timeout: 2_000 })
  }).toPass()

test('tooltips are as wide as their text asks for', async ({ page }) => {
  await openKit(page, 'windows')
  let previous = page.getByRole('button', { name: kit.popup.open.replace('{title}', kit.sections.windows) })
  for (const [name, widest] of [
    [kit.tooltip.short, 300],
    [kit.tooltip.middle, 600],
    [kit.tooltip.long, 1440 * 0.9],
  ] as const) {
    const trigger = page.getByRole('button', { name })
    const tooltip = page.getByRole('tooltip')
    await tabUntilShown(page, previous, tooltip)
    await expect(trigger).toBeFocused()
    await expect(trigger).toHaveAccessibleDescription(new RegExp(kit.tooltip.sentence))
    const box = await tooltip.boundingBox()
    expect(box?.width).toBeLessThanOrEqual(widest)
    expect(box?.width).toBeGreaterThan(widest - 60)
    await page.keyboard.press('Escape')
    await expect(tooltip).toBeHidden()
    previous = trigger
  }
})

test('a held button stays reachable and tells why', async ({ page }) => {
  await openKit(page, 'buttons')
  const held = page.getByRole('button', { name: kit.buttons.held, exact: true })
  const previous = page.getByRole('button', { name: kit.buttons.save, exact: true })
  await tabUntilShown(page, previous, page.getByRole('tooltip'))
  await expect(held).toBeFocused()
  await expect(held).toHaveAttribute('aria-disabled', 'true')
  await expect(page.getByRole('tooltip')).toHaveText(kit.buttons.heldReason)
  await expect(held).toHaveAccessibleDescription(kit.buttons.heldReason)
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press('Escape')
    await expect(page.getByRole('tooltip')).toBeHidden()
    await page.keyboard.press(key)
    await expect(page.getByRole('tooltip')).toHaveText(kit.buttons.heldReason)
  }
  await expect(page.locator('#held-presses')).toHaveText(presses(0))
})

const presses = (count: number) => kit.buttons.presses.replace('{count}', String(count))

test('a button at work says so and takes no second press', async ({ page }) => {
  await openKit(page, 'buttons')
  const save = page.getByRole('button', { name: kit.buttons.save, exact: true })
  const told = page.locator('button + [role=status]').nth(1)
  const count = page.locator('#save-presses')
  await expect(told).toHaveText('')
  await expect(count).toHaveText(presses(0))
  await save.press('Enter')
  await expect(told).toHaveText(kit.buttons.busy)
  const busy = page.getByRole('button', { name: kit.buttons.busy }).last()
  await expect(busy).toBeFocused()
  await expect(busy).toHaveAttribute('aria-disabled', 'true')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Space')
  await busy.click({ force: true })
  await expect(count).toHaveText(presses(1))
})

test('the light button is pressed by keyboard', async ({ page }) => {
  await openKit(page, 'buttons')
  const light = page.getByRole('button', { name: kit.buttons.light, exact: true })
  await light.press('Enter')
  await light.press('Space')
  await expect(page.locator('#light-presses')).toHaveText(presses(2))
  await expect(
    page.getByRole('button', { name: `${kit.buttons.light}, ${kit.states.disabled}` }),
  ).toBeDisabled()
})

test('a toast appears, is reached by F6 and put away', async ({ page }) => {
  await openKit(page, 'messages')
  await page.getByRole('button', { name: kit.toast.bad }).press('Enter')
  const toast = page.getByRole('alertdialog', { name: kit.toast.failed })
  await expect(toast).toBeVisible()
  await page.keyboard.press('F6')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(toast.getByRole('button', { name: kit.toast.close })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast).toBeHidden()
})

test('a banner is closed by keyboard, and the focus goes on to what follows', async ({ page }) => {
  await openKit(page, 'messages')
  const close = (tone: 'good' | 'attention' | 'bad') =>
    page.getByRole('button', { name: `${kit.banners.close}: ${kit.banners[tone].title}` })
  await close('good').press('Enter')
  await expect(page.getByText(kit.banners.good.text)).toBeHidden()
  await expect(close('attention')).toBeFocused()
  await close('bad').press('Enter')
  await expect(page.getByText(kit.banners.bad.text)).toBeHidden()
  await expect(page.getByRole('button', { name: kit.toast.good })).toBeFocused()
})

test('links are links', async ({ page }) => {
  await openKit(page, 'buttons')
  const link = page.getByRole('link', { name: kit.link.inside })
  await link.focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#terms$/)
  await expect(page.getByRole('link', { name: kit.link.outside })).toHaveAccessibleName(
    `${kit.link.outside} (${kit.link.newWindow})`,
  )
})
