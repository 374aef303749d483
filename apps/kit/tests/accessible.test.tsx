import { emulateMedia } from '@milgo/page-testing/emulate-media'
import { expectAccessible } from '@milgo/page-testing/expect-accessible'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { kit as he } from '../src/words/he.ts'
import { openKit } from './support/open-kit.tsx'
import { press, pressAtRest } from './support/use-page.ts'
import { stopsWithoutRing, tooSmallForAFinger } from './support/whole-page.ts'

for (const language of ['he', 'en'] as const) {
  it(`the kit in ${language}`, async () => {
    await openKit(undefined, { language })
    await expectAccessible()

    // 720 is a wide window at 200 %.
    for (const width of [320, 390, 720, 1440]) {
      await page.viewport(width, 844)
      const { documentElement } = document
      const overflow = () => documentElement.scrollWidth - documentElement.clientWidth
      await expect.poll(overflow, { message: `${width} wide` }).toBe(0)
    }
    expect(
      tooSmallForAFinger(':is(main, header) :is(button, select, label:has(input), [role="tab"])'),
    ).toEqual([])
  })
}

it('every focused control has a visible ring, and nothing moves with reduced motion', async () => {
  await openKit()
  expect(await stopsWithoutRing()).toEqual([])

  const moving = () => document.getAnimations().length
  expect(moving()).toBe(0)
  await emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(moving).toBeGreaterThan(0)
})

it('an open calendar', async () => {
  await openKit('dates')
  await pressAtRest(page.getBySelector('#date-help + button'))
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await expectAccessible('[role=dialog]')
})

it('an open select and an open combobox', async () => {
  await openKit('choices')
  for (const trigger of ['#select-help', '#combobox-help']) {
    await pressAtRest(page.getBySelector(trigger))
    await expect.element(page.getByRole('listbox')).toBeVisible()
    await expectAccessible('[role=listbox]')
    await press('{Escape}')
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  }
})

it('an open window and a help popup', async () => {
  await openKit('windows')
  await page.getByRole('button', { name: he.modal.openLong, exact: true }).click()
  await expectAccessible('[role=dialog]')
  await press('{Escape}')
  await page.getByRole('button', { name: he.popup.open.replace('{title}', he.sections.windows) }).click()
  await expectAccessible('[role=dialog]')
})

it('a toast', async () => {
  await openKit('messages')
  await page.getByRole('button', { name: he.toast.bad }).click()
  await expectAccessible('[role=alertdialog]')
})

it('in forced colors, chosen and filled elements still differ from the rest', async () => {
  await emulateMedia({ forcedColors: 'active' })
  const groundOf = (selector: string) =>
    getComputedStyle(page.getBySelector(selector).first().element()).backgroundColor

  await openKit()
  for (const [chosen, other] of [
    ['#cards-help label[data-selected]', '#cards-help label:not([data-selected])'],
    ['#cards-locked label[data-selected]', '#cards-locked label:not([data-selected])'],
    ['#cards-disabled label[data-selected]', '#cards-disabled label:not([data-selected])'],
    ['[role=tab][aria-selected=true]', '[role=tab][aria-selected=false]'],
    ['[role=progressbar] span span', '[role=progressbar] > span'],
    ['figure .h-full', 'figure .h-3'],
  ] as const)
    expect({ chosen, ground: groundOf(chosen) }).not.toEqual({ chosen, ground: groundOf(other) })

  // The text of a chosen element has the system colour for selected text. Other tabs have no line of their own.
  const systemColor = (name: string) => {
    const probe = document.body.appendChild(document.createElement('span'))
    probe.style.color = name
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }
  const styleOf = (selector: string) => getComputedStyle(page.getBySelector(selector).first().element())
  for (const chosen of ['#cards-help label[data-selected]', '[role=tab][aria-selected=true]'])
    expect({ chosen, color: styleOf(chosen).color }).toEqual({ chosen, color: systemColor('HighlightText') })
  expect(styleOf('[role=tab][aria-selected=false]').borderBottomColor).toBe(systemColor('Canvas'))

  const tick = (state: string) => page.getBySelector(`[data-field]:has(#checkbox-${state}) svg`).first()
  await expect.element(tick('help')).toBeVisible()
  await expect.element(tick('plain')).not.toBeVisible()
})

it('a locked or disabled field shows the chosen answer without relying on colour', async () => {
  await openKit()
  for (const state of ['locked', 'disabled']) {
    for (const name of ['cards', 'yes-no']) {
      const ticks = page.getBySelector(`#${name}-${state} label svg`).elements()
      const chosen = page.getBySelector(`#${name}-${state} label[data-selected]`)
      await expect.element(chosen.getBySelector('svg')).toBeVisible()
      expect(ticks.filter((tick) => tick.checkVisibility({ visibilityProperty: true }))).toHaveLength(1)
    }
    await expect.element(page.getBySelector(`[data-field]:has(#checkbox-${state}) svg`).first()).toBeVisible()
  }
  await expect.element(page.getBySelector('#select-disabled')).toHaveTextContent(he.years.second)
})
