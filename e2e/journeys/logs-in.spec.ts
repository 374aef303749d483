import { callFailures as callFailuresAr } from '@milgo/messages/ar/call-failures'
import { login as loginAr } from '@milgo/messages/ar/login'
import { login as loginEn } from '@milgo/messages/en/login'
import { fill } from '@milgo/messages/fill'
import { callFailures } from '@milgo/messages/he/call-failures'
import { errors } from '@milgo/messages/he/errors'
import { issues } from '@milgo/messages/he/issues'
import { login } from '@milgo/messages/he/login'
import { oneTimeCode } from '@milgo/messages/he/one-time-code'
import { session } from '@milgo/messages/he/session'
import { shell } from '@milgo/messages/he/shell'
import { leftToRight } from '@milgo/messages/left-to-right'
import type { Page } from '@playwright/test'
import { core } from '../core.ts'
import { expect, test } from '../fixtures.ts'
import { accountButton, askForCode, logIn, typeLogin } from '../login.ts'
import { refuseCall } from '../refuse-calls.ts'
import { inventPerson, otherThan, readCode, registerStudent } from '../student.ts'

test('by e-mail and password, from the header and out again', async ({ page, request, expectAccessible }) => {
  test.slow()
  const student = await registerStudent(request)

  // Given the login, reached from the home page
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: shell.login }).click()
  await expect(page.getByRole('heading', { level: 1, name: login.title })).toBeFocused()
  await expectAccessible()

  // When nothing is typed, each field says so and the first has the focus
  const send = page.getByRole('main').getByRole('button', { name: login.logIn, exact: true })
  await send.click()
  await expect(page.getByText(issues.FIELD_REQUIRED)).toHaveCount(2)
  await expect(page.locator('#login-email')).toBeFocused()
  await typeLogin(page, { email: 'no-address', password: 'x' })
  await expect(page.getByText(issues.ENTER_CORRECT_EMAIL)).toBeVisible()

  // When the user does not exist, or the password is wrong, that is said in the portal's own words
  await typeLogin(page, { ...student, email: `nobody.${student.email}` })
  await expect(page.getByRole('alert')).toContainText(callFailures.USER_NOT_FOUND)
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', '/check-eligibility')
  await typeLogin(page, { ...student, password: 'Wrong-Demo-25' })
  await expect(page.getByRole('alert')).toContainText(callFailures.BAD_CREDENTIALS)
  await expectAccessible()

  // When both are right and the button is pressed twice, one login is sent, and leads to the form
  const logins: string[] = []
  page.on('request', (sent) => {
    if (sent.url().endsWith('/login-by-email')) logins.push(sent.url())
  })
  await page.locator('#login-password').fill(student.password)
  await send.dblclick()
  await expect(page).toHaveURL('/registration')
  await expect(page.getByRole('heading', { level: 1, name: shell.pages.registration })).toBeFocused()
  expect(logins).toHaveLength(1)

  // Then the header says who it is, also after a reload
  await page.reload()
  await accountButton(page).click()
  await expect(page.getByText(student.email)).toBeVisible()
  await expectAccessible()
  const token = await page.evaluate(() => localStorage.getItem('milgo.token'))

  // When the student logs out, the home page comes, and Back does not bring the form
  await page.getByRole('button', { name: session.account.logOut }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: shell.login })).toBeVisible()
  const notice = page.getByRole('status').filter({ hasText: shell.loggedOut })
  await expect(notice).toHaveCount(1)
  await expect(notice.getByText(shell.loggedOut)).toBeVisible()
  await expectAccessible()
  await notice.getByRole('button', { name: shell.close }).click()
  await expect(page.getByText(shell.loggedOut)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/404')
  await expect(page.getByText(student.email)).toHaveCount(0)

  // And the token is worth nothing any more, on the server either
  expect(await page.evaluate(() => localStorage.getItem('milgo.token'))).toBeNull()
  const asked = await request.get(`${core}/user/current-user`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(asked.status()).toBe(401)
})

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

/** The portal has had a period before this one, and no other. */
const addPastPeriod = (page: Page) =>
  page.route(`**${core}/registration-period/get-all`, async (route) => {
    const periods: { is_current: boolean }[] = await (await route.fetch()).json()
    const current = periods.find(({ is_current }) => is_current)
    const past = { ...current, id: 0, code: '2024', is_current: false, phase: 'closed', is_open: false }
    await route.fulfill({ json: [current, past] })
  })

test('by keyboard alone, in English and Arabic', { tag: '@any-width' }, async ({
  page,
  request,
  readIn,
  expectAccessible,
}) => {
  test.slow()
  const student = await registerStudent(request)
  await addPastPeriod(page)
  await readIn('en')
  await page.goto('/login')
  const period = page.getByRole('combobox', { name: loginEn.period.label })
  await expect(period).toBeVisible()

  // Given the way by e-mail, reached by keyboard past the header and the choice of the period
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(period).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('tab', { name: loginEn.ways.email })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByLabel(loginEn.phone)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  const email = page.getByLabel(loginEn.email, { exact: true })
  await expect(email).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(email).toBeFocused()
  await expectAccessible()

  // When a wrong password is sent, the refusal follows a change of language
  await page.keyboard.type(student.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Wrong-Demo-25')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('The e-mail or password is incorrect')
  await page.getByRole('contentinfo').getByText('العربية').click()
  await expect(page.getByRole('heading', { level: 1, name: loginAr.title })).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(callFailuresAr.BAD_CREDENTIALS)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expectAccessible()

  // When the right one is, the form opens
  await page.locator('#login-password').focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type(student.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/registration')
})

test('a form that is long on its way still begins at its heading', { tag: '@any-width' }, async ({
  page,
  request,
}) => {
  const student = await registerStudent(request)
  let answer = () => {}
  const isHeld = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/page-data/registration', async (route) => {
    await isHeld
    await route.continue()
  })
  await logIn(page, student)
  const heading = page.getByRole('heading', { level: 1, name: shell.pages.registration })
  await expect(heading).toBeFocused()
  answer()
  await expect(page.locator('[id="field-firstName"]')).toBeVisible()
  await expect(heading).toBeFocused()
})

test('to a past period: it is chosen, leads to its request and is told on every page', {
  tag: '@any-width',
}, async ({ page, request, expectAccessible }) => {
  const student = await registerStudent(request)
  // Given a portal that has had a period before this one, in which the student has an account
  await addPastPeriod(page)
  await page.route(`**${core}/user/current-user`, async (route) => {
    const user = await (await route.fetch()).json()
    await route.fulfill({ json: { ...user, register_period: '2024', is_current_period: false } })
  })
  const asked: unknown[] = []
  page.on('request', (sent) => {
    if (sent.url().endsWith('/login-by-email')) asked.push(sent.postDataJSON().register_period)
  })

  // When the period is chosen at the login
  await page.goto('/login')
  await page.getByRole('combobox', { name: login.period.label }).click()
  await page.getByRole('option', { name: '2024' }).click()
  await expectAccessible()
  await typeLogin(page, student)

  // Then the call carries it, and its request is opened, not the form
  await expect(page).toHaveURL('/personal-area')
  expect(asked).toEqual(['2024'])
  const notice = page.getByRole('complementary', { name: session.pastPeriod.label })
  await expect(notice).toContainText(fill(session.pastPeriod.title, { period: leftToRight('2024') }))
  await expectAccessible()
  await page.goto('/registration')
  await expect(notice).toBeVisible()
})
