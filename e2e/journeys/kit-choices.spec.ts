import { kit } from '@milgo/messages/he/kit'
import { expect, test } from '../fixtures.ts'
import { focusedId, openKit, pressAtRest } from '../kit.ts'

test.beforeEach(({ page }) => openKit(page))

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
  await expect(page.locator('#select-locked')).toHaveAttribute('readonly')
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
  await expect(page.getByText(kit.combobox.noResults)).toBeVisible()
  await page.keyboard.press('Escape')
  // What leads nowhere is put back to what was chosen.
  await page.keyboard.press('Tab')
  await expect(city).toHaveValue(chosen ?? '')

  await city.fill('')
  await page.keyboard.press('Tab')
  await expect(city).toHaveValue('')
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
  await page.keyboard.press('End')
  await expect(page.locator('[role=option][data-focused]')).toContainText('1483')
})

test('a checkbox and a list of them', async ({ page }) => {
  const terms = page.getByRole('checkbox', { name: `${kit.fields.terms}, ${kit.states.plain}` })
  await terms.focus()
  await page.keyboard.press('Space')
  await expect(terms).toBeChecked()

  const locked = page.getByRole('checkbox', { name: `${kit.fields.terms}, ${kit.states.locked}` })
  await locked.focus()
  await page.keyboard.press('Space')
  await expect(locked).toBeChecked()

  const list = page.locator('#checkbox-list-plain')
  await list.getByRole('checkbox', { name: kit.scholarships.one }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(list.getByRole('checkbox', { checked: true })).toHaveCount(2)
  await expect(page.locator('#checkbox-list-error')).toHaveAccessibleDescription(kit.required)
})
