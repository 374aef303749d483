import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { kit } from '../src/words/he.ts'
import { openKit } from './support/open-kit.tsx'
import { focusOn, press } from './support/use-page.ts'

it('a checkbox and a list of them', async () => {
  await openKit('checks')
  const terms = page.getByRole('checkbox', { name: `${kit.fields.terms}, ${kit.states.plain}` })
  await focusOn(terms)
  await press('[Space]')
  await expect.element(terms).toBeChecked()

  const locked = page.getByRole('checkbox', { name: `${kit.fields.terms}, ${kit.states.locked}` })
  await focusOn(locked)
  await press('[Space]')
  await expect.element(locked).toBeChecked()

  const list = page.getBySelector('#checkbox-list-plain')
  await focusOn(list.getByRole('checkbox', { name: kit.scholarships.one }))
  await press('[Space]{Tab}[Space]')
  await expect.element(list.getByRole('checkbox', { checked: true })).toHaveLength(2)
  await expect.element(page.getBySelector('#checkbox-list-error')).toHaveAccessibleDescription(kit.required)
  // The group is required, but no single box is.
  const empty = page.getBySelector('#checkbox-list-error')
  await expect.element(empty.getByRole('checkbox', { checked: true })).toHaveLength(0)
  await expect.element(empty.getBySelector('[required], [aria-required]')).toHaveLength(0)
})
