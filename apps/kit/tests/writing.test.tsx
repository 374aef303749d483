import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { kit } from '../src/words/he.ts'
import { openKit } from './support/open-kit.tsx'
import { focusedId, focusOn, paste, press, pressOn, textOf } from './support/use-page.ts'

beforeEach(() => openKit('writing'))

it('a text field: typed into, described, locked, disabled', async () => {
  const plain = page.getBySelector('#text-plain')
  await focusOn(plain)
  await press('דנה')
  await expect.element(plain).toHaveValue('דנה')
  await expect.element(plain).toHaveAttribute('aria-required', 'true')

  await expect.element(page.getBySelector('#text-error')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(page.getBySelector('#text-error')).toHaveAccessibleDescription(kit.required)
  await expect.element(page.getBySelector('#text-help')).toHaveAccessibleDescription(kit.help)

  await focusOn(page.getBySelector('#text-locked'))
  await press('x')
  await expect.element(page.getBySelector('#text-locked')).toHaveValue(kit.fields.nameValue)
  await press('{Tab}')
  // A disabled field is skipped.
  expect(focusedId()).toBe('digits-plain')
})

it('a field for digits does not change the typed text', async () => {
  const digits = page.getBySelector('#digits-plain')
  for (const written of ['36.5', '-2', '1200', '12-345 678-901 234-567-890', '00a1']) {
    await digits.fill('')
    await pressOn(digits, written)
    await press('{Tab}')
    await expect.element(digits).toHaveValue(written)
    await digits.fill('')
    await paste(digits, written)
    await expect.element(digits).toHaveValue(written)
  }
})

it('a phone number is grouped after leaving the field, and an invalid one stays as typed', async () => {
  const phone = page.getBySelector('#phone-plain')
  await focusOn(phone)
  await press('05012345678{Tab}')
  await expect.element(phone).toHaveValue('05012345678')
  await phone.fill('')
  await press('0501234567{Tab}')
  await expect.element(phone).toHaveValue('050-1234567')
  // Returning by Tab selects the number, so typing replaces it.
  await press('{Shift>}{Tab}{/Shift}03')
  await expect.element(phone).toHaveValue('03')
})

it('an amount is grouped while it is typed, also in its middle, and stays as pasted', async () => {
  const amount = page.getBySelector('#amount-plain')
  await focusOn(amount)
  await press('12480')
  await expect.element(amount).toHaveValue('12,480')
  await press('{ArrowLeft}{ArrowLeft}9')
  await expect.element(amount).toHaveValue('124,980')
  await press('{Backspace}7')
  await expect.element(amount).toHaveValue('124,780')
  for (const written of ['12,345 ₪', '12,345.50', '-2']) {
    await amount.fill('')
    await paste(amount, written)
    await expect.element(amount).toHaveValue(written)
  }
})

it('numbers and e-mail addresses are written left to right, aligned to the start of the line', async () => {
  for (const id of ['digits', 'phone', 'email', 'amount'])
    for (const state of ['help', 'locked']) {
      const input = page.getBySelector(`#${id}-${state}`)
      const { direction, textAlign } = getComputedStyle(await input.findElement())
      expect({ id, state, direction, textAlign }).toEqual({ id, state, direction: 'ltr', textAlign: 'end' })
    }
})

it('a text area announces when its limit is near, and a longer text is not cut', async () => {
  const area = page.getBySelector('#area-plain')
  const told = page.getBySelector('[data-field]:has(#area-plain) [role=status]')
  await focusOn(area)
  await press('שורה{Enter}שנייה')
  await expect.element(area).toHaveValue('שורה\nשנייה')
  await expect.poll(textOf(told)).toBe('')
  await area.fill('א'.repeat(185))
  await expect.poll(textOf(told)).toBe('180 / 200')
  await press('{End}')
  await press('ב'.repeat(20))
  await expect.element(area).toHaveValue('א'.repeat(185) + 'ב'.repeat(20))
  await expect.poll(textOf(told)).toBe('200 / 200')
})
