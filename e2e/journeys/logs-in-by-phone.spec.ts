import { fill } from '@milgo/messages/fill'
import { callFailures } from '@milgo/messages/he/call-failures'
import { errors } from '@milgo/messages/he/errors'
import { issues } from '@milgo/messages/he/issues'
import { login } from '@milgo/messages/he/login'
import { oneTimeCode } from '@milgo/messages/he/one-time-code'
import { expect, test } from '../fixtures.ts'
import { accountButton, askForCode, typeLogin } from '../login.ts'
import { refuseCall } from '../refuse-calls.ts'
import { inventPerson, otherThan, readCode, registerStudent } from '../student.ts'

test('by phone and code: wrong, sent again, too often, and right', async ({
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
  await expectAccessible()

  // When a wrong code is typed, it is sent with its last digit, cleared and said aloud
  const first = await readCode(request, phone)
  await page.keyboard.type(otherThan(first))
  await expect(page.getByRole('alert').filter({ hasText: errors.CODE_WRONG })).toBeAttached()
  await expect(code).toHaveValue('')
  await expect(code).toBeFocused()
  await expectAccessible()

  // When the page is thrown away while the message is read, the screen is still there
  await page.reload()
  await expect(code).toBeVisible()

  // When a new one is asked for, after the wait that is shown, the old one is worth nothing
  const resend = page.getByRole('button', { name: oneTimeCode.resend })
  await expect(resend).toBeEnabled()
  await resend.click()
  await expect(page.getByText(oneTimeCode.sentAgain)).toBeVisible()
  await expect(resend).toHaveAttribute('aria-disabled', 'true')
  await expect(code).toBeFocused()

  // When it is tried wrongly until it is blocked, that is said, and the way on has the focus
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

  // When the new code is pasted with a space, it opens the portal
  await expect(resend).not.toHaveAttribute('aria-disabled', 'true')
  await resend.press('Enter')
  await expect(code).toBeFocused()
  const third = await readCode(request, phone)
  await code.fill(`${third.slice(0, 3)} ${third.slice(3)}`)
  await expect(page).toHaveURL('/registration')
  await expect(accountButton(page)).toBeVisible()
})

test('Back goes from the code to the phone, and without a connection it is said and tried again', {
  tag: '@any-width',
}, async ({ page, context, request }) => {
  const { phone } = await registerStudent(request)
  await page.goto('/')
  await page.goto('/login?step=phone')

  // Given a connection that is lost when the code is asked for
  await page.locator('#login-phone').fill(phone)
  await context.setOffline(true)
  await page.getByRole('button', { name: login.sendCode }).click()
  await expect(page.getByRole('alert')).toContainText(callFailures.noConnection)

  // When it is back, the code comes; and Back leads to the phone again
  await context.setOffline(false)
  await askForCode(page, phone)
  await expect(page.getByRole('heading', { level: 1, name: login.codeTitle })).toBeVisible()
  await page.goBack()
  await expect(page.locator('#login-phone')).toBeVisible()

  // When the same phone is sent again, the code that is on its way serves
  await page.getByRole('button', { name: login.sendCode }).click()
  const code = page.getByLabel(oneTimeCode.label)
  await expect(code).toBeFocused()

  // When the connection goes while it is checked, the digits stay and are tried again
  const digits = await readCode(request, phone)
  await context.setOffline(true)
  await page.keyboard.type(digits)
  await expect(page.getByRole('alert').filter({ hasText: callFailures.noConnection })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: oneTimeCode.checkAgain }).click()
  await expect(page).toHaveURL('/registration')
})

test('a code that has expired, and limits that are reached: how long to wait is said', {
  tag: '@any-width',
}, async ({ page, request, expectAccessible }) => {
  test.slow()
  const { phone } = await registerStudent(request)
  // Given too many passwords that were tried: the phone stays open
  await refuseCall(page, 'login-by-email', 'TOO_MANY_REQUESTS', { wait: 14 * 60 })
  await page.goto('/login')
  await typeLogin(page, { email: 'demo.student@milgo.example', password: 'Wrong-Demo-25' })
  await expect(page.getByRole('alert')).toContainText(fill(callFailures.tooMany.other, { count: 14 }))
  await page.getByRole('alert').getByRole('link', { name: login.failed.byPhone }).click()

  // When no code may be sent either, the other way is the password, and a phone that nobody has is led to the check
  const mendSending = await refuseCall(page, 'login-by-phone', 'TOO_MANY_REQUESTS', { wait: 42 * 60 })
  await page.locator('#login-phone').fill(phone)
  const send = page.getByRole('button', { name: login.sendCode })
  await send.click()
  const alert = page.getByRole('alert')
  await expect(alert.getByRole('link', { name: login.failed.byEmail })).toHaveAttribute('href', '/login')
  await expectAccessible()
  await mendSending()
  await page.locator('#login-phone').fill(inventPerson().phone)
  await send.click()
  await expect(alert).toContainText(callFailures.USER_NOT_FOUND)
  await expectAccessible()

  // When a code is typed too late, that is said, and only a new one helps
  await askForCode(page, phone)
  const code = page.getByLabel(oneTimeCode.label)
  let mend = await refuseCall(page, 'verify-OTP-after-login', 'CODE_EXPIRED')
  await code.fill('123456')
  await expect(page.getByRole('alert').filter({ hasText: oneTimeCode.expired.title })).toBeVisible()
  await expectAccessible()

  // When no more codes may be sent to this phone, the wait is counted down
  await refuseCall(page, 'resend-code', 'TOO_MANY_REQUESTS', { wait: 42 * 60 })
  const resend = page.getByRole('button', { name: oneTimeCode.resend })
  await expect(resend).not.toHaveAttribute('aria-disabled', 'true')
  await resend.click()
  await expect(page.getByText(fill(callFailures.tooMany.other, { count: 42 }))).toBeVisible()
  await expect(page.getByText('41:')).toBeVisible()
  await expect(resend).toHaveAttribute('aria-disabled', 'true')

  // When too many codes were tried, the boxes are locked and say until when
  await page.reload()
  await mend()
  mend = await refuseCall(page, 'verify-OTP-after-login', 'TOO_MANY_REQUESTS', { wait: 15 * 60 })
  await code.fill('123456')
  await expect(page.getByText(/14:\d\d/)).toBeVisible()
  await expect(code).toHaveAttribute('readonly', '')
  await expectAccessible()
  await mend()

  // When a refusal names no reason, it is told as specified, and the digits are gone
  await page.route('**/auth/verify-OTP-after-login', (route) => route.fulfill({ status: 400, json: {} }))
  await page.reload()
  await code.fill('123456')
  await expect(page.getByRole('alert').filter({ hasText: login.failed.unexpected })).toBeAttached()
  await expect(code).toHaveValue('')
})
