import { login } from '@milgo/messages/he/login'
import { session } from '@milgo/messages/he/session'
import { shell } from '@milgo/messages/he/shell'
import { statusGuide } from '@milgo/messages/he/status-guide'
import type { Locator, Page } from '@playwright/test'
import { core } from '../core.ts'
import { fieldOf, fillAccount, openCheck, startCheck } from '../eligibility.ts'
import { expect, ownWindow, test } from '../fixtures.ts'
import { accountButton, askForCode, logIn, typeLogin } from '../login.ts'
import { registerStudent } from '../student.ts'

const minute = 60_000

/** Answers the page's calls for the server's time. Returns a function that sets how many minutes the clock is ahead. */
const moveServerClock = async (page: Page) => {
  let ahead = 0
  await page.route(`**${core}/user/get-current-time`, (route) =>
    route.fulfill({ json: { current_time: new Date(Date.now() + ahead).toISOString() } }),
  )
  return async (minutes: number) => {
    const passed = minutes * minute - ahead
    ahead = minutes * minute
    if (passed > 0) await page.clock.fastForward(passed)
  }
}

/**
 * Simulates that the page becomes visible, at which it asks for the time, until the element is shown. It repeats,
 * because a page that still waits for an answer asks too early.
 */
const becomeVisible = async (page: Page, expected: Locator) => {
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(expected).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

/** Returns everything that the browser has stored for this tab. */
const storedBy = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))

test('a dialog offers to extend the session; without an answer it ends, and a login returns to the page', {
  tag: ownWindow,
}, async ({ page, request, expectAccessible }) => {
  const student = await registerStudent(request)
  await page.clock.install()
  const serverClock = await moveServerClock(page)
  await logIn(page, student)
  await page.goto('/personal-area?from=journey')
  await expect(page.getByRole('heading', { level: 1, name: statusGuide.NOT_STARTED.headline })).toBeVisible()
  await expect(accountButton(page)).toBeVisible()

  // Given 28 and a half minutes without activity
  await serverClock(28.5)
  const dialog = page.getByRole('alertdialog', { name: session.ending.title })
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText('1:')
  await expectAccessible()

  // When the student goes on, the session is renewed
  const before = await page.evaluate(() => localStorage.getItem('milgo.token'))
  await serverClock(0)
  // The page asks how long the new session lasts. The calls that were made when the clock jumped are cancelled, as
  // after half an hour.
  const looked = page.waitForResponse(`**${core}/user/get-current-time`)
  await dialog.getByRole('button', { name: session.ending.goOn }).click()
  await looked
  await expect(dialog).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('milgo.token'))).not.toBe(before)

  // When a login has reached its longest time, the dialog says that it cannot be extended, and lets the student finish
  await page.route('**/auth/refresh', async (route) => {
    const token = await page.evaluate(() => localStorage.getItem('milgo.token'))
    await route.fulfill({ json: { jwtToken: token } })
  })
  await serverClock(29)
  await becomeVisible(page, dialog)
  await dialog.getByRole('button', { name: session.ending.goOn }).click()
  const last = page.getByRole('alertdialog', { name: session.ending.finalTitle })
  await expect(last).toBeVisible()
  await expectAccessible()
  await last.getByRole('button', { name: session.ending.stay }).click()
  await expect(last).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: statusGuide.NOT_STARTED.headline })).toBeVisible()

  // When the time is over by the server's clock, the session ends
  await serverClock(31)
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(login.ended)).toBeVisible()
  await expect(page.getByText(student.email)).toHaveCount(0)
  await expectAccessible()

  // Then the login returns to the same address
  await serverClock(0)
  await typeLogin(page, student)
  await expect(page).toHaveURL('/personal-area?from=journey')
})

test('two tabs share one login, and the next student sees nothing of the one before', async ({
  page,
  context,
  request,
}) => {
  const [first, second] = [await registerStudent(request), await registerStudent(request)]

  // Given a tab with the login page, and another tab in which a student asks for a code and then logs in
  const other = await context.newPage()
  await other.goto('/login')
  await expect(other.locator('#login-email')).toBeVisible()
  await page.goto('/login?step=phone')
  await askForCode(page, first.phone)
  expect(await storedBy(page)).toContain(first.phone)
  await logIn(page, first)

  // Then both tabs are logged in
  await expect(other).toHaveURL('/registration')
  // Waits for the field, because the heading of a new page takes the focus, which closes the menu.
  await expect(other.locator('[id="field-firstName"]')).toBeVisible()
  await accountButton(other).click()
  await expect(other.getByText(first.email)).toBeVisible()

  // And given a student who begins a check in two tabs, which store it
  const third = await context.newPage()
  for (const tab of [page, third]) {
    await openCheck(tab)
    await fillAccount(tab, first)
    await expect.poll(() => storedBy(tab)).toContain(first.identityNumber)
  }

  // When one tab logs out, the other tab leaves the student's page too, and the checks are deleted
  await accountButton(page).click()
  await page.getByRole('button', { name: session.account.logOut }).click()
  await expect(page).toHaveURL('/')
  await expect(other).toHaveURL('/')
  await expect(other.getByRole('banner').getByRole('link', { name: shell.login })).toBeVisible()

  await startCheck(third)
  await expect(fieldOf(third, 'identityNumber')).toHaveValue('')

  // When another student logs in at the same computer, nothing of the first student is left
  await logIn(page, second)
  await accountButton(other).click()
  await expect(other.getByText(second.email)).toBeVisible()
  await expect(other.getByText(first.email)).toHaveCount(0)
  for (const tab of [page, other, third])
    for (const trace of [first.email, first.phone, first.identityNumber])
      expect(await storedBy(tab)).not.toContain(trace)
})
