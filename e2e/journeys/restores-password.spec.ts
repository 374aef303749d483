import { passwordLength } from '@milgo/domain/identity/password'
import { oneTimeCodeLength } from '@milgo/domain/login/one-time-code'
import { fill } from '@milgo/messages/fill'
import { callFailures } from '@milgo/messages/he/call-failures'
import { errors } from '@milgo/messages/he/errors'
import { issues } from '@milgo/messages/he/issues'
import { login } from '@milgo/messages/he/login'
import { oneTimeCode } from '@milgo/messages/he/one-time-code'
import { password as passwordWords } from '@milgo/messages/he/password'
import { core } from '../core.ts'
import { expect, test } from '../fixtures.ts'
import { accountButton, askForCode, logIn, typeLogin } from '../login.ts'
import { expectNoOverflow } from '../overflow.ts'
import { otherThan, readCode, registerStudent } from '../student.ts'

test('a forgotten password is replaced, and every device is logged out', async ({
  page,
  browser,
  request,
  expectAccessible,
}) => {
  test.slow()
  const student = await registerStudent(request)

  // Given another device on which the student is logged in
  const other = await (await browser.newContext()).newPage()
  await logIn(other, student)
  const oldToken = await other.evaluate(() => localStorage.getItem('milgo.token'))

  // When the student asks for a code on the login page
  await page.goto('/login')
  await page.getByRole('link', { name: login.forgotPassword }).click()
  await expect(page.getByRole('heading', { level: 1, name: login.restore.title })).toBeFocused()
  await expectAccessible()
  await askForCode(page, student.phone)
  const code = page.getByLabel(oneTimeCode.label)
  await expect(code).toBeFocused()

  // And sends the empty form, each field says what is missing
  const save = page.getByRole('button', { name: login.restore.save })
  await save.click()
  await expect(page.getByText(fill(issues.OTP_LENGTH, { length: oneTimeCodeLength }))).toBeVisible()
  await expect(page.getByText(issues.FIELD_REQUIRED)).toHaveCount(2)
  await expect(code).toBeFocused()
  await expectAccessible()
  await expectNoOverflow(page, 'a new password, with everything missing')

  // When the password is too weak or too common, or the two differ, the page says so
  const password = page.getByLabel(login.restore.newPassword, { exact: true })
  const confirmation = page.getByLabel(login.restore.confirmation, { exact: true })
  await password.fill('abc1')
  await expect(page.getByText(passwordWords.weak)).toBeVisible()
  await expect(page.getByText(fill(issues.ENTER_CORRECT_PASSWORD, passwordLength))).toBeVisible()
  await password.fill('Password1')
  await expect(page.getByText(issues.PASSWORD_COMMON)).toBeVisible()
  await password.fill('Restored-25')
  await expect(page.getByText(passwordWords.strong)).toBeVisible()
  await confirmation.fill('Restored-26')
  await expect(page.getByText(issues.ENTER_SAME_PASSWORD)).toBeVisible()
  await confirmation.fill('Restored-25')

  // When the code is wrong, it is cleared and asked for again, and the password stays
  const sent = await readCode(request, student.phone)
  await code.fill(otherThan(sent))
  await expect(password).toBeFocused()
  await save.click()
  await expect(page.getByRole('alert').filter({ hasText: errors.CODE_WRONG })).toBeAttached()
  await expect(code).toBeFocused()
  await expect(password).toHaveValue('Restored-25')
  await expectAccessible()

  // When the code is right, the login page confirms the new password
  await page.keyboard.type(sent)
  await save.click()
  await expect(page.getByText(login.restore.done)).toBeVisible()
  await expectAccessible()

  // Then the old password is refused, and the new one works
  await typeLogin(page, student)
  await expect(page.getByRole('alert').filter({ hasText: callFailures.BAD_CREDENTIALS })).toBeVisible()
  await typeLogin(page, { ...student, password: 'Restored-25' })
  await expect(page).toHaveURL('/registration')
  await expect(accountButton(page)).toBeVisible()

  // And the other device is logged out with its next call
  await other.reload()
  await expect(other).toHaveURL('/404')
  await other.context().close()
  const asked = await request.get(`${core}/user/current-user`, {
    headers: { Authorization: `Bearer ${oldToken}` },
  })
  expect(asked.status()).toBe(401)
})
