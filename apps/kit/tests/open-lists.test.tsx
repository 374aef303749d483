import { counted } from '@milgo/messages/counted'
import { beforeEach, expect, it, onTestFinished } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { kit as english } from '../src/words/en.ts'
import { kit } from '../src/words/he.ts'
import { openKit } from './support/open-kit.tsx'
import {
  boxOf,
  focusedId,
  focusOn,
  passedOn,
  press,
  pressAtRest,
  reached,
  textOf,
  valueIn,
} from './support/use-page.ts'

beforeEach(() => openKit('choices'))

const plain = () => page.getBySelector('#combobox-plain')
const chevronOf = (name: string) =>
  page.getByRole('button', { name: `${kit.combobox.showOptions}: ${name}`, exact: true })
const plainCity = `${kit.fields.city}, ${kit.states.plain}`
/** Returns the index of the row that the control refers to for screen readers. */
const named = (control: Locator) =>
  document.getElementById(control.element().getAttribute('aria-activedescendant') ?? '')?.dataset['index']
/** Returns a function that says whether the page prevented the browser's default action of the last such key event. */
const noteTaken = (type: 'keydown' | 'keyup', key: string) => {
  let isTaken: boolean | undefined
  const note = (event: KeyboardEvent) => {
    if (event.key === key) isTaken = event.defaultPrevented
  }
  document.addEventListener(type, note)
  onTestFinished(() => document.removeEventListener(type, note))
  return () => isTaken
}

it('a filtered list starts at its best match and can be scrolled, whatever was chosen', async () => {
  const city = page.getBySelector('#combobox-help')
  await pressAtRest(city)
  await expect.element(page.getByRole('option', { selected: true })).toBeInViewport()
  await press('{ControlOrMeta>}a{/ControlOrMeta}148')
  await expect.element(page.getByRole('option').first()).toHaveTextContent('148')
  await press('{Backspace}')
  const list = page.getByRole('listbox')
  const scrolled = () => list.element().scrollTop
  await expect
    .element(page.getByRole('option').and(page.getBySelector('[aria-posinset="1"]')))
    .toBeInViewport()
  // The list is beside its field, also after its length has changed.
  const gap = () => {
    const [field, box] = [boxOf(city), boxOf(list)]
    return box.y > field.y ? box.y - field.y - field.height : field.y - box.y - box.height
  }
  await expect.poll(gap).toBeLessThan(20)
  expect(gap()).toBeGreaterThan(0)
  await list.wheel({ delta: { y: 400 } })
  await expect.poll(scrolled).toBe(400)
  await list.wheel({ delta: { y: -300 } })
  await expect.poll(scrolled).toBe(100)
})

it('while a list is open, a screen reader finds only its field and the list', async () => {
  const title = page.getByRole('heading', { name: kit.title, exact: true })
  for (const id of ['select-plain', 'combobox-plain']) {
    await pressAtRest(page.getBySelector(`#${id}`))
    await expect.element(page.getByRole('listbox')).toBeVisible()
    await expect.element(title).toHaveLength(0)
    await expect.element(page.getByRole('combobox')).toHaveAttribute('id', id)
    await press('{Escape}')
    await expect.element(title).toHaveLength(1)
  }
})

it('the number of found entries is announced, and that there are none', async () => {
  const { results, noResults } = kit.combobox
  const news = page.getBySelector('[data-field]').filter({ has: plain() }).getByRole('status')
  await pressAtRest(plain())
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await expect.poll(textOf(news)).toBe('')
  await press('148')
  await expect.element(page.getByRole('option').first()).toHaveTextContent('148')
  const size = Number(page.getByRole('option').first().element().getAttribute('aria-setsize'))
  await expect.poll(textOf(news)).toBe(counted(results, size, 'he'))
  await press('3')
  await expect.poll(textOf(news)).toBe(counted(results, 1, 'he'))
  await press('x')
  await expect.poll(textOf(news)).toBe(noResults)
  await press('{Escape}')
  await expect.poll(textOf(news)).toBe('')
})

it('a typed text chooses its entry also after the list has closed', async () => {
  const city = plain()
  const chevron = chevronOf(plainCity)
  const isTaken = noteTaken('keydown', 'Enter')
  await pressAtRest(city)
  await press('1483')
  await expect.element(page.getByRole('option')).toHaveLength(1)
  await chevron.click()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await press('{Enter}')
  expect(isTaken()).toBe(true)
  await expect.poll(valueIn(city)).toMatch(/ 1483 /)
  // Without a typed text the Enter key is left to the form.
  await press('{Enter}')
  expect(isTaken()).toBe(false)

  await city.fill('25')
  await chevron.click()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await press('{Escape}')
  await expect.poll(valueIn(city)).toMatch(/ 1483 /)
})

it('a press outside the list resets the reached entry, and a press on the list moves no focus', async () => {
  const city = plain()
  await pressAtRest(city)
  await press('{ArrowDown}')
  await expect.element(reached()).toHaveLength(1)
  // As on an iPhone, where a press moves no focus.
  page.getBySelector('h1').element().dispatchEvent(new PointerEvent('pointerdown', passedOn))
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await city.click()
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await expect.element(reached()).toHaveLength(0)

  await press('xyz')
  await page.getBySelector('[data-options]').getByText(kit.combobox.noResults).click()
  expect(focusedId()).toBe('combobox-plain')
  await expect.element(city).toHaveValue('xyz')
})

for (const id of ['select-plain', 'combobox-plain'])
  it(`the list stays open when a screen reader moves the focus into it: ${id}`, async () => {
    const control = page.getBySelector(`#${id}`)
    const list = page.getByRole('listbox')
    await pressAtRest(control)
    await focusOn(list)
    await expect.element(list).toHaveFocus()
    await expect.element(list).toBeVisible()
    const second = page.getByRole('option').nth(1)
    const name = textOf(second)()
    second.element().dispatchEvent(new MouseEvent('click', passedOn))
    await expect.element(list).not.toBeInTheDocument()
    expect(focusedId()).toBe(id)
    const one = control.element()
    expect(one instanceof HTMLInputElement ? one.value : one.textContent).toBe(name)
  })

it('a typed text chooses its entry when the focus leaves from inside the list', async () => {
  const city = plain()
  await pressAtRest(city)
  await press('1483')
  await expect.element(page.getByRole('option')).toHaveLength(1)
  await focusOn(page.getByRole('listbox'))
  await focusOn(page.getBySelector('#select-plain'))
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await expect.poll(valueIn(city)).toMatch(/ 1483 /)
})

it('a space within a name presses no button, and disabled entries are skipped', async () => {
  await openKit('choices', { language: 'en' })
  const { years } = english
  const select = page.getBySelector('#select-plain')
  await focusOn(select)
  // Firefox presses the button when the key is released.
  const isTaken = noteTaken('keyup', ' ')
  await press(years.third)
  expect(isTaken()).toBe(true)
  await expect.poll(textOf(reached())).toBe(years.third)
  await press('{Escape}')

  // Letters, keys and presses do not reach a disabled entry.
  for (const year of [years.first, years.later, years.first]) {
    await press('f')
    await expect.poll(textOf(reached())).toBe(year)
  }
  await press('{End}')
  await expect.poll(textOf(reached())).toBe(years.later)
  await press('{ArrowDown}')
  await expect.poll(textOf(reached())).toBe(years.later)
  const out = page.getByRole('option', { name: years.closed })
  await expect.element(out).toHaveAttribute('aria-disabled', 'true')
  await out.click({ force: true })
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await expect.element(select).toHaveTextContent(english.choose)
})

it('the button of a combobox refers to the list that it opens', async () => {
  const chevron = chevronOf(plainCity)
  await expect.element(chevron).toHaveAttribute('aria-expanded', 'false')
  await pressAtRest(chevron)
  await expect.element(chevron).toHaveAttribute('aria-expanded', 'true')
  const controlled = chevron.element().getAttribute('aria-controls')
  expect(controlled).toBe(page.getByRole('listbox').element().id)
  await chevron.click()
  await expect.element(chevron).toHaveAttribute('aria-expanded', 'false')
})

it('the reached entry stays in the page, however far the list is scrolled', async () => {
  const city = plain()
  const list = page.getByRole('listbox')
  await pressAtRest(city)
  await press('{ArrowDown}'.repeat(20))
  await expect.poll(() => named(city)).toBe('19')
  for (const far of [20_000, -30_000]) {
    await list.wheel({ delta: { y: far } })
    await expect.element(reached()).not.toBeInViewport()
    expect(named(city)).toBe('19')
    expect(page.getByRole('option').length).toBeLessThan(40)
  }
  // The next arrow key moves on from the reached entry and scrolls to it.
  await press('{ArrowDown}')
  await expect.poll(() => named(city)).toBe('20')
  await expect.element(reached()).toBeInViewport({ ratio: 1 })
})

it('keys that move in a text do so until an entry is reached', async () => {
  const city = plain()
  const caret = () => (city.element() as HTMLInputElement).selectionStart
  await pressAtRest(city)
  await press('14')
  await expect.element(page.getByRole('option').first()).toHaveTextContent('14')
  await press('{Home}')
  expect(caret()).toBe(0)
  await expect.element(reached()).toHaveLength(0)
  await press('{End}')
  expect(caret()).toBe(2)

  await press('{ArrowDown}{ArrowDown}')
  await expect.poll(() => named(city)).toBe('1')
  await press('{Home}')
  await expect.poll(() => named(city)).toBe('0')
  for (const arrow of ['{ArrowLeft}', '{ArrowRight}']) {
    await expect.element(reached()).toHaveLength(1)
    await press(arrow)
    await expect.element(reached()).toHaveLength(0)
    await expect.element(page.getByRole('listbox')).toBeVisible()
    await press('{ArrowDown}')
  }
  // Keys of an input method that composes a letter are ignored.
  await press('{ArrowLeft}')
  city
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { ...passedOn, key: 'ArrowDown', isComposing: true }))
  city
    .element()
    .dispatchEvent(new KeyboardEvent('keydown', { ...passedOn, key: 'Escape', isComposing: true }))
  await expect.element(reached()).toHaveLength(0)
  await expect.element(city).toHaveValue('14')
})

for (const id of ['select-plain', 'combobox-plain'])
  it(`Alt and an arrow open and close the list: ${id}`, async () => {
    const list = page.getByRole('listbox')
    const control = page.getBySelector(`#${id}`)
    await pressAtRest(control)
    await expect.element(list).toBeVisible()
    await press('{Alt>}{ArrowUp}{/Alt}')
    await expect.element(list).not.toBeInTheDocument()
    await press('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(list).toBeVisible()
    await expect.element(reached()).toHaveLength(0)
    await press('{Alt>}{ArrowUp}{/Alt}')
    await expect.element(list).not.toBeInTheDocument()
  })

it('PageDown and PageUp move by a page of the list', async () => {
  const city = plain()
  await pressAtRest(city)
  await press('{ArrowDown}')
  for (const [key, index] of [
    ['{PageDown}', '7'],
    ['{PageDown}', '14'],
    ['{PageUp}', '7'],
    ['{PageUp}', '0'],
    ['{PageUp}', '0'],
  ] as const) {
    await press(key)
    await expect.poll(() => named(city)).toBe(index)
    await expect.element(reached()).toBeInViewport({ ratio: 1 })
  }
})

it('a locked combobox can be read and does not open', async () => {
  const locked = page.getBySelector('#combobox-locked')
  await expect.element(locked).toHaveAttribute('readonly')
  const value = valueIn(locked)()
  await pressAtRest(locked)
  await press('{ArrowDown}{Alt>}{ArrowDown}{/Alt}1{Backspace}{Enter}')
  await expect.element(locked).toHaveAttribute('aria-expanded', 'false')
  await expect.element(page.getByRole('listbox')).toHaveLength(0)
  await expect.element(chevronOf(`${kit.fields.city}, ${kit.states.locked}`)).toHaveLength(0)
  await press('{Tab}')
  await expect.element(locked).toHaveValue(value)
})
