import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { kit } from '../src/words/he.ts'
import { openKit } from './support/open-kit.tsx'
import { focusedId, focusOn, press, pressOn, textOf } from './support/use-page.ts'

it('the step bar: done steps can be pressed, the others cannot', async () => {
  await openKit('form')
  const bar = page.getByRole('navigation', { name: kit.steps.label, exact: true })
  await expect.element(bar.getByRole('button')).toHaveLength(2)
  await expect.element(bar.getBySelector('[aria-current=step]')).toHaveTextContent(kit.steps.family)
  await focusOn(bar.getByRole('button', { name: `1. ${kit.steps.personal} (${kit.steps.done})` }))
  await press('{Enter}')
  await expect.element(page.getByText(kit.steps.chosen.replace('{step}', kit.steps.personal))).toBeVisible()

  const withoutBank = page.getByRole('navigation', { name: `${kit.steps.label}, 2` })
  await expect.element(withoutBank.getByRole('listitem')).toHaveLength(3)
  await expect.element(withoutBank).toHaveTextContent(`2. ${kit.steps.family}`)
})

it('a phone shows one label of the step bar', async () => {
  await openKit('form', { width: 390 })
  const label = page.getByRole('navigation', { name: kit.steps.label, exact: true }).getBySelector('p')
  await expect.element(label).toBeVisible()
  await expect.poll(textOf(label)).toBe(`3. ${kit.steps.family}`)
})

it('the error summary links to a field, a group, a file, and a field in a closed section', async () => {
  // The fields are in other groups.
  await openKit()
  const link = (label: string) => page.getByRole('link', { name: `${label}: ${kit.required}` })
  await focusOn(link(kit.fields.name))
  await press('{Enter}')
  await expect.poll(focusedId).toBe('text-error')
  await expect
    .poll(() => {
      const field = document.activeElement?.closest('[data-field]')
      return Math.round(field?.getBoundingClientRect().top ?? 0)
    })
    .toBe(135)

  await pressOn(link(kit.fields.gender), '{Enter}')
  await expect.element(page.getBySelector('#cards-error').getByRole('radio').first()).toHaveFocus()
  await pressOn(link(kit.fields.document), '{Enter}')
  await expect.element(page.getBySelector('#file-error').getByRole('button').first()).toHaveFocus()

  await expect.element(page.getBySelector('#folded')).not.toBeVisible()
  await pressOn(link(kit.section.closed), '{Enter}')
  await expect.element(page.getBySelector('#folded')).toHaveFocus()
})

it('a failed attempt scrolls to the summary and focuses it', async () => {
  await openKit('form')
  await pressOn(page.getByRole('button', { name: kit.summary.attempt }), '{Enter}')
  await expect.element(page.getByRole('region', { name: kit.summary.title })).toHaveFocus()
  await expect.poll(() => scrollY).toBe(0)
})

it('a section closes and opens', async () => {
  await openKit('form')
  const trigger = page.getByRole('button', { name: kit.section.open })
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'true')
  await focusOn(trigger)
  await press('{Enter}')
  await expect.element(trigger).toHaveAttribute('aria-expanded', 'false')
  const percent = page.getBySelector('#members-help').getByText(kit.members.percent)
  await expect.element(percent).not.toBeVisible()
  await press('[Space]')
  await expect.element(percent).toBeVisible()
})

it('items are added and removed, and the focus follows', async () => {
  await openKit('form')
  const list = page.getByRole('group', { name: `${kit.members.label}, ${kit.states.help}` })
  const title = (number: number) => kit.members.title.replace('{number}', String(number))
  const remove = (number: number) =>
    list.getByRole('button', { name: kit.members.remove.replace('{title}', title(number)) })
  const percents = list.getByRole('textbox', { name: kit.members.percent })
  const add = list.getByRole('button', { name: kit.members.add })

  await expect.element(remove(1)).not.toBeInTheDocument()
  await focusOn(add)
  await press('{Enter}')
  await expect.element(percents.nth(1)).toHaveFocus()
  await press('40')
  await pressOn(add, '{Enter}')
  await expect.element(add).not.toBeInTheDocument()
  await press('60')
  await pressOn(remove(2), '{Enter}')
  await expect.element(percents).toHaveLength(2)
  await expect.element(percents.nth(1)).toHaveValue('60')
  await expect.element(percents.first()).toHaveFocus()
  // Each item is named by its title, so that equal questions can be distinguished.
  await expect.element(list.getByRole('group', { name: title(2) }).getByRole('textbox')).toHaveValue('60')
})

it('a list of items has label, help and error; removing its last item focuses the add button', async () => {
  await openKit('form')
  await expect.element(page.getBySelector('#members-help')).toHaveAccessibleDescription(kit.help)
  const wrong = page.getBySelector('#members-error')
  await expect.element(wrong).toHaveAccessibleDescription(kit.required)
  await pressOn(wrong.getByRole('button', { name: kit.members.remove.replace(' {title}', '') }), '{Enter}')
  await expect.element(wrong.getByRole('listitem')).toHaveLength(0)
  await expect.element(wrong.getByRole('button', { name: kit.members.add })).toHaveFocus()

  const locked = page.getBySelector('#members-locked')
  await expect.element(locked.getByRole('listitem')).toHaveLength(1)
  await expect.element(locked.getByRole('button')).toHaveLength(0)
  await expect.element(locked.getByRole('textbox')).toHaveAttribute('readonly')
})
