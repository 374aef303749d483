import { expect, it } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { kit } from '../src/words/he.ts'
import { openKit } from './support/open-kit.tsx'
import { boxOf, focusOn, press, pressOn, textOf } from './support/use-page.ts'

it('a window traps the focus and restores it on closing', async () => {
  await openKit('windows')
  const opener = page.getByRole('button', { name: kit.modal.open, exact: true })
  await focusOn(opener)
  await press('{Enter}')
  const dialog = page.getByRole('dialog', { name: kit.modal.header })
  await expect.element(dialog).toBeVisible()
  await press('{Tab}')
  await expect.element(dialog.getByRole('button', { name: kit.modal.positive })).toHaveFocus()
  await press('{Tab}')
  await expect.element(dialog.getByRole('button', { name: kit.modal.negative })).toHaveFocus()
  await press('{Tab}')
  await expect.element(dialog.getByRole('button', { name: kit.modal.positive })).toHaveFocus()
  await press('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()
})

it('a window that needs a choice does not close without one', async () => {
  await openKit('windows')
  await pressOn(page.getByRole('button', { name: kit.modal.openStrict }), '{Enter}')
  const dialog = page.getByRole('alertdialog', { name: kit.modal.header })
  await press('{Escape}')
  await expect.element(dialog).toBeVisible()
  await pressOn(dialog.getByRole('button', { name: kit.modal.negative }), '{Enter}')
  await expect.element(dialog).not.toBeInTheDocument()
})

it.each([
  ['writing', [kit.fields.name, kit.fields.gap]],
  ['dates', [kit.fields.birthday]],
  ['choices', [kit.fields.year, kit.fields.city, kit.fields.gender]],
  ['checks', [kit.fields.terms, kit.fields.scholarships]],
  ['files', [kit.fields.document]],
  ['codes', [kit.fields.code]],
  ['form', [kit.members.label]],
] as const)('the help of every kind of field opens, is read and closes: %s', async (section, labels) => {
  await openKit(section)
  for (const label of labels) {
    const opener = page.getByRole('button', { name: kit.popup.open.replace('{title}', label) })
    await pressOn(opener, '{Enter}')
    const popup = page.getByRole('dialog', { name: label })
    await expect.element(popup).toHaveTextContent(kit.popup.text.split('\n')[0] ?? '')
    await pressOn(popup.getByRole('button', { name: kit.popup.close, exact: true }), '{Enter}')
    await expect.element(popup).not.toBeInTheDocument()
    await expect.element(opener).toHaveFocus()
  }
})

it('the buttons stay visible below a text that is too long for the window', async () => {
  await openKit('windows')
  for (const { width, height } of [
    { width: 320, height: 560 },
    { width: 1440, height: 900 },
  ]) {
    await page.viewport(width, height)
    await pressOn(page.getByRole('button', { name: kit.modal.openLong }), '{Enter}')
    const dialog = page.getByRole('dialog', { name: kit.modal.header })
    await expect.element(dialog.getByRole('heading')).toBeInViewport()
    await expect
      .element(dialog.getByRole('button', { name: kit.modal.negative }))
      .toBeInViewport({ ratio: 1 })
    // The text is scrolled by keyboard.
    await press('{End}')
    await expect.poll(() => dialog.element().scrollTop).toBeGreaterThan(100)
    await expect
      .element(dialog.getByRole('button', { name: kit.modal.positive }))
      .toBeInViewport({ ratio: 1 })
    await press('{Escape}')
    await expect.element(dialog).not.toBeInTheDocument()
  }
})

/**
 * Tabs until the tooltip is shown. The page scrolls to the focused element, and a tooltip closes on scrolling, which
 * may happen late on a slow machine.
 */
const tabUntilShown = async (previous: Locator, shown: Locator): Promise<void> => {
  const tabOnce = async () => {
    await pressOn(previous, '{Tab}')
    await expect.element(shown, { timeout: 2_000 }).toBeVisible()
    return true
  }
  await expect.poll(tabOnce).toBe(true)
}

it('tooltips are as wide as their text needs', async () => {
  await openKit('windows')
  let previous = page.getByRole('button', { name: kit.popup.open.replace('{title}', kit.sections.windows) })
  for (const [name, widest] of [
    [kit.tooltip.short, 300],
    [kit.tooltip.middle, 600],
    [kit.tooltip.long, 1440 * 0.9],
  ] as const) {
    const trigger = page.getByRole('button', { name })
    const tooltip = page.getByRole('tooltip')
    await tabUntilShown(previous, tooltip)
    await expect.element(trigger).toHaveFocus()
    await expect.element(trigger).toHaveAccessibleDescription(new RegExp(kit.tooltip.sentence))
    const { width } = boxOf(tooltip)
    expect(width).toBeLessThanOrEqual(widest)
    expect(width).toBeGreaterThan(widest - 60)
    await press('{Escape}')
    await expect.element(tooltip).not.toBeInTheDocument()
    previous = trigger
  }
})

it('an unavailable button can be focused and says why it is unavailable', async () => {
  await openKit('buttons')
  const unavailable = page.getByRole('button', { name: kit.buttons.unavailable, exact: true })
  const previous = page.getByRole('button', { name: kit.buttons.save, exact: true })
  await tabUntilShown(previous, page.getByRole('tooltip'))
  await expect.element(unavailable).toHaveFocus()
  await expect.element(unavailable).toHaveAttribute('aria-disabled', 'true')
  await expect.poll(textOf(page.getByRole('tooltip'))).toBe(kit.buttons.unavailableReason)
  await expect.element(unavailable).toHaveAccessibleDescription(kit.buttons.unavailableReason)
  for (const key of ['{Enter}', '[Space]']) {
    await press('{Escape}')
    await expect.element(page.getByRole('tooltip')).not.toBeInTheDocument()
    await press(key)
    await expect.poll(textOf(page.getByRole('tooltip'))).toBe(kit.buttons.unavailableReason)
  }
  await expect.poll(textOf(page.getBySelector('#unavailable-presses'))).toBe(presses(0))
})

const presses = (count: number) => kit.buttons.presses.replace('{count}', String(count))

it('a busy button says so and ignores a second press', async () => {
  await openKit('buttons')
  const save = page.getByRole('button', { name: kit.buttons.save, exact: true })
  const told = page.getBySelector('button + [role=status]').nth(1)
  const count = page.getBySelector('#save-presses')
  await expect.poll(textOf(told)).toBe('')
  await expect.poll(textOf(count)).toBe(presses(0))
  await pressOn(save, '{Enter}')
  await expect.poll(textOf(told)).toBe(kit.buttons.busy)
  const busy = page.getByRole('button', { name: kit.buttons.busy }).last()
  await expect.element(busy).toHaveFocus()
  await expect.element(busy).toHaveAttribute('aria-disabled', 'true')
  await press('{Enter}[Space]')
  await busy.click({ force: true })
  await expect.poll(textOf(count)).toBe(presses(1))
})

it('the button without React Aria is pressed by keyboard', async () => {
  await openKit('buttons')
  const light = page.getByRole('button', { name: kit.buttons.light, exact: true })
  await pressOn(light, '{Enter}')
  await pressOn(light, '[Space]')
  await expect.poll(textOf(page.getBySelector('#light-presses'))).toBe(presses(2))
  await expect
    .element(page.getByRole('button', { name: `${kit.buttons.light}, ${kit.states.disabled}` }))
    .toBeDisabled()
})

it('a toast appears, is reached by F6 and closed', async () => {
  await openKit('messages')
  await pressOn(page.getByRole('button', { name: kit.toast.bad }), '{Enter}')
  const toast = page.getByRole('alertdialog', { name: kit.toast.failed })
  await expect.element(toast).toBeVisible()
  await press('{F6}{Tab}{Tab}')
  await expect.element(toast.getByRole('button', { name: kit.toast.close })).toHaveFocus()
  await press('{Enter}')
  await expect.element(toast).not.toBeInTheDocument()
})

it('a banner is closed by keyboard, and the focus moves to the next control', async () => {
  await openKit('messages')
  const close = (tone: 'good' | 'attention' | 'bad') =>
    page.getByRole('button', { name: `${kit.banners.close}: ${kit.banners[tone].title}` })
  await pressOn(close('good'), '{Enter}')
  await expect.element(page.getByText(kit.banners.good.text)).not.toBeInTheDocument()
  await expect.element(close('attention')).toHaveFocus()
  await pressOn(close('bad'), '{Enter}')
  await expect.element(page.getByText(kit.banners.bad.text)).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: kit.toast.good })).toHaveFocus()
})

it('links have their role and address', async () => {
  await openKit('buttons')
  const link = page.getByRole('link', { name: kit.link.inside })
  await focusOn(link)
  await press('{Enter}')
  await expect.poll(() => location.hash).toBe('#terms')
  history.replaceState(null, '', location.pathname + location.search)
  await expect
    .element(page.getByRole('link', { name: kit.link.outside }))
    .toHaveAccessibleName(`${kit.link.outside} (${kit.link.newWindow})`)
})
