import { baseOf } from '@milgo/contracts/define-call'
import { login } from '@milgo/messages/he/login'
import type { APIRequestContext, Page } from '@playwright/test'
import { core } from './core.ts'
import { expect } from './fixtures.ts'
import type { Student } from './student.ts'
import { keepInBrowser } from './window.ts'

/** Types e-mail and password and sends them; where that leads is for the journey to say. */
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

/** The button of the header that only somebody who is logged in has. */
export const accountButton = (page: Page) => page.locator('[aria-controls="account-menu"]')

/** A phone was sent a code when its owner registered; another may be asked for a few seconds later. */
export const askForCode = async (page: Page, phone: string): Promise<void> => {
  await page.locator('#login-phone').fill(phone)
  const send = page.getByRole('button', { name: login.sendCode })
  await expect(async () => {
    if (await send.isVisible()) await send.click()
    await expect(page).toHaveURL(/-code$/, { timeout: 1_000 })
  }).toPass()
}

/** The token of somebody who logs in with a password. */
export const tokenOf = async (request: APIRequestContext, { email, password }: Student): Promise<string> => {
  const answered = await request.post(`${baseOf('authz')}/auth/login-by-email`, {
    data: { register_period: '2025', email, password },
  })
  const { jwtToken } = await answered.json()
  return jwtToken
}

/** Who the service says a student is. */
export const idOf = async (request: APIRequestContext, student: Student): Promise<string> => {
  const answered = await request.get(`${core}/user/current-user`, {
    headers: { Authorization: `Bearer ${await tokenOf(request, student)}` },
  })
  const { id } = await answered.json()
  return id
}

/** Opens a page as somebody who has logged in before; how one logs in is another journey. */
export const openAs = async (
  page: Page,
  request: APIRequestContext,
  student: Student,
  path: string,
): Promise<void> => {
  await keepInBrowser(page, 'milgo.token', await tokenOf(request, student))
  await page.goto(path)
}
