import { office as en } from '@milgo/messages/en/office'
import { officeStaff as enStaff } from '@milgo/messages/en/office-staff'
import { fill } from '@milgo/messages/fill'
import { office as he } from '@milgo/messages/he/office'
import { officeStaff as heStaff } from '@milgo/messages/he/office-staff'
import { staffErrors } from '@milgo/messages/he/staff-errors'
import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { enterStaffPassword, logStaffIn, staffCode, staffEmail, staffPassword } from '../office.ts'
import { expectNoOverflow } from '../overflow.ts'
import { testOnOwnServer as test } from '../own-server.ts'
import { authenticatorCode } from '../totp.ts'

// One after the other, on one server: another one would cost more than the journeys.
test.describe.configure({ mode: 'default' })

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name })
/** The label of a required field carries its mark. */
const field = (page: Page, id: string): Locator => page.locator(`#${id}`)

const accountMenu = (page: Page) => page.locator('[aria-controls="account-menu"]')

test('a newcomer sets up the authenticator, saves the recovery codes and replaces the first password', async ({
  page,
  ownServer: { ask },
  expectAccessible,
}) => {
  // Given somebody whom the command has just added
  const email = staffEmail('editor')
  await ask(`update staff set totp_sealed = null, must_change_password = true where email = '${email}'`)

  // When they log in for the first time
  await page.goto('/office')
  await expect(heading(page, he.login.title)).toBeVisible()
  await expectAccessible()
  await enterStaffPassword(page, email)

  // Then they are shown a picture for the authenticator, and its key to type
  await expect(heading(page, he.enrol.title)).toBeFocused()
  await expect(page.getByRole('img', { name: he.enrol.picture })).toBeVisible()
  await expectAccessible({ state: 'enrolment' })
  await expectNoOverflow(page, 'enrolment', [320, 1024, 1440])
  const secret = ((await page.getByTestId('secret').textContent()) ?? '').replace(/\s/g, '')
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)

  // And after a code of it ten recovery codes, which have to be saved
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

  // And nothing opens before the password that somebody else has seen is replaced
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

test('in English, by keyboard alone, and back to the page that was asked for', async ({
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

  // The menu of the account opens, closes and logs out by keys
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

  // And the address of a page leads to the login, not into the office
  await page.goto('/office/account')
  await expect(heading(page, en.login.title)).toBeVisible()
})

test('wrong passwords and codes are told, and a lockout says until when', async ({
  page,
  ownServer: { ask },
  expectAccessible,
}) => {
  await page.goto('/office/')
  await page.getByRole('button', { name: he.login.next }).click()
  await expect(field(page, 'login-email')).toBeFocused()
  await enterStaffPassword(page, staffEmail('finance'), 'Wrong1234')
  await expect(page.getByRole('alert')).toContainText(he.login.wrong)
  await expectAccessible({ state: 'wrong password' })

  await enterStaffPassword(page, staffEmail('finance'))
  await expect(field(page, 'login-code')).toBeFocused()
  await page.keyboard.type('000000')
  await expect(page.getByText(he.code.wrong)).toBeVisible()
  await expectAccessible({ state: 'wrong code' })
  // The login bears five tries and then begins again with the password
  for (const code of ['000001', '000002', '000003', '000004', '000005']) {
    await page.keyboard.type(code)
    if (code !== '000005') await expect(page.getByText(he.code.wrong)).toBeVisible()
  }
  await expect(page.getByText(he.code.expired)).toBeVisible()

  // Whoever has guessed too often hears until when it is locked
  await ask(`insert into rate_limits (key, hits, ends_at) select key, 100000, now() + interval '15 minutes'
    from rate_limits where key like 'login-account:%' on conflict (key) do update set hits = 100000, ends_at = excluded.ends_at`)
  await enterStaffPassword(page, staffEmail('finance'))
  const [beforeTime] = staffErrors.LOGIN_LOCKED.split('{time}')
  await expect(page.getByRole('alert')).toContainText(new RegExp(`${beforeTime}.?\\d\\d:\\d\\d`))
  await ask('delete from rate_limits')
})

test('a recovery code opens the office once, and new ones take the place of the old', async ({
  page,
  ownServer: { ask },
  expectAccessible,
}) => {
  const email = staffEmail('manager')
  await page.goto('/office/account')
  await logStaffIn(page, ask, email)
  await expect(page.getByText(he.account.codesNone)).toBeVisible()
  const make = async () => {
    await field(page, 'codes-code').fill(await staffCode(page, ask, email))
    await page.getByRole('button', { name: he.account.make }).click()
    const codes = page.getByRole('list', { name: he.recoveryCodes.list }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    return codes.allInnerTexts()
  }
  const [old = ''] = await make()
  await expectAccessible({ state: 'new codes' })
  await page.getByRole('button', { name: he.account.hide }).click()
  const [code = ''] = await make()

  const logOut = async () => {
    await accountMenu(page).click()
    await page.getByRole('button', { name: he.logOut }).click()
    await expect(page.getByText(he.login.left.title)).toBeVisible()
  }
  const recover = async (typed: string) => {
    await enterStaffPassword(page, email)
    await page.getByRole('button', { name: he.code.useRecovery }).click()
    await expect(field(page, 'login-recovery')).toBeFocused()
    await page.keyboard.type(typed)
    await page.keyboard.press('Enter')
  }
  await logOut()
  await recover('AB1')
  await expect(page.getByText(he.recovery.format)).toBeVisible()
  await expectAccessible({ state: 'recovery' })
  await field(page, 'login-recovery').fill(old)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText(he.recovery.wrong)
  await field(page, 'login-recovery').fill(code.toLowerCase().replace('-', ' '))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('navigation')).toBeVisible()

  await logOut()
  await recover(code)
  await expect(page.getByRole('alert')).toContainText(he.recovery.wrong)
})

test('a session that is left idle warns, goes on when asked, ends, and leads back to the same page', async ({
  page,
  ownServer: { ask },
  expectAccessible,
}) => {
  const email = staffEmail('reviewer')
  await page.goto('/office/account')
  await logStaffIn(page, ask, email)

  // Given an hour without a move, but for a minute and a half
  const leaveIdle = (seconds: number) =>
    ask(`update sessions set idle_ends_at = now() + make_interval(secs => ${seconds})
      from staff where staff.id = sessions.staff_id and staff.email = '${email}'`)
  await leaveIdle(90)
  await page.reload()
  const dialog = page.getByRole('alertdialog', { name: he.ending.title })
  await expect(dialog).toBeVisible()
  await expectAccessible({ part: '[role=alertdialog]', state: 'ending' })

  // When they choose to go on, then it goes on for half an hour
  await dialog.getByRole('button', { name: he.ending.goOn }).click()
  await expect(dialog).toBeHidden()
  await page.reload()
  await expect(heading(page, he.account.title)).toBeVisible()
  await expect(dialog).toBeHidden()

  // And another tab that renews it takes the question away from this one
  await leaveIdle(25)
  await page.reload()
  await expect(dialog).toBeVisible()
  await leaveIdle(1800)
  await expect(dialog).toBeHidden()
  await expect(heading(page, he.account.title)).toBeVisible()

  // And when it is left alone, it ends: the page says so and the login leads back
  await leaveIdle(2)
  await page.reload()
  await expect(page.getByText(he.login.ended.title)).toBeVisible()
  await expectAccessible({ state: 'ended' })
  await logStaffIn(page, ask, email)
  await expect(heading(page, he.account.title)).toBeVisible()

  // As does one that the server ended: the next call finds out
  await ask('update sessions set revoked_at = now()')
  await field(page, 'password-current').fill(staffPassword)
  await field(page, 'password-next').fill('Kq3vTr8mZ')
  await field(page, 'password-confirmation').fill('Kq3vTr8mZ')
  await page.getByRole('button', { name: he.password.save }).click()
  await expect(page.getByText(he.login.ended.title)).toBeVisible()
  await logStaffIn(page, ask, email)
  await expect(heading(page, he.account.title)).toBeVisible()
})

test('the menu offers what the roles allow, and the rest is not there', async ({
  page,
  ownServer: { ask },
  expectAccessible,
}) => {
  // A reviewer is not shown the staff, and is told so at their address
  await page.goto('/office/staff')
  await logStaffIn(page, ask, staffEmail('reviewer'))
  await expect(heading(page, he.noRight.title)).toBeVisible()
  await expectAccessible({ state: 'no right' })
  await expect(page.getByRole('navigation').getByRole('link')).toHaveText([
    he.pages.start,
    he.pages.queue,
    he.pages.dashboard,
    he.pages.secondLook,
    he.pages.account,
  ])
  await page.getByRole('link', { name: he.notFound.back }).click()
  await expect(heading(page, fill(he.start.title, { name: 'Demo Reviewer' }))).toBeFocused()
  await expect(page.getByRole('main')).toContainText(he.rights['review-requests'])
  await expect(page.getByRole('main')).not.toContainText(he.rights['pay-awards'])
  await expectAccessible()
  await page.goto('/office/no-such-page')
  await expect(heading(page, he.notFound.title)).toBeVisible()
  await expectAccessible()

  // Another tab that logs out takes this one along
  const other = await page.context().newPage()
  await other.goto('/office/')
  await accountMenu(other).click()
  await other.getByRole('button', { name: he.logOut }).click()
  await expect(page.getByText(he.login.left.title)).toBeVisible()
  await other.close()

  // An administrator lists the staff and removes somebody, whose session ends with it
  await page.goto('/office/staff')
  await logStaffIn(page, ask, staffEmail('admin'))
  const row = page.getByRole('row', { name: 'Demo Finance 3' })
  await expect(row).toBeVisible()
  await expectAccessible()
  await expectNoOverflow(page, '/office/staff', [320, 1024, 1440])
  await row.getByRole('button', { name: fill(heStaff.remove.openOne, { name: 'Demo Finance 3' }) }).click()
  await expectAccessible({ part: '[role=dialog]', state: 'removing' })
  await page.getByRole('button', { name: heStaff.remove.confirm }).click()
  await expect(
    page.getByText(fill(heStaff.done.removed, { name: '\u2068Demo Finance 3\u2069', handed: 0, queued: 0 })),
  ).toBeVisible()
  await expect(row).toHaveCount(0)

  // And the office speaks two languages
  await accountMenu(page).click()
  await page.locator('#account-menu').getByText('English', { exact: true }).click()
  await expect(heading(page, enStaff.title)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
  await expect(page.locator('#account-menu').getByRole('radio')).toHaveCount(5)
})
