import { eligibilityRefusals, eligibilityTexts } from '@milgo/messages/he/eligibility'
import { shell } from '@milgo/messages/he/shell'
import { fillCheck, openCheck, sendCheck } from '../eligibility.ts'
import { expect, test } from '../fixtures.ts'
import { inventPerson, registerStudent } from '../student.ts'

test('who is registered already is led to the login', async ({ page, request, expectAccessible }) => {
  const { identityNumber } = await registerStudent(request)
  await openCheck(page)
  await fillCheck(page, { ...inventPerson(), identityNumber })
  await sendCheck(page)
  await expect(page.getByRole('heading', { name: eligibilityTexts.userExistsTitle })).toBeFocused()
  await expect(page.getByText(eligibilityRefusals.USER_EXIST, { exact: true })).toBeVisible()
  await expectAccessible()
  await page.getByRole('main').getByRole('link', { name: shell.login, exact: true }).click()
  await expect(page).toHaveURL(/\/login$/)
})
