import { beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { kit } from '../src/words/he.ts'
import { openKit } from './support/open-kit.tsx'
import { focusOn, paste, press } from './support/use-page.ts'

beforeEach(() => openKit('codes'))

const done = (code: string) => kit.code.done.replace('{code}', code)

it('a one-time code is sent with its sixth digit', async () => {
  const code = page.getBySelector('#code-plain')
  await expect.element(code).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(code).toHaveAttribute('inputmode', 'numeric')
  await focusOn(code)
  await press('12a345')
  await expect.element(page.getByText(done('12345'))).not.toBeInTheDocument()
  await press('6')
  await expect.element(page.getByText(done('123456'))).toBeVisible()
  await press('{Backspace}7')
  await expect.element(page.getByText(done('123457'))).toBeVisible()
})

it('a one-time code is pasted with a space, pasted over a partly typed one, and autofilled by a phone', async () => {
  const code = page.getBySelector('#code-plain')
  await paste(code, '654 321')
  await expect.element(page.getByText(done('654321'))).toBeVisible()
  await code.fill('12')
  await paste(code, '٩٨٧٦٥٤')
  await expect.element(page.getByText(done('987654'))).toBeVisible()
  await code.fill('111222')
  await expect.element(page.getByText(done('111222'))).toBeVisible()
})

it('a digit typed after a refused code starts a new code', async () => {
  const code = page.getBySelector('#code-error')
  await focusOn(code)
  await press('123456')
  await expect.element(page.getByText(done('123456'))).toBeVisible()
  await press('9')
  await expect.element(code).toHaveValue('9')
  await press('87654')
  await expect.element(page.getByText(done('987654'))).toBeVisible()
})

it('a password is shown and hidden by keyboard', async () => {
  const password = page.getBySelector('#password-plain')
  await focusOn(password)
  await press('Secret123')
  await expect.element(password).toHaveAttribute('type', 'password')
  await press('{Tab}{Enter}')
  await expect.element(password).toHaveAttribute('type', 'text')
  await press('{Enter}')
  await expect.element(password).toHaveAttribute('type', 'password')
})

it('a new password shows its strength', async () => {
  const password = page.getBySelector('#password-new')
  await focusOn(password)
  await press('abc')
  await expect.element(page.getByText(kit.password.low)).toBeVisible()
  // Met requirements are part of the field's description, not shown by a tick alone.
  await expect
    .element(password)
    .toHaveAccessibleDescription(
      [
        `${kit.password.length} (${kit.password.unmet})`,
        `${kit.password.digit} (${kit.password.unmet})`,
        `${kit.password.upper} (${kit.password.unmet})`,
        `${kit.password.lower} (${kit.password.met})`,
      ].join(' '),
    )
  await press('DEF123')
  await expect.element(page.getByText(kit.password.strong)).toBeVisible()
  await expect
    .element(password)
    .toHaveAccessibleDescription(new RegExp(`${kit.password.digit} \\(${kit.password.met}\\)`))
})
