/** @typedef {import('playwright').Page} Page */

/** Closes the opening window, so that the form is shown. @type {(page: Page) => Promise<unknown>} */
export const openCheck = async (page) => {
  await page.getByRole('dialog').getByRole('button').first().click()
  await page.locator('#field-identityNumber').waitFor()
}

const typed = {
  identityNumber: '000000018',
  phone: '0500000001',
  email: 'demo.gallery@milgo.example',
  emailConfirm: 'demo.gallery@milgo.example',
  password: 'Milgo-Demo-25',
  passwordConfirmation: 'Milgo-Demo-25',
}

/** Fills in the whole check. @type {(page: Page) => Promise<void>} */
export const fillCheck = async (page) => {
  await openCheck(page)
  for (const [id, value] of Object.entries(typed)) await page.locator(`#field-${id}`).fill(value)
  await page.locator('#field-academicInstitution').click()
  await page.getByRole('option').first().click()
  for (const id of ['otherBachelor', 'receivedScholarship'])
    await page.locator(`#field-${id} label`).last().click()
  for (const id of ['notDeserter', 'termsConfirm', 'additionalConfirm'])
    await page.locator(`#field-${id}`).setChecked(true, { force: true })
}

/** Sends a complete check. @type {(page: Page) => Promise<void>} */
export const sendCheck = async (page) => {
  await fillCheck(page)
  await page.locator('main form button[type=submit]').click()
  await page.getByRole('dialog').getByRole('button').first().click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}
