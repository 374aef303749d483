import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { kit as english } from '../src/words/en.ts'
import { kit } from '../src/words/he.ts'
import { openKit } from './support/open-kit.tsx'
import {
  boxOf,
  focusedId,
  focusOn,
  press,
  pressAtRest,
  reached,
  sticksOut,
  textOf,
  valueIn,
} from './support/use-page.ts'

beforeEach(() => openKit('choices'))

it('yes or no: neither is chosen at first', async () => {
  const question = page.getBySelector('#yes-no-plain')
  await expect.element(question).toHaveAttribute('aria-required', 'true')
  await expect.element(question.getByRole('radio', { checked: true })).toHaveLength(0)
  await focusOn(question.getByRole('radio').first())
  await press('[Space]')
  await expect.element(question.getByRole('radio', { name: kit.yes })).toBeChecked()
  await press('{ArrowDown}')
  await expect.element(question.getByRole('radio', { name: kit.no })).toBeChecked()
})

it('cards: arrows follow the direction, a locked answer does not move', async () => {
  const cards = page.getBySelector('#cards-help')
  await focusOn(cards.getByRole('radio', { name: kit.genders.female }))
  await press('{ArrowLeft}')
  await expect.element(cards.getByRole('radio', { name: kit.genders.another })).toBeChecked()
  await press('{ArrowRight}')
  await expect.element(cards.getByRole('radio', { name: kit.genders.female })).toBeChecked()

  const locked = page.getBySelector('#cards-locked')
  await focusOn(locked.getByRole('radio', { name: kit.genders.female }))
  await press('{ArrowLeft}')
  await expect.element(locked.getByRole('radio', { name: kit.genders.female })).toBeChecked()
})

it('on a phone three cards of equal width are side by side', async () => {
  await page.viewport(390, 844)
  const places = page
    .getBySelector('#cards-plain label')
    .elements()
    .map((card) => card.getBoundingClientRect())
    .map(({ top, width }) => `${top} ${Math.round(width)}`)
  expect(places).toHaveLength(3)
  expect(new Set(places).size).toBe(1)
})

it('a select: opened, moved through and chosen by keyboard', async () => {
  const select = page.getBySelector('#select-plain')
  await focusOn(select)
  await press('{ArrowDown}')
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await press('{ArrowDown}{Enter}')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(select).toHaveTextContent(kit.years.second)
  expect(focusedId()).toBe('select-plain')
  // Its name is the label and its value is read. It can be marked as required or invalid.
  await expect.element(select).toHaveRole('combobox')
  await expect.element(select).toHaveAccessibleName(`${kit.fields.year}, ${kit.states.plain}`)
  await expect.element(select).toHaveAttribute('aria-required', 'true')
  await expect.element(select).toHaveAttribute('aria-invalid', 'false')
  await expect.element(page.getBySelector('#select-error')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getBySelector('#select-error')).toHaveAccessibleDescription(kit.required)
  await expect.element(page.getBySelector('#select-locked')).toHaveAttribute('readonly')
})

it('a select: searched by letters, closed by Escape, by Tab and by a press outside', async () => {
  // The keyboard of the test has only Latin letters.
  await openKit('choices', { language: 'en' })
  const { years, choose } = english
  const select = page.getBySelector('#select-plain')
  await focusOn(select)
  await press(years.third)
  await expect.poll(textOf(reached())).toBe(years.third)
  await press('{Escape}')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(select).toHaveTextContent(choose)
  // The same letter again moves to the next option that begins with it.
  await press('f')
  await expect.poll(textOf(reached())).toBe(years.first)
  await press('f')
  await expect.poll(textOf(reached())).toBe(years.later)
  await press('{Home}{End}{Tab}')
  await expect.element(select).toHaveTextContent(years.later)

  await pressAtRest(select)
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await page.getBySelector('h1').click()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await pressAtRest(select)
  await page.getByRole('option', { name: years.second }).click()
  await expect.element(select).toHaveTextContent(years.second)
})

it('a combobox: filtered, chosen, emptied, without results', async () => {
  const city = page.getBySelector('#combobox-plain')
  await focusOn(city)
  await press('148')
  const options = page.getByRole('option')
  await expect.element(options.first()).toHaveTextContent('148')
  await press('{ArrowDown}{ArrowDown}')
  const chosen = textOf(reached())()
  await press('{Enter}')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(city).toHaveValue(chosen)

  await city.fill('xyz')
  await expect.element(page.getBySelector('[data-options]').getByText(kit.combobox.noResults)).toBeVisible()
  await press('{Escape}')
  // Escape has restored the chosen entry.
  await press('{Tab}')
  await expect.element(city).toHaveValue(chosen)
  await expect.element(city).toHaveAttribute('aria-invalid', 'false')
  // A text that matches no entry stays when the field is left, and gets an error.
  await city.fill('xyz')
  await press('{Tab}')
  await expect.element(city).toHaveValue('xyz')
  await expect.element(city).toHaveAccessibleDescription(kit.combobox.notInList.replace('{text}', 'xyz'))
  await expect.element(city).toHaveAttribute('aria-invalid', 'true')

  await city.fill('')
  await expect.element(city).toHaveAttribute('aria-invalid', 'false')
  await press('{Tab}')
  await expect.element(city).toHaveValue('')
})

it('a combobox opens only on a press, a letter or an arrow', async () => {
  const city = page.getBySelector('#combobox-plain')
  const list = page.getByRole('listbox')
  for (const open of [() => press('{ArrowDown}'), () => press('1'), () => city.click()]) {
    await focusOn(city)
    await expect.element(list).not.toBeInTheDocument()
    await open()
    await expect.element(list).toBeVisible()
    await press('{Escape}')
    await expect.element(list).not.toBeInTheDocument()
    city.element().blur()
  }
})

it('a fully typed name is chosen, however the field is left', async () => {
  const city = page.getBySelector('#combobox-plain')
  const name = (number: string) => `${kit.place.replace('{number}', number)} א`
  for (const [number, leave] of [
    ['1', () => press('{Tab}')],
    ['13', () => press('{Enter}')],
    ['25', () => page.getBySelector('h1').click()],
  ] as const) {
    await city.fill('')
    await press(name(number))
    await expect.element(page.getByRole('option').first()).toHaveTextContent(name(number))
    await leave()
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
    await expect.element(city).toHaveValue(name(number))
  }
  // A part of a name that only one entry contains chooses that entry.
  await city.fill('1483')
  await press('{Tab}')
  await expect.poll(valueIn(city)).toMatch(/ 1483 /)
  // Escape restores the chosen entry.
  await city.fill(name('1'))
  await press('{Escape}{Tab}')
  await expect.poll(valueIn(city)).toMatch(/ 1483 /)
  // The entry reached by the arrows is chosen, not the typed text.
  const long = page.getBySelector('#combobox-long')
  await pressAtRest(long)
  await long.fill(`${kit.longPlace} א`)
  const second = page.getByRole('option').and(page.getBySelector('[aria-posinset="2"]'))
  await expect.element(second).toHaveTextContent(`${kit.longPlace} א`)
  const reachedName = textOf(second)()
  await press('{ArrowDown}{ArrowDown}')
  await expect.poll(textOf(reached())).toBe(reachedName)
  await press('{Tab}')
  await expect.element(long).toHaveValue(reachedName)
})

it('long names wrap, and the chosen one is visible', async () => {
  await page.viewport(320, 844)
  await pressAtRest(page.getBySelector('#combobox-long'))
  const list = page.getByRole('listbox')
  const chosen = list.getByRole('option', { selected: true })
  await expect.element(chosen).toBeInViewport({ ratio: 1 })
  await expect.element(chosen).toHaveTextContent(/^150\./)
  expect(sticksOut(list)).toBe(0)
  const rows = list
    .getByRole('option')
    .elements()
    .map((row) => row.getBoundingClientRect())
    // In the page the rows are in the order in which they became visible.
    .sort((one, other) => one.top - other.top)
  for (const [index, row] of rows.entries())
    if (index > 0) expect(row.top).toBeGreaterThanOrEqual((rows[index - 1]?.bottom ?? 0) - 1)
  await press('קהילתי zzz')
  await expect.element(page.getBySelector('[data-options]').getByText(kit.combobox.noResults)).toBeVisible()
})

it('an open combobox shows what was chosen before', async () => {
  await pressAtRest(page.getBySelector('#combobox-help'))
  await expect.element(page.getByRole('option', { selected: true })).toBeInViewport()
  await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent('120')
})

it('a combobox keeps few of its many entries in the page', async () => {
  await pressAtRest(page.getBySelector('#combobox-plain'))
  await expect.element(page.getByRole('option').first()).toHaveAttribute('aria-setsize', '1483')
  expect(page.getByRole('option').length).toBeLessThan(40)
  await press('{ArrowDown}{End}')
  await expect.element(reached()).toHaveTextContent('1483')
})

it('an open list stays open beside its field while the page scrolls', async () => {
  await page.viewport(1440, 640)
  const field = page.getBySelector('#combobox-plain')
  await field.click()
  const list = page.getByRole('listbox')
  await expect.element(list).toBeVisible()
  const gap = () => boxOf(list).y - boxOf(field).y
  const before = gap()
  const top = scrollY
  scrollBy(0, scrollY > 100 ? -60 : 60)
  await expect.poll(() => scrollY).not.toBe(top)
  await expect.element(list).toBeVisible()
  await expect.poll(() => Math.abs(gap() - before)).toBeLessThan(2)
})
