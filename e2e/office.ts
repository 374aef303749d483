import { officeBase, officePaths } from '@milgo/contracts/office-paths'
import { officeReviewPage } from '@milgo/messages/he/office-review-page'
import type { Browser, Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { logStaffInByCalls } from './staff.ts'
import { still } from './window.ts'

/** Runs an SQL statement in the database without the server. */
export type Ask = (statement: string) => Promise<unknown>

export const staffPassword = 'Milgo-Demo-25'

type StaffName = 'reviewer' | 'manager' | 'finance' | 'editor' | 'admin'

/** Returns the e-mail address of a demo staff member; `manager.2` is the second manager. */
export const staffEmail = (name: StaffName | `${StaffName}.${2 | 3}`): string => `demo.${name}@milgo.example`

export const enterStaffPassword = async (page: Page, email: string, typed = staffPassword): Promise<void> => {
  await page.locator('#login-email').fill(email)
  await page.locator('#login-password').fill(typed)
  await page.keyboard.press('Enter')
}

/**
 * Lets the current code be used again. Each code can be used once, and a journey that logs in twice must not wait half
 * a minute for the next code.
 */
const forgetUsedCode = (ask: Ask, email: string): Promise<unknown> =>
  ask(`update staff set totp_last_step = null where email = '${email}'`)

export const staffCode = async (page: Page, ask: Ask, email: string): Promise<string> => {
  await forgetUsedCode(ask, email)
  const codes: { email: string; code: string }[] = await (
    await page.request.get('/dev/staff-codes.json')
  ).json()
  return codes.find((one) => one.email === email)?.code ?? ''
}

/** Logs a staff member in on the login page, which must be open. */
export const logStaffIn = async (page: Page, ask: Ask, email: string): Promise<void> => {
  await enterStaffPassword(page, email)
  await expect(page.locator('#login-code')).toBeFocused()
  await page.keyboard.type(await staffCode(page, ask, email))
  await expect(page.getByRole('navigation').first()).toBeVisible()
}

/**
 * Logs a staff member in by calls, for all pages that are opened next. The login page is tested by a journey of its
 * own.
 */
export const admitStaff = async (page: Page, ask: Ask, email: string): Promise<void> => {
  // An office page of the previous staff member would notice that the session has changed.
  if (page.url() !== 'about:blank') await page.goto(still)
  await page.context().clearCookies()
  await forgetUsedCode(ask, email)
  await logStaffInByCalls(page.request, email)
}

/** Opens a browser context of its own in which another staff member is logged in, and returns its page. */
export const openDesk = async (
  browser: Browser,
  { url, ask }: { readonly url: string; readonly ask: Ask },
  email: string,
): Promise<Page> => {
  const context = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    locale: 'he-IL',
  })
  const desk = await context.newPage()
  await desk.goto('/office/login')
  await logStaffIn(desk, ask, email)
  return desk
}

/** Presses a button, and then the button of the same name in the window that asks for confirmation. */
export const confirmAct = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

export const openReview = async (page: Page, requestId: string): Promise<void> => {
  await page.goto(officeBase + officePaths.request.replace(':id', requestId))
  await expect(page.getByRole('toolbar')).toBeVisible()
}

/** Returns the list of documents on the review page. */
export const documentList = (page: Page): Locator =>
  page.getByRole('navigation', { name: officeReviewPage.documents.label })

const notLookedAt = (page: Page): Locator =>
  documentList(page).getByText(officeReviewPage.documents.states.NOT_LOOKED_AT)

/** Waits until the chosen document is shown, because nobody can accept it before. */
const documentIsShown = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: officeReviewPage.verdict.accept })).toBeEnabled()

/** Accepts every document without a verdict, by the key A. */
export const acceptAll = async (page: Page, press: (key: string) => Promise<void>): Promise<void> => {
  for (let left = await notLookedAt(page).count(); left > 0; left--) {
    await documentIsShown(page)
    await press('a')
    await expect(notLookedAt(page)).toHaveCount(left - 1)
  }
}

/** Types every figure that an approval needs, and moves from field to field by keyboard. */
export const enterFigures = async (page: Page, press: (key: string) => Promise<void>): Promise<void> => {
  await press('v')
  const figures = page.locator('#figures [data-figure-input]')
  const required = await figures.evaluateAll((inputs) =>
    inputs.map((input) => input.getAttribute('aria-required') === 'true'),
  )
  const last = required.lastIndexOf(true)
  for (let at = 0; at <= last; at++) {
    const input = figures.nth(at)
    await expect(input).toBeFocused()
    // A field may already contain the figure that the student claimed. Moving on confirms it.
    if (required[at] && (await input.inputValue()) === '') await page.keyboard.type(at === last ? '100' : '4')
    if (at < last) await press('Enter')
  }
}

/**
 * Returns the request for its flagged documents. The first key press shows what the student will read, the second sends
 * it.
 */
export const returnFlagged = async (page: Page, press: (key: string) => Promise<void>): Promise<void> => {
  await press('Control+Enter')
  await expect(
    page.getByRole('dialog', { name: officeReviewPage.decisions.dialog.RETURN_FOR_REPAIR }),
  ).toBeVisible()
  await press('Control+Enter')
}

/**
 * Ticks the checklist items that an automatic check left open. All verdicts are saved first, because other items tick
 * themselves with the verdicts.
 */
export const tickOpenItems = async (page: Page): Promise<void> => {
  await expect(page.getByText(officeReviewPage.verdict.saving)).toHaveCount(0)
  const open = page
    .getByRole('group', { name: officeReviewPage.checklist.title })
    .getByRole('checkbox', { checked: false })
  for (let left = await open.count(); left > 0; left--) {
    await open.first().click()
    await expect(open).toHaveCount(left - 1)
  }
}
