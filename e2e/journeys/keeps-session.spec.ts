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

/** The service's clock as this page sees it: the real one, moved on by as much as the journey says. */
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

/** A page that comes back into sight asks for the time; one that was still waiting for an answer may ask too early. */
const comesIntoSight = async (page: Page, expected: Locator) => {
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(expected).toBeVisible({ timeout: 2_000 })
  }).toPass()
}

/** Everything that the browser keeps for this tab. */
const storedBy = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))

test('two minutes before the end a dialog offers to go on; unanswered it leads to the login and back', {
  tag: ownWindow,
}, async ({ page, request, expectAccessible }) => {
  const student = await registerStudent(request)
  await page.clock.install()
  const serverClock = await moveServerClock(page)
  await logIn(page, student)
  await page.goto('/personal-area?from=journey')
  await expect(page.getByRole('heading', { level: 1, name: statusGuide.NOT_STARTED.headline })).toBeVisible()
  await expect(accountButton(page)).toBeVisible()

  // Given 28 minutes without a move
  await serverClock(28.5)
  const dialog = page.getByRole('alertdialog', { name: session.ending.title })
  await expect(dialog).toBeVisible()
  await expect(dialog).toContainText('1:')
  await expectAccessible()

  // When the student goes on, the session is a new one again
  const before = await page.evaluate(() => localStorage.getItem('milgo.token'))
  await serverClock(0)
  // The page learns how long the new one lasts. What is asked when the clock jumps is given up, as after half an hour.
  const looked = page.waitForResponse(`**${core}/user/get-current-time`)
  await dialog.getByRole('button', { name: session.ending.goOn }).click()
  await looked
  await expect(dialog).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('milgo.token'))).not.toBe(before)

  // When a login has reached its longest time, the dialog says that it cannot go on, and lets the work be finished
  await page.route('**/auth/refresh', async (route) => {
    const token = await page.evaluate(() => localStorage.getItem('milgo.token'))
    await route.fulfill({ json: { jwtToken: token } })
  })
  await serverClock(29)
  await comesIntoSight(page, dialog)
  await dialog.getByRole('button', { name: session.ending.goOn }).click()
  const last = page.getByRole('alertdialog', { name: session.ending.finalTitle })
  await expect(last).toBeVisible()
  await expectAccessible()
  await last.getByRole('button', { name: session.ending.stay }).click()
  await expect(last).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: statusGuide.NOT_STARTED.headline })).toBeVisible()

  // When the time is over by the clock of the service, so is the session
  await serverClock(31)
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(login.ended)).toBeVisible()
  await expect(page.getByText(student.email)).toHaveCount(0)
  await expectAccessible()

  // Then the login leads back to the very address
  await serverClock(0)
  await typeLogin(page, student)
  await expect(page).toHaveURL('/personal-area?from=journey')
})

test('two tabs agree, and the next student sees nothing of the one before', async ({
  page,
  context,
  request,
}) => {
  const [first, second] = [await registerStudent(request), await registerStudent(request)]

  // Given a tab that stands before the login, and another in which somebody asks for a code and then logs in
  const other = await context.newPage()
  await other.goto('/login')
  await expect(other.locator('#login-email')).toBeVisible()
  await page.goto('/login?step=phone')
  await askForCode(page, first.phone)
  expect(await storedBy(page)).toContain(first.phone)
  await logIn(page, first)

  // Then both are logged in
  await expect(other).toHaveURL('/registration')
  // The heading of a page that has just come takes the focus, and with it the menu away.
  await expect(other.locator('[id="field-firstName"]')).toBeVisible()
  await accountButton(other).click()
  await expect(other.getByText(first.email)).toBeVisible()

  // And who begins a check, in two tabs, leaves it there for a while
  const third = await context.newPage()
  for (const tab of [page, third]) {
    await openCheck(tab)
    await fillAccount(tab, first)
    await expect.poll(() => storedBy(tab)).toContain(first.identityNumber)
  }

  // When one logs out, the other leaves the student's page too, and the check is nobody's any more
  await accountButton(page).click()
  await page.getByRole('button', { name: session.account.logOut }).click()
  await expect(page).toHaveURL('/')
  await expect(other).toHaveURL('/')
  await expect(other.getByRole('banner').getByRole('link', { name: shell.login })).toBeVisible()

  await startCheck(third)
  await expect(fieldOf(third, 'identityNumber')).toHaveValue('')

  // When another student logs in at the same computer, nothing of the first is there
  await logIn(page, second)
  await accountButton(other).click()
  await expect(other.getByText(second.email)).toBeVisible()
  await expect(other.getByText(first.email)).toHaveCount(0)
  for (const tab of [page, other, third])
    for (const trace of [first.email, first.phone, first.identityNumber])
      expect(await storedBy(tab)).not.toContain(trace)
})
