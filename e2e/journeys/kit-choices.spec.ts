import { kit as english } from '../../apps/kit/src/words/en.ts'
import { kit } from '../../apps/kit/src/words/he.ts'
import { expect, test } from '../fixtures.ts'
import { focusedId, openKit, pressAtRest, sticksOut } from '../kit.ts'

test.beforeEach(({ page }) => openKit(page, 'choices'))

test('yes or no: nothing is chosen until one chooses', async ({ page }) => {
  const question = page.locator('#yes-no-plain')
  await expect(question).toHaveAttribute('aria-required', 'true')
  await expect(question.getByRole('radio', { checked: true })).toHaveCount(0)
  await question.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await expect(question.getByRole('radio', { name: kit.yes })).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(question.getByRole('radio', { name: kit.no })).toBeChecked()
})

test('cards: arrows follow the direction, a locked answer does not move', async ({ page }) => {
  const cards = page.locator('#cards-help')
  await cards.getByRole('radio', { name: kit.genders.female }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(cards.getByRole('radio', { name: kit.genders.another })).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(cards.getByRole('radio', { name: kit.genders.female })).toBeChecked()

  const locked = page.locator('#cards-locked')
  await locked.getByRole('radio', { name: kit.genders.female }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(locked.getByRole('radio', { name: kit.genders.female })).toBeChecked()
})

test('a select: opened, walked through and chosen by keyboard', async ({ page }) => {
  const select = page.locator('#select-plain')
  await select.focus()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(select).toContainText(kit.years.second)
  expect(await focusedId(page)).toBe('select-plain')
  // Its name is the label, its value is read beside it, and it can say that it is required or wrong.
  await expect(select).toHaveRole('combobox')
  await expect(select).toHaveAccessibleName(`${kit.fields.year}, ${kit.states.plain}`)
  await expect(select).toHaveAttribute('aria-required', 'true')
  await expect(select).toHaveAttribute('aria-invalid', 'false')
  await expect(page.locator('#select-error')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('#select-error')).toHaveAccessibleDescription(kit.required)
  await expect(page.locator('#select-locked')).toHaveAttribute('readonly')
})

test('a select: found by its letters, left by Escape, by Tab and by a press beside it', async ({
  page,
  readIn,
}) => {
  // The keyboard of the test has Latin letters alone.
  await readIn('en')
  await openKit(page, 'choices', english.title)
  const { years, choose } = english
  const select = page.locator('#select-plain')
  const reached = page.locator('[role=option][data-focused]')
  await select.focus()
  await page.keyboard.type(years.third)
  await expect(reached).toHaveText(years.third)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(select).toContainText(choose)
  // The same letter goes from one that begins so to the next.
  await page.keyboard.press('f')
  await expect(reached).toHaveText(years.first)
  await page.keyboard.press('f')
  await expect(reached).toHaveText(years.later)
  await page.keyboard.press('Home')
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await expect(select).toContainText(years.later)

  await pressAtRest(select)
  await expect(page.getByRole('listbox')).toBeVisible()
  await page.locator('h1').click()
  await expect(page.getByRole('listbox')).toBeHidden()
  await pressAtRest(select)
  await page.getByRole('option', { name: years.second }).click()
  await expect(select).toContainText(years.second)
})

test('a combobox: filtered, chosen, emptied, without results', async ({ page }) => {
  const city = page.locator('#combobox-plain')
  await city.focus()
  await page.keyboard.type('148')
  const options = page.getByRole('option')
  await expect(options.first()).toContainText('148')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const chosen = await page.locator('[role=option][data-focused]').textContent()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toBeHidden()
  await expect(city).toHaveValue(chosen ?? '')

  await city.fill('xyz')
  await expect(page.locator('[data-options]').getByText(kit.combobox.noResults)).toBeVisible()
  await page.keyboard.press('Escape')
  // Who takes it back has what was chosen.
  await page.keyboard.press('Tab')
  await expect(city).toHaveValue(chosen ?? '')
  await expect(city).toHaveAttribute('aria-invalid', 'false')
  // From whoever goes on without a look it stands, and it is told what is wrong with it.
  await city.fill('xyz')
  await page.keyboard.press('Tab')
  await expect(city).toHaveValue('xyz')
  await expect(city).toHaveAccessibleDescription(kit.combobox.notInList.replace('{text}', 'xyz'))
  await expect(city).toHaveAttribute('aria-invalid', 'true')

  await city.fill('')
  await expect(city).toHaveAttribute('aria-invalid', 'false')
  await page.keyboard.press('Tab')
  await expect(city).toHaveValue('')
})

test('a combobox waits for a press, a letter or an arrow', async ({ page }) => {
  const city = page.locator('#combobox-plain')
  const list = page.getByRole('listbox')
  for (const open of [
    () => page.keyboard.press('ArrowDown'),
    () => page.keyboard.type('1'),
    () => city.click(),
  ]) {
    await city.focus()
    await expect(list).toBeHidden()
    await open()
    await expect(list).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await city.blur()
  }
})

test('a name typed to its end is chosen, however the field is left', async ({ page }) => {
  const city = page.locator('#combobox-plain')
  const name = (number: string) => `${kit.place.replace('{number}', number)} א`
  for (const [number, leave] of [
    ['1', () => page.keyboard.press('Tab')],
    ['13', () => page.keyboard.press('Enter')],
    ['25', () => page.locator('h1').click()],
  ] as const) {
    await city.fill('')
    await page.keyboard.type(name(number))
    await expect(page.getByRole('option').first()).toContainText(name(number))
    await leave()
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(city).toHaveValue(name(number))
  }
  // A part of a name that only one holds is that one.
  await city.fill('1483')
  await page.keyboard.press('Tab')
  await expect(city).toHaveValue(/ 1483 /)
  // Escape takes it back.
  await city.fill(name('1'))
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect(city).toHaveValue(/ 1483 /)
  // What the arrows reached is meant, not what was typed.
  const long = page.locator('#combobox-long')
  await pressAtRest(long)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText(`${kit.longPlace} א`)
  const second = page.getByRole('option').and(page.locator('[aria-posinset="2"]'))
  await expect(second).toContainText(`${kit.longPlace} א`)
  const reached = (await second.textContent()) ?? ''
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[role=option][data-focused]')).toHaveText(reached)
  await page.keyboard.press('Tab')
  await expect(long).toHaveValue(reached)
})

test('long names take the lines they need, and the chosen one is in sight', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  await pressAtRest(page.locator('#combobox-long'))
  const list = page.getByRole('listbox')
  const chosen = list.getByRole('option', { selected: true })
  await expect(chosen).toBeInViewport({ ratio: 1 })
  await expect(chosen).toContainText(/^150\./)
  expect(await sticksOut(list)).toBe(0)
  const rows = await list.getByRole('option').evaluateAll((all) =>
    all
      .map((row) => row.getBoundingClientRect())
      .map(({ top, bottom }) => ({ top, bottom }))
      // In the page they stand in the order in which they came into sight.
      .sort((one, other) => one.top - other.top),
  )
  for (const [index, row] of rows.entries())
    if (index > 0) expect(row.top).toBeGreaterThanOrEqual((rows[index - 1]?.bottom ?? 0) - 1)
  await page.keyboard.type('קהילתי zzz')
  await expect(page.locator('[data-options]').getByText(kit.combobox.noResults)).toBeVisible()
})

test('an open combobox shows what was chosen before', async ({ page }) => {
  await pressAtRest(page.locator('#combobox-help'))
  await expect(page.getByRole('option', { selected: true })).toBeInViewport()
  await expect(page.getByRole('option', { selected: true })).toContainText('120')
})

test('a combobox keeps few of its many entries in the page', async ({ page }) => {
  await pressAtRest(page.locator('#combobox-plain'))
  await expect(page.getByRole('option').first()).toHaveAttribute('aria-setsize', '1483')
  expect(await page.getByRole('option').count()).toBeLessThan(40)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('End')
  await expect(page.locator('[role=option][data-focused]')).toContainText('1483')
})

test('a list that opens stays, beside its field, while the page scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 640 })
  const field = page.locator('#combobox-plain')
  await field.click()
  const list = page.getByRole('listbox')
  await expect(list).toBeVisible()
  const gap = async () => ((await list.boundingBox())?.y ?? 0) - ((await field.boundingBox())?.y ?? 0)
  const before = await gap()
  const top = await page.evaluate(() => scrollY)
  await page.evaluate(() => scrollBy(0, scrollY > 100 ? -60 : 60))
  await expect.poll(() => page.evaluate(() => scrollY)).not.toBe(top)
  await expect(list).toBeVisible()
  await expect.poll(async () => Math.abs((await gap()) - before)).toBeLessThan(2)
})
