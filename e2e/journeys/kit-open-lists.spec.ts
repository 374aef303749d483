import { counted } from '@milgo/messages/counted'
import type { Locator, Page } from '@playwright/test'
import { kit as english } from '../../apps/kit/src/words/en.ts'
import { kit } from '../../apps/kit/src/words/he.ts'
import { expect, test } from '../fixtures.ts'
import { focusedId, openKit, pressAtRest } from '../kit.ts'

test.beforeEach(({ page }) => openKit(page, 'choices'))

const plain = (page: Page) => page.locator('#combobox-plain')
const reachedIn = (page: Page) => page.locator('[role=option][data-focused]')
const chevronOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `${kit.combobox.showOptions}: ${name}`, exact: true })
const plainCity = `${kit.fields.city}, ${kit.states.plain}`
/** The row that the control names to a screen reader. */
const named = (control: Locator) =>
  control.evaluate(
    (element) =>
      document.getElementById(element.getAttribute('aria-activedescendant') ?? '')?.dataset['index'],
  )
/** Whether the page took a key for itself the last time, so that the browser does nothing with it. */
const noteTaken = async (page: Page, type: 'keydown' | 'keyup', key: string) => {
  await page.evaluate(
    ([heard, wanted]) =>
      document.addEventListener(heard, (event) => {
        if (event.key === wanted) document.body.dataset['taken'] = String(event.defaultPrevented)
      }),
    [type, key] as const,
  )
  return () => page.locator('body').getAttribute('data-taken')
}

test('a list that was filtered begins at its best match and can be scrolled, whatever was chosen', async ({
  page,
}) => {
  const city = page.locator('#combobox-help')
  await pressAtRest(city)
  await expect(page.getByRole('option', { selected: true })).toBeInViewport()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('148')
  await expect(page.getByRole('option').first()).toContainText('148')
  await page.keyboard.press('Backspace')
  const list = page.getByRole('listbox')
  const scrolled = () => list.evaluate((element) => element.scrollTop)
  await expect(page.getByRole('option').and(page.locator('[aria-posinset="1"]'))).toBeInViewport()
  // It stands beside its field, also after it has become longer and shorter.
  const gap = async () => {
    const [field, box] = [await city.boundingBox(), await list.boundingBox()]
    if (!field || !box) return Number.NaN
    return box.y > field.y ? box.y - field.y - field.height : field.y - box.y - box.height
  }
  await expect.poll(gap).toBeLessThan(20)
  expect(await gap()).toBeGreaterThan(0)
  await list.hover()
  await page.mouse.wheel(0, 400)
  await expect.poll(scrolled).toBe(400)
  await page.mouse.wheel(0, -300)
  await expect.poll(scrolled).toBe(100)
})

test('while a list is open, a screen reader finds its field and the list alone', async ({ page }) => {
  const title = page.getByRole('heading', { name: kit.title, exact: true })
  for (const id of ['select-plain', 'combobox-plain']) {
    await pressAtRest(page.locator(`#${id}`))
    await expect(page.getByRole('listbox')).toBeVisible()
    await expect(title).toHaveCount(0)
    await expect(page.getByRole('combobox')).toHaveId(id)
    await page.keyboard.press('Escape')
    await expect(title).toHaveCount(1)
  }
})

test('how many entries were found is read aloud, and that there are none', async ({ page }) => {
  const { results, noResults } = kit.combobox
  const news = page
    .locator('[data-field]')
    .filter({ has: plain(page) })
    .getByRole('status')
  await pressAtRest(plain(page))
  await expect(page.getByRole('listbox')).toBeVisible()
  await expect(news).toHaveText('')
  await page.keyboard.type('148')
  await expect(page.getByRole('option').first()).toContainText('148')
  const size = Number(await page.getByRole('option').first().getAttribute('aria-setsize'))
  await expect(news).toHaveText(counted(results, size, 'he'))
  await page.keyboard.type('3')
  await expect(news).toHaveText(counted(results, 1, 'he'))
  await page.keyboard.type('x')
  await expect(news).toHaveText(noResults)
  await page.keyboard.press('Escape')
  await expect(news).toHaveText('')
})

test('what was typed is settled also after the list has closed', async ({ page }) => {
  const city = plain(page)
  const chevron = chevronOf(page, plainCity)
  const isTaken = await noteTaken(page, 'keydown', 'Enter')
  await pressAtRest(city)
  await page.keyboard.type('1483')
  await expect(page.getByRole('option')).toHaveCount(1)
  await chevron.click()
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.keyboard.press('Enter')
  expect(await isTaken()).toBe('true')
  await expect(city).toHaveValue(/ 1483 /)
  // With nothing left to settle the key is the form's.
  await page.keyboard.press('Enter')
  expect(await isTaken()).toBe('false')

  await city.fill('25')
  await chevron.click()
  await expect(page.getByRole('listbox')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(city).toHaveValue(/ 1483 /)
})

test('a press beside the list forgets what was reached, one on it takes no focus', async ({ page }) => {
  const city = plain(page)
  await pressAtRest(city)
  await page.keyboard.press('ArrowDown')
  await expect(reachedIn(page)).toHaveCount(1)
  // As on an iPhone, where it moves no focus.
  await page.locator('h1').dispatchEvent('pointerdown')
  await expect(page.getByRole('listbox')).toBeHidden()
  await city.click()
  await expect(page.getByRole('listbox')).toBeVisible()
  await expect(reachedIn(page)).toHaveCount(0)

  await page.keyboard.type('xyz')
  await page.locator('[data-options]').getByText(kit.combobox.noResults).click()
  expect(await focusedId(page)).toBe('combobox-plain')
  await expect(city).toHaveValue('xyz')
})

for (const id of ['select-plain', 'combobox-plain'])
  test(`a focus that a screen reader moves into the list keeps it open: ${id}`, async ({ page }) => {
    const control = page.locator(`#${id}`)
    const list = page.getByRole('listbox')
    await pressAtRest(control)
    await list.focus()
    await expect(list).toBeFocused()
    await expect(list).toBeVisible()
    const second = page.getByRole('option').nth(1)
    const name = (await second.textContent()) ?? ''
    await second.dispatchEvent('click')
    await expect(list).toBeHidden()
    expect(await focusedId(page)).toBe(id)
    expect(
      await control.evaluate((one) => (one instanceof HTMLInputElement ? one.value : one.textContent)),
    ).toBe(name)
  })

test('what was typed is settled when the focus leaves from within the list', async ({ page }) => {
  const city = plain(page)
  await pressAtRest(city)
  await page.keyboard.type('1483')
  await expect(page.getByRole('option')).toHaveCount(1)
  await page.getByRole('listbox').focus()
  await page.locator('#select-plain').focus()
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(city).toHaveValue(/ 1483 /)
})

test('a blank within a name presses no button, and what is out is passed over', async ({ page, readIn }) => {
  await readIn('en')
  await openKit(page, 'choices', english.title)
  const { years } = english
  const select = page.locator('#select-plain')
  await select.focus()
  // Firefox presses the button when the key is let go.
  const isTaken = await noteTaken(page, 'keyup', ' ')
  await page.keyboard.type(years.third)
  expect(await isTaken()).toBe('true')
  await expect(reachedIn(page)).toHaveText(years.third)
  await page.keyboard.press('Escape')

  // Neither letters nor keys nor a press come to what is out.
  for (const year of [years.first, years.later, years.first]) {
    await page.keyboard.press('f')
    await expect(reachedIn(page)).toHaveText(year)
  }
  await page.keyboard.press('End')
  await expect(reachedIn(page)).toHaveText(years.later)
  await page.keyboard.press('ArrowDown')
  await expect(reachedIn(page)).toHaveText(years.later)
  const out = page.getByRole('option', { name: years.closed })
  await expect(out).toHaveAttribute('aria-disabled', 'true')
  await out.click({ force: true })
  await expect(page.getByRole('listbox')).toBeVisible()
  await expect(select).toContainText(english.choose)
})

test('the button beside a combobox says what it opens', async ({ page }) => {
  const chevron = chevronOf(page, plainCity)
  await expect(chevron).toHaveAttribute('aria-expanded', 'false')
  await pressAtRest(chevron)
  await expect(chevron).toHaveAttribute('aria-expanded', 'true')
  const controlled = await chevron.getAttribute('aria-controls')
  expect(controlled).toBe(await page.getByRole('listbox').getAttribute('id'))
  await chevron.click()
  await expect(chevron).toHaveAttribute('aria-expanded', 'false')
})

test('the entry that was reached stays in the page, however far the list is scrolled', async ({ page }) => {
  const city = plain(page)
  const list = page.getByRole('listbox')
  await pressAtRest(city)
  for (let press = 0; press < 20; press++) await page.keyboard.press('ArrowDown')
  await expect.poll(() => named(city)).toBe('19')
  await list.hover()
  for (const far of [20_000, -30_000]) {
    await page.mouse.wheel(0, far)
    await expect(reachedIn(page)).not.toBeInViewport()
    expect(await named(city)).toBe('19')
    expect(await page.getByRole('option').count()).toBeLessThan(40)
  }
  // The next arrow goes on from there, and it is seen.
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => named(city)).toBe('20')
  await expect(reachedIn(page)).toBeInViewport({ ratio: 1 })
})

test('keys that move in a text belong to it until an entry is reached', async ({ page }) => {
  const city = plain(page)
  const reached = reachedIn(page)
  const caret = () => city.evaluate((input) => (input as HTMLInputElement).selectionStart)
  await pressAtRest(city)
  await page.keyboard.type('14')
  await expect(page.getByRole('option').first()).toContainText('14')
  await page.keyboard.press('Home')
  expect(await caret()).toBe(0)
  await expect(reached).toHaveCount(0)
  await page.keyboard.press('End')
  expect(await caret()).toBe(2)

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => named(city)).toBe('1')
  await page.keyboard.press('Home')
  await expect.poll(() => named(city)).toBe('0')
  for (const arrow of ['ArrowLeft', 'ArrowRight']) {
    await expect(reached).toHaveCount(1)
    await page.keyboard.press(arrow)
    await expect(reached).toHaveCount(0)
    await expect(page.getByRole('listbox')).toBeVisible()
    await page.keyboard.press('ArrowDown')
  }
  // Keys of a keyboard that is putting a letter together are its own.
  await page.keyboard.press('ArrowLeft')
  await city.dispatchEvent('keydown', { key: 'ArrowDown', isComposing: true })
  await city.dispatchEvent('keydown', { key: 'Escape', isComposing: true })
  await expect(reached).toHaveCount(0)
  await expect(city).toHaveValue('14')
})

for (const id of ['select-plain', 'combobox-plain'])
  test(`Alt and an arrow open and close the list: ${id}`, async ({ page }) => {
    const list = page.getByRole('listbox')
    const control = page.locator(`#${id}`)
    await pressAtRest(control)
    await expect(list).toBeVisible()
    await page.keyboard.press('Alt+ArrowUp')
    await expect(list).toBeHidden()
    await page.keyboard.press('Alt+ArrowDown')
    await expect(list).toBeVisible()
    await expect(reachedIn(page)).toHaveCount(0)
    await page.keyboard.press('Alt+ArrowUp')
    await expect(list).toBeHidden()
  })

test('a page of a list is passed by PageDown and PageUp', async ({ page }) => {
  const city = plain(page)
  await pressAtRest(city)
  await page.keyboard.press('ArrowDown')
  for (const [key, index] of [
    ['PageDown', '7'],
    ['PageDown', '14'],
    ['PageUp', '7'],
    ['PageUp', '0'],
    ['PageUp', '0'],
  ] as const) {
    await page.keyboard.press(key)
    await expect.poll(() => named(city)).toBe(index)
    await expect(reachedIn(page)).toBeInViewport({ ratio: 1 })
  }
})

test('a locked combobox is read and opens nothing', async ({ page }) => {
  const locked = page.locator('#combobox-locked')
  await expect(locked).toHaveAttribute('readonly')
  const value = await locked.inputValue()
  await pressAtRest(locked)
  for (const key of ['ArrowDown', 'Alt+ArrowDown', '1', 'Backspace', 'Enter']) await page.keyboard.press(key)
  await expect(locked).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  await expect(chevronOf(page, `${kit.fields.city}, ${kit.states.locked}`)).toHaveCount(0)
  await page.keyboard.press('Tab')
  await expect(locked).toHaveValue(value)
})
