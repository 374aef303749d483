import { callFailures } from '@milgo/messages/he/call-failures'
import { issues } from '@milgo/messages/he/issues'
import { login } from '@milgo/messages/he/login'
import { session } from '@milgo/messages/he/session'
import { shell } from '@milgo/messages/he/shell'
import { core } from '../core.ts'
import { expect, test } from '../fixtures.ts'
import { accountButton, typeLogin } from '../login.ts'
import { registerStudent } from '../student.ts'

test('a student logs in by e-mail and password and logs out', async ({ page, request, expectAccessible }) => {
  test.slow()
  const student = await registerStudent(request)

  // Given the login page, opened from the home page
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: shell.login }).click()
  await expect(page.getByRole('heading', { level: 1, name: login.title })).toBeFocused()
  await expectAccessible()

  // When nothing is typed, each field says so and the first one has the focus
  const send = page.getByRole('main').getByRole('button', { name: login.logIn, exact: true })
  await send.click()
  await expect(page.getByText(issues.FIELD_REQUIRED)).toHaveCount(2)
  await expect(page.locator('#login-email')).toBeFocused()
  await typeLogin(page, { email: 'no-address', password: 'x' })
  await expect(page.getByText(issues.ENTER_CORRECT_EMAIL)).toBeVisible()

  // When the user does not exist, or the password is wrong, the page says so in the portal's own words
  await typeLogin(page, { ...student, email: `nobody.${student.email}` })
  await expect(page.getByRole('alert')).toContainText(callFailures.USER_NOT_FOUND)
  await expect(page.getByRole('alert').getByRole('link')).toHaveAttribute('href', '/check-eligibility')
  await typeLogin(page, { ...student, password: 'Wrong-Demo-25' })
  await expect(page.getByRole('alert')).toContainText(callFailures.BAD_CREDENTIALS)
  await expectAccessible()

  // When both are right and the button is pressed twice, only one login is sent, and the form opens
  const logins: string[] = []
  page.on('request', (sent) => {
    if (sent.url().endsWith('/login-by-email')) logins.push(sent.url())
  })
  await page.locator('#login-password').fill(student.password)
  await send.dblclick()
  await expect(page).toHaveURL('/registration')
  await expect(page.getByRole('heading', { level: 1, name: shell.pages.registration })).toBeFocused()
  expect(logins).toHaveLength(1)

  // Then the header shows the student, also after a reload
  await page.reload()
  await accountButton(page).click()
  await expect(page.getByText(student.email)).toBeVisible()
  await expectAccessible()
  const token = await page.evaluate(() => localStorage.getItem('milgo.token'))

  // When the student logs out, the home page opens, and Back does not show the form
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

  // And the token is deleted in the browser and not accepted by the server
  expect(await page.evaluate(() => localStorage.getItem('milgo.token'))).toBeNull()
  const asked = await request.get(`${core}/user/current-user`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(asked.status()).toBe(401)
})
