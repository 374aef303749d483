/** The password of every demo account. */
export const demoPassword = 'Milgo-Demo-25'

/**
 * Returns the present code of a demo staff member's authenticator.
 * @type {(base: string, email: string) => Promise<string>}
 */
const codeOf = async (base, email) => {
  /** @type {readonly { email: string, code: string }[]} */
  const codes = await (await fetch(`${base}/dev/staff-codes.json`)).json()
  const found = codes.find((one) => one.email === email)
  if (!found)
    throw new Error(`${email} is not a demo staff member: is this a first start with its demo requests?`)
  return found.code
}

/**
 * Logs a demo staff member in to the office.
 * @type {(page: import('playwright').Page, base: string, email: string) => Promise<void>}
 */
export const logInStaff = async (page, base, email) => {
  await page.goto(`${base}/office/login`)
  await page.locator('#login-email').fill(email)
  await page.locator('#login-password').fill(demoPassword)
  await page.keyboard.press('Enter')
  await page.locator('#login-code').waitFor()
  await page.keyboard.type(await codeOf(base, email))
  await page.getByRole('navigation').first().waitFor()
}
