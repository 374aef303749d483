import { kit } from '../../apps/kit/src/words/he.ts'
import { expect, test } from '../fixtures.ts'
import { focusedId, openKit, paste } from '../kit.ts'

test.beforeEach(({ page }) => openKit(page, 'writing'))

test('a text field: typed into, described, locked, disabled', async ({ page }) => {
  const plain = page.locator('#text-plain')
  await plain.focus()
  await page.keyboard.type('דנה')
  await expect(plain).toHaveValue('דנה')
  await expect(plain).toHaveAttribute('aria-required', 'true')

  await expect(page.locator('#text-error')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('#text-error')).toHaveAccessibleDescription(kit.required)
  await expect(page.locator('#text-help')).toHaveAccessibleDescription(kit.help)

  await page.locator('#text-locked').focus()
  await page.keyboard.type('x')
  await expect(page.locator('#text-locked')).toHaveValue(kit.fields.nameValue)
  await page.keyboard.press('Tab')
  // A disabled field is passed over.
  expect(await focusedId(page)).toBe('digits-plain')
})

test('of digits nothing is cut or taken out: what is typed stays', async ({ page }) => {
  const digits = page.locator('#digits-plain')
  for (const written of ['36.5', '-2', '1200', '12-345 678-901 234-567-890', '00a1']) {
    await digits.fill('')
    await digits.pressSequentially(written)
    await page.keyboard.press('Tab')
    await expect(digits).toHaveValue(written)
    await digits.fill('')
    await paste(page, digits, written)
    await expect(digits).toHaveValue(written)
  }
})

test('a phone number is grouped once it is left, and one that is none stays', async ({ page }) => {
  const phone = page.locator('#phone-plain')
  await phone.focus()
  await page.keyboard.type('05012345678')
  await page.keyboard.press('Tab')
  await expect(phone).toHaveValue('05012345678')
  await phone.fill('')
  await page.keyboard.type('0501234567')
  await page.keyboard.press('Tab')
  await expect(phone).toHaveValue('050-1234567')
  // Whoever comes back by Tab has it selected, and types over it.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('03')
  await expect(phone).toHaveValue('03')
})

test('an amount is grouped while it is typed, also in its middle, and stays as it is pasted', async ({
  page,
}) => {
  const amount = page.locator('#amount-plain')
  await amount.focus()
  await page.keyboard.type('12480')
  await expect(amount).toHaveValue('12,480')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type('9')
  await expect(amount).toHaveValue('124,980')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('7')
  await expect(amount).toHaveValue('124,780')
  for (const written of ['12,345 ₪', '12,345.50', '-2']) {
    await amount.fill('')
    await paste(page, amount, written)
    await expect(amount).toHaveValue(written)
  }
})

test('numbers and addresses are written from left to right, at the start of the line', async ({ page }) => {
  for (const id of ['digits', 'phone', 'email', 'amount'])
    for (const state of ['help', 'locked']) {
      const input = page.locator(`#${id}-${state}`)
      await expect(input).toHaveCSS('direction', 'ltr')
      await expect(input).toHaveCSS('text-align', 'end')
    }
})

test('an explanation says when it comes to its end, and what is longer is not cut', async ({ page }) => {
  const area = page.locator('#area-plain')
  const told = page.locator('[data-field]:has(#area-plain) [role=status]')
  await area.focus()
  await page.keyboard.type('שורה')
  await page.keyboard.press('Enter')
  await page.keyboard.type('שנייה')
  await expect(area).toHaveValue('שורה\nשנייה')
  await expect(told).toHaveText('')
  await area.fill('א'.repeat(185))
  await expect(told).toHaveText('180 / 200')
  await page.keyboard.press('End')
  await page.keyboard.type('ב'.repeat(20))
  await expect(area).toHaveValue('א'.repeat(185) + 'ב'.repeat(20))
  await expect(told).toHaveText('200 / 200')
})
