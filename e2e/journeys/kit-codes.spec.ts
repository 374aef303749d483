import { kit } from '../../apps/kit/src/words/he.ts'
import { expect, test } from '../fixtures.ts'
import { openKit, paste } from '../kit.ts'

test.beforeEach(({ page }) => openKit(page, 'codes'))

const done = (code: string) => kit.code.done.replace('{code}', code)

test('a one-time code is sent with its sixth digit', async ({ page }) => {
  const code = page.locator('#code-plain')
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code).toHaveAttribute('inputmode', 'numeric')
  await code.focus()
  await page.keyboard.type('12a345')
  await expect(page.getByText(done('12345'))).toBeHidden()
  await page.keyboard.type('6')
  await expect(page.getByText(done('123456'))).toBeVisible()
  await page.keyboard.press('Backspace')
  await page.keyboard.type('7')
  await expect(page.getByText(done('123457'))).toBeVisible()
})

test('a one-time code is pasted with a space in it, over one that was begun, and filled in by a phone', async ({
  page,
}) => {
  const code = page.locator('#code-plain')
  await paste(page, code, '654 321')
  await expect(page.getByText(done('654321'))).toBeVisible()
  await code.fill('12')
  await paste(page, code, '٩٨٧٦٥٤')
  await expect(page.getByText(done('987654'))).toBeVisible()
  await code.fill('111222')
  await expect(page.getByText(done('111222'))).toBeVisible()
})

test('behind a refused code the next one begins', async ({ page }) => {
  const code = page.locator('#code-error')
  await code.focus()
  await page.keyboard.type('123456')
  await expect(page.getByText(done('123456'))).toBeVisible()
  await page.keyboard.type('9')
  await expect(code).toHaveValue('9')
  await page.keyboard.type('87654')
  await expect(page.getByText(done('987654'))).toBeVisible()
})

test('a password is shown and hidden by keyboard', async ({ page }) => {
  const password = page.locator('#password-plain')
  await password.focus()
  await page.keyboard.type('Secret123')
  await expect(password).toHaveAttribute('type', 'password')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(password).toHaveAttribute('type', 'text')
  await page.keyboard.press('Enter')
  await expect(password).toHaveAttribute('type', 'password')
})

test('a new password tells its strength', async ({ page }) => {
  const password = page.locator('#password-new')
  await password.focus()
  await page.keyboard.type('abc')
  await expect(page.getByText(kit.password.low)).toBeVisible()
  // What is met is told with the field, not by a tick alone.
  await expect(password).toHaveAccessibleDescription(
    [
      `${kit.password.length} (${kit.password.unmet})`,
      `${kit.password.digit} (${kit.password.unmet})`,
      `${kit.password.upper} (${kit.password.unmet})`,
      `${kit.password.lower} (${kit.password.met})`,
    ].join(' '),
  )
  await page.keyboard.type('DEF123')
  await expect(page.getByText(kit.password.strong)).toBeVisible()
  await expect(password).toHaveAccessibleDescription(
    new RegExp(`${kit.password.digit} \\(${kit.password.met}\\)`),
  )
})
