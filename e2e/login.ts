import { baseOf } from '@milgo/contracts/define-call'
import { login } from '@milgo/messages/he/login'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import type { Student } from './student.ts'

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

/** Opens a page as somebody who has logged in before; how one logs in is another journey. */
export const openAs = async (
  page: Page,
  request: APIRequestContext,
  { email, password }: Student,
  path: string,
): Promise<void> => {
  const answered = await request.post(`${baseOf('authz')}/auth/login-by-email`, {
    data: { register_period: '2025', email, password },
  })
  const { jwtToken } = await answered.json()
  // A file of the portal is of the same origin and runs nothing.
  await page.goto('/robots.txt')
  await page.evaluate((token) => localStorage.setItem('milgo.token', token), jwtToken)
  await page.goto(path)
}
