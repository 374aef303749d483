import { kit } from '../../apps/kit/src/words/he.ts'
import { expect, test } from '../fixtures.ts'
import { focusedId, openKit } from '../kit.ts'

test('the step bar: done steps can be pressed, the others cannot', async ({ page }) => {
  await openKit(page, 'form')
  const bar = page.getByRole('navigation', { name: kit.steps.label, exact: true })
  await expect(bar.getByRole('button')).toHaveCount(2)
  await expect(bar.locator('[aria-current=step]')).toContainText(kit.steps.family)
  await bar.getByRole('button', { name: `1. ${kit.steps.personal} (${kit.steps.done})` }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(kit.steps.chosen.replace('{step}', kit.steps.personal))).toBeVisible()

  const withoutBank = page.getByRole('navigation', { name: `${kit.steps.label}, 2` })
  await expect(withoutBank.getByRole('listitem')).toHaveCount(3)
  await expect(withoutBank).toContainText(`2. ${kit.steps.family}`)
})

test('the error summary leads into a field, a group, a file, and what is folded away', async ({ page }) => {
  // The fields are in other groups.
  await openKit(page)
  const link = (label: string) => page.getByRole('link', { name: `${label}: ${kit.required}` })
  await link(kit.fields.name).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => focusedId(page)).toBe('text-error')
  await expect
    .poll(() =>
      page.evaluate(() => {
        const field = document.activeElement?.closest('[data-field]')
        return Math.round(field?.getBoundingClientRect().top ?? 0)
      }),
    )
    .toBe(135)

  await link(kit.fields.gender).press('Enter')
  await expect(page.locator('#cards-error').getByRole('radio').first()).toBeFocused()
  await link(kit.fields.document).press('Enter')
  await expect(page.locator('#file-error').getByRole('button').first()).toBeFocused()

  await expect(page.locator('#folded')).toBeHidden()
  await link(kit.section.closed).press('Enter')
  await expect(page.locator('#folded')).toBeFocused()
})

test('a failed attempt brings the summary into sight and focus', async ({ page }) => {
  await openKit(page, 'form')
  await page.getByRole('button', { name: kit.summary.attempt }).press('Enter')
  await expect(page.getByRole('region', { name: kit.summary.title })).toBeFocused()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
})

test('a section folds and unfolds', async ({ page }) => {
  await openKit(page, 'form')
  const trigger = page.getByRole('button', { name: kit.section.open })
  await expect(trigger).toHaveAttribute('aria-expanded', 'true')
  await trigger.focus()
  await page.keyboard.press('Enter')
  await expect(trigger).toHaveAttribute('aria-expanded', 'false')
  const percent = page.locator('#members-help').getByText(kit.members.percent)
  await expect(percent).toBeHidden()
  await page.keyboard.press('Space')
  await expect(percent).toBeVisible()
})

test('lines are added and removed, and focus goes along', async ({ page }) => {
  await openKit(page, 'form')
  const list = page.getByRole('group', { name: `${kit.members.label}, ${kit.states.help}` })
  const title = (number: number) => kit.members.title.replace('{number}', String(number))
  const remove = (number: number) =>
    list.getByRole('button', { name: kit.members.remove.replace('{title}', title(number)) })
  const percents = list.getByRole('textbox', { name: kit.members.percent })
  const add = list.getByRole('button', { name: kit.members.add })

  await expect(remove(1)).toBeHidden()
  await add.focus()
  await page.keyboard.press('Enter')
  await expect(percents.nth(1)).toBeFocused()
  await page.keyboard.type('40')
  await add.press('Enter')
  await expect(add).toBeHidden()
  await page.keyboard.type('60')
  await remove(2).press('Enter')
  await expect(percents).toHaveCount(2)
  await expect(percents.nth(1)).toHaveValue('60')
  await expect(percents.first()).toBeFocused()
  // Each line is named by its title, so that equal questions can be told apart.
  await expect(list.getByRole('group', { name: title(2) }).getByRole('textbox')).toHaveValue('60')
})

test('a list of lines has label, help and error, and its last line goes with the focus on adding another', async ({
  page,
}) => {
  await openKit(page, 'form')
  await expect(page.locator('#members-help')).toHaveAccessibleDescription(kit.help)
  const wrong = page.locator('#members-error')
  await expect(wrong).toHaveAccessibleDescription(kit.required)
  await wrong.getByRole('button', { name: kit.members.remove.replace(' {title}', '') }).press('Enter')
  await expect(wrong.getByRole('listitem')).toHaveCount(0)
  await expect(wrong.getByRole('button', { name: kit.members.add })).toBeFocused()

  const locked = page.locator('#members-locked')
  await expect(locked.getByRole('listitem')).toHaveCount(1)
  await expect(locked.getByRole('button')).toHaveCount(0)
  await expect(locked.getByRole('textbox')).toHaveAttribute('readonly')
})
