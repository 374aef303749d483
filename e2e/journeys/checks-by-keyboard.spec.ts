import { eligibilityModals, eligibilityStates } from '@milgo/messages/he/eligibility'
import { expect, test } from '../fixtures.ts'
import { tabTo, tabToField } from '../keyboard.ts'
import { inventPerson, readCode } from '../student.ts'

test('the whole check by keyboard alone', async ({ page, request }) => {
  const person = inventPerson()
  await page.goto('/check-eligibility')
  await expect(page.getByRole('dialog', { name: eligibilityModals.eligibilityOnLoad.header })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.locator('#page-heading').focus()

  for (const [id, text] of [
    ['identityNumber', person.identityNumber],
    ['phone', person.phone],
    ['email', person.email],
    ['emailConfirm', person.email],
    ['password', person.password],
    ['passwordConfirmation', person.password],
  ] as const) {
    await tabToField(page, id)
    await page.keyboard.type(text)
  }
  await tabToField(page, 'academicInstitution')
  await page.keyboard.type('חיפה')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  // The first answer is yes; right to left, the next lies to the left.
  for (const id of ['otherBachelor', 'receivedScholarship'] as const) {
    await tabToField(page, id)
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowLeft')
  }
  for (const id of ['notDeserter', 'termsConfirm', 'additionalConfirm'] as const) {
    await tabToField(page, id)
    await page.keyboard.press('Space')
  }
  await tabTo(page, 'form button[type=submit]')
  await page.keyboard.press('Enter')
  const confirm = page.getByRole('dialog', { name: eligibilityModals.eligibilityConfirm.header })
  await expect(confirm).toBeVisible()
  await tabTo(page, '[role=dialog] button')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: eligibilityStates.CHECKED })).toBeVisible()
  if (!(await page.evaluate(() => document.activeElement?.id === 'one-time-code')))
    await tabTo(page, '#one-time-code')
  await page.keyboard.type(await readCode(request, person.phone))
  await expect(page).toHaveURL(/\/registration$/)
})
