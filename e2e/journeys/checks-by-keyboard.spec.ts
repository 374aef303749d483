import { eligibilityModals, eligibilityStates } from '@milgo/messages/he/eligibility'
import { expect, test } from '../fixtures.ts'
import { tabTo, tabToField } from '../keyboard.ts'
import { inventPerson, readCode } from '../student.ts'

test('the whole eligibility check can be done by keyboard alone', async ({ page, request }) => {
  const person = inventPerson()
  await page.goto('/check-eligibility')
  // A window gets the focus a moment after it is visible.
  await expect(page.getByRole('dialog', { name: eligibilityModals.eligibilityOnLoad.header })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  // The questions come after the window. Before that the next Tab leads past their place.
  await expect(page.locator('#field-identityNumber')).toBeVisible()
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
  // The first answer is yes. The page is right to left, so the next answer is to the left.
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
  await expect(page.getByRole('dialog', { name: eligibilityModals.eligibilityConfirm.header })).toBeFocused()
  await tabTo(page, '[role=dialog] button')
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { name: eligibilityStates.CHECKED })).toBeVisible()
  await expect(page.locator('#one-time-code')).toBeFocused()
  await page.keyboard.type(await readCode(request, person.phone))
  await expect(page).toHaveURL(/\/registration$/)
})
