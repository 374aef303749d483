import { kit } from '../../apps/kit/src/words/he.ts'
import { expect, test } from '../fixtures.ts'
import { openKit } from '../kit.ts'

test('a checkbox and a list of them', async ({ page }) => {
  await openKit(page, 'checks')
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
  // That one of several is required makes none of them required by itself.
  const empty = page.locator('#checkbox-list-error')
  await expect(empty.getByRole('checkbox', { checked: true })).toHaveCount(0)
  await expect(empty.locator('[required], [aria-required]')).toHaveCount(0)
})
