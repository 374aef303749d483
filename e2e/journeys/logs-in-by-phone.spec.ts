import { errors } from '@milgo/messages/he/errors'
import { issues } from '@milgo/messages/he/issues'
import { login } from '@milgo/messages/he/login'
import { oneTimeCode } from '@milgo/messages/he/one-time-code'
import { expect, test } from '../fixtures.ts'
import { accountButton, askForCode } from '../login.ts'
import { otherThan, readCode, registerStudent } from '../student.ts'

test('a student logs in by phone and code, after wrong codes, a new code and a block', async ({
  page,
  request,
  expectAccessible,
}) => {
  test.slow()
  const { phone } = await registerStudent(request)

  // Given the code screen
  await page.goto('/login')
  await page.getByRole('tab', { name: login.ways.phone }).click()
  await page.locator('#login-phone').fill('123')
  await page.getByRole('button', { name: login.sendCode }).click()
  await expect(page.getByText(issues.ENTER_CORRECT_PHONE)).toBeVisible()
  await askForCode(page, phone)
  const code = page.getByLabel(oneTimeCode.label)
  await expect(code).toBeFocused()

  // When the student goes back, the phone is asked for again, and the code that was already sent stays valid
  await page.goBack()
  await expect(page.locator('#login-phone')).toBeVisible()
  await page.getByRole('button', { name: login.sendCode }).click()
  await expect(code).toBeFocused()
  await expectAccessible()

  // When a wrong code is typed, it is sent with its last digit, cleared, and the error is announced
  const first = await readCode(request, phone)
  await page.keyboard.type(otherThan(first))
  await expect(page.getByRole('alert').filter({ hasText: errors.CODE_WRONG })).toBeAttached()
  await expect(code).toHaveValue('')
  await expect(code).toBeFocused()
  await expectAccessible()

  // When the page is reloaded, as after reading the message, the code screen is shown again
  await page.reload()
  await expect(code).toBeVisible()

  // When a new code is asked for, after the wait that is shown, the old code is not valid any more
  const resend = page.getByRole('button', { name: oneTimeCode.resend })
  await expect(resend).toBeEnabled()
  await resend.click()
  await expect(page.getByText(oneTimeCode.sentAgain)).toBeVisible()
  await expect(resend).toHaveAttribute('aria-disabled', 'true')
  await expect(code).toBeFocused()

  // When wrong codes block the code, the page says so, and the button for a new code has the focus
  const second = await readCode(request, phone)
  expect(second).not.toBe(first)
  for (let tries = 1; tries <= 5; tries++) {
    await expect(code).toHaveValue('')
    const answer = page.waitForResponse(/verify-OTP-after-login/)
    await code.fill(otherThan(second))
    await answer
  }
  await expect(page.getByRole('alert').filter({ hasText: oneTimeCode.blocked.title })).toBeVisible()
  await expect(code).toHaveCount(0)
  await expect(resend).toBeFocused()
  await expectAccessible()

  // When the new code is pasted with a space, the student is logged in
  await expect(resend).not.toHaveAttribute('aria-disabled', 'true')
  await resend.press('Enter')
  await expect(code).toBeFocused()
  const third = await readCode(request, phone)
  await code.fill(`${third.slice(0, 3)} ${third.slice(3)}`)
  await expect(page).toHaveURL('/registration')
  await expect(accountButton(page)).toBeVisible()
})
