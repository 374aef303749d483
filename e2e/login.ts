import { baseOf } from '@milgo/contracts/define-call'
import { login } from '@milgo/messages/he/login'
import type { APIRequestContext, Page } from '@playwright/test'
import { core } from './core.ts'
import { expect } from './fixtures.ts'
import type { Student } from './student.ts'
import { storeInBrowser } from './window.ts'

/** Types e-mail and password and presses the login button. The journey checks what follows. */
export const typeLogin = async (page: Page, { email, password }: Pick<Student, 'email' | 'password'>) => {
  await page.locator('#login-email').fill(email)
  await page.locator('#login-password').fill(password)
  await page.getByRole('main').getByRole('button', { name: login.logIn, exact: true }).click()
}

export const logIn = async (page: Page, student: Student): Promise<void> => {
  await page.goto('/login')
  await typeLogin(page, student)
  await expect(page).toHaveURL('/registration')
}

/** Returns the account button of the header, which only exists while somebody is logged in. */
export const accountButton = (page: Page) => page.locator('[aria-controls="account-menu"]')

/**
 * Asks for a code to the phone until one is sent. The registration has just sent a code to this phone, and the next one
 * may be asked for only some seconds later.
 */
export const askForCode = async (page: Page, phone: string): Promise<void> => {
  await page.locator('#login-phone').fill(phone)
  const send = page.getByRole('button', { name: login.sendCode })
  await expect(async () => {
    if (await send.isVisible()) await send.click()
    await expect(page).toHaveURL(/-code$/, { timeout: 1_000 })
  }).toPass()
}

/** Logs the student in with e-mail and password and returns the token. */
export const tokenOf = async (request: APIRequestContext, { email, password }: Student): Promise<string> => {
  const answered = await request.post(`${baseOf('authz')}/auth/login-by-email`, {
    data: { register_period: '2025', email, password },
  })
  const { jwtToken } = await answered.json()
  return jwtToken
}

/** Returns the id of a student. */
export const idOf = async (request: APIRequestContext, student: Student): Promise<string> => {
  const answered = await request.get(`${core}/user/current-user`, {
    headers: { Authorization: `Bearer ${await tokenOf(request, student)}` },
  })
  const { id } = await answered.json()
  return id
}

/** Opens a page as a student who is already logged in. Logging in is tested by journeys of its own. */
export const openAs = async (
  page: Page,
  request: APIRequestContext,
  student: Student,
  path: string,
): Promise<void> => {
  await storeInBrowser(page, 'milgo.token', await tokenOf(request, student))
  await page.goto(path)
}
