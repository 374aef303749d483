import { office as en } from '@milgo/messages/en/office'
import { office as he } from '@milgo/messages/he/office'
import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { enterStaffPassword, staffCode, staffEmail, staffPassword } from '../office.ts'
import { expectNoOverflow } from '../overflow.ts'
import { testOnOwnServer as test } from '../own-server.ts'
import { authenticatorCode } from '../totp.ts'

// The journeys run one after the other on one server, because a second server would cost more than the journeys.
test.describe.configure({ mode: 'default' })

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name })
/** Returns a field by its id, because the label of a required field also contains the mark for required. */
const field = (page: Page, id: string): Locator => page.locator(`#${id}`)

const accountMenu = (page: Page) => page.locator('[aria-controls="account-menu"]')

test('a new staff member sets up the authenticator, saves the recovery codes and replaces the first password', async ({
  page,
  ownServer: { ask },
  expectAccessible,
}) => {
  // Given a staff member in the state of one who was just added
  const email = staffEmail('editor')
  await ask(`update staff set totp_sealed = null, must_change_password = true where email = '${email}'`)

  // When this staff member logs in for the first time
  await page.goto('/office')
  await expect(heading(page, he.login.title)).toBeVisible()
  await expectAccessible()
  await enterStaffPassword(page, email)

  // Then the page shows a QR code for the authenticator, and its key to type
  await expect(heading(page, he.enrol.title)).toBeFocused()
  await expect(page.getByRole('img', { name: he.enrol.picture })).toBeVisible()
  await expectAccessible({ state: 'enrolment' })
  await expectNoOverflow(page, 'enrolment', [320, 1024, 1440])
  const secret = ((await page.getByTestId('secret').textContent()) ?? '').replace(/\s/g, '')
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)

  // And after a valid code it shows ten recovery codes, which have to be saved
  await field(page, 'login-code').fill(authenticatorCode(secret))
  await expect(heading(page, he.recoveryCodes.title)).toBeFocused()
  const codes = page.getByRole('list', { name: he.recoveryCodes.list }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  await expectAccessible({ state: 'recovery codes' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: he.recoveryCodes.download }).click(),
  ])
  expect(download.suggestedFilename()).toBe(he.recoveryCodes.fileName)
  await page.getByRole('button', { name: he.recoveryCodes.goOn }).click()
  await expect(page.getByText(he.recoveryCodes.needed)).toBeVisible()
  await page.getByText(he.recoveryCodes.saved).click()
  await page.getByRole('button', { name: he.recoveryCodes.goOn }).click()

  // And no page opens before the first password, which another person has seen, is replaced
  await expect(heading(page, he.firstPassword.title)).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expectAccessible({ state: 'first password' })
  await page.goto('/office/account')
  await expect(heading(page, he.firstPassword.title)).toBeVisible()
  await field(page, 'password-current').fill('Wrong1234')
  await field(page, 'password-next').fill('Kq3vTr8mZ')
  await field(page, 'password-confirmation').fill('Kq3vTr8mZ')
  await page.getByRole('button', { name: he.password.save }).click()
  await expect(page.getByRole('alert')).toContainText(he.password.wrong)
  await field(page, 'password-current').fill(staffPassword)
  await page.getByRole('button', { name: he.password.save }).click()
  await expect(heading(page, he.account.title)).toBeVisible()
})

test('a login in English by keyboard alone returns to the page that was asked for', async ({
  page,
  readIn,
  ownServer: { ask },
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await readIn('en')
  await page.goto('/office/account?from=mail')
  await expect(heading(page, en.login.title)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')

  await page.keyboard.press('Tab')
  await expect(field(page, 'login-email')).toBeFocused()
  await page.keyboard.type(staffEmail('manager'))
  await page.keyboard.press('Tab')
  await page.keyboard.type(staffPassword)
  await page.keyboard.press('Enter')
  await expect(field(page, 'login-code')).toBeFocused()
  await expectAccessible({ state: 'code' })
  await page.keyboard.type(await staffCode(page, ask, staffEmail('manager')))

  await expect(heading(page, en.account.title)).toBeVisible()
  await expect(page).toHaveURL(/\/office\/account\?from=mail$/)
  await expectAccessible()
  await expectNoOverflow(page, '/office/account', [320, 1024, 1440])

  // The account menu opens, closes and logs out by keyboard
  await accountMenu(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('#account-menu')).toBeVisible()
  await expect(page.locator('#account-menu')).toContainText(en.roles.manager)
  await expectAccessible({ state: 'menu' })
  await page.keyboard.press('Escape')
  await expect(page.locator('#account-menu')).toBeHidden()
  await expect(accountMenu(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: en.logOut }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(en.login.left.title)).toBeVisible()

  // And the address of an office page shows the login
  await page.goto('/office/account')
  await expect(heading(page, en.login.title)).toBeVisible()
})
