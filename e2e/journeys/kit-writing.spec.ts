import { kit } from '@milgo/messages/he/kit'
import { expect, test } from '../fixtures.ts'
import { focusedId, openKit } from '../kit.ts'

test.beforeEach(({ page }) => openKit(page))

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

test('digits only: letters and the surplus stay out, a pasted number arrives whole', async ({ page }) => {
  const digits = page.locator('#digits-plain')
  await digits.focus()
  await page.keyboard.type('00a1-2')
  await expect(digits).toHaveValue('0012')
  await digits.fill('12-345 678-901 234-567-890')
  await expect(digits).toHaveValue('123456789012345')
})

test('a phone number is grouped once it is left', async ({ page }) => {
  const phone = page.locator('#phone-plain')
  await phone.focus()
  await page.keyboard.type('0501234567890')
  await expect(phone).toHaveValue('0501234567')
  await page.keyboard.press('Tab')
  await expect(phone).toHaveValue('050-1234567')
})

test('an amount is grouped while it is typed, also in its middle', async ({ page }) => {
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
})

test('an explanation keeps within its length', async ({ page }) => {
  const area = page.locator('#area-plain')
  await area.focus()
  await page.keyboard.type('שורה')
  await page.keyboard.press('Enter')
  await page.keyboard.type('שנייה')
  await expect(area).toHaveValue('שורה\nשנייה')
  await expect(area).toHaveAttribute('maxlength', '200')
})
