import { eligibilityQuestions, eligibilityStates, eligibilityTexts } from '@milgo/messages/he/eligibility'
import { oneTimeCode } from '@milgo/messages/he/one-time-code'
import type { Page } from '@playwright/test'
import { fieldOf, fillCheck, openCheck, sendCheck } from '../eligibility.ts'
import { expect, test } from '../fixtures.ts'
import { inventPerson, type Person, readCode } from '../student.ts'

const codeField = (page: Page) => page.getByLabel(oneTimeCode.label)

/** Somebody whom nothing refuses, before the code. */
const reachCode = async (page: Page, person: Person): Promise<void> => {
  await openCheck(page)
  await fillCheck(page, person)
  await sendCheck(page)
  await expect(page.getByRole('heading', { name: eligibilityStates.CHECKED })).toBeVisible()
  await expect(codeField(page)).toBeFocused()
}

test('the code screen survives Back and a reload, which asks for the password again', async ({
  page,
  request,
  expectAccessible,
}) => {
  const person = inventPerson()
  await reachCode(page, person)
  const title = page.getByRole('heading', { name: eligibilityStates.CHECKED })

  // When the reader goes back, the questions are there with their answers, and the way to the code
  await page.goBack()
  await expect(page.getByRole('heading', { name: eligibilityStates.NEW, level: 1 })).toBeFocused()
  await expect(fieldOf(page, 'identityNumber')).toHaveValue(person.identityNumber)
  await expectAccessible()
  await page.getByRole('link', { name: eligibilityTexts.pendingCode.action }).click()
  await expect(codeField(page)).toBeFocused()

  // When the page is loaded again, the password is asked for first, and kept nowhere
  await page.reload()
  await expect(title).toBeVisible()
  const password = page.getByLabel(eligibilityQuestions.password, { exact: true })
  await expect(password).toBeFocused()
  await expectAccessible()
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    person.password,
  )

  // A password that is not the one of the check is said to be none, once the code is typed
  await password.fill('Another-Demo-25')
  await password.press('Enter')
  await expect(codeField(page)).toBeFocused()
  const code = await readCode(request, person.phone)
  await codeField(page).fill(code)
  const refused = page.getByRole('alert').filter({ hasText: eligibilityTexts.passwordAgain.refused })
  await expect(refused).toBeVisible()
  await expectAccessible()
  await password.fill(person.password)
  await password.press('Enter')
  await codeField(page).fill(code)
  await expect(page).toHaveURL('/registration')
})
