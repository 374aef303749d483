import { eligibilityQuestions, eligibilityStates, eligibilityTexts } from '@milgo/messages/he/eligibility'
import { oneTimeCode } from '@milgo/messages/he/one-time-code'
import { registration } from '@milgo/messages/he/registration'
import type { Page } from '@playwright/test'
import { fieldOf, fillCheck, openCheck, sendCheck } from '../eligibility.ts'
import { expect, test } from '../fixtures.ts'
import { hold } from '../hold-code.ts'
import { inventPerson, type Person, readCode } from '../student.ts'

const codeField = (page: Page) => page.getByLabel(oneTimeCode.label)

/** Sends the check of an eligible person and waits for the code screen. */
const reachCode = async (page: Page, person: Person): Promise<void> => {
  await openCheck(page)
  await fillCheck(page, person)
  await sendCheck(page)
  await expect(page.getByRole('heading', { name: eligibilityStates.CHECKED })).toBeVisible()
  await expect(codeField(page)).toBeFocused()
}

test('the code screen survives Back and a reload; after the reload it asks for the password again', async ({
  page,
  request,
  expectAccessible,
}) => {
  const person = inventPerson()
  await reachCode(page, person)
  const title = page.getByRole('heading', { name: eligibilityStates.CHECKED })

  // When the reader goes back, the page shows the questions with their answers and a link to the code
  await page.goBack()
  await expect(page.getByRole('heading', { name: eligibilityStates.NEW, level: 1 })).toBeFocused()
  await expect(fieldOf(page, 'identityNumber')).toHaveValue(person.identityNumber)
  await expectAccessible()
  await page.getByRole('link', { name: eligibilityTexts.pendingCode.action }).click()
  await expect(codeField(page)).toBeFocused()

  // When the page is reloaded, it asks for the password first, because the password is stored nowhere
  await page.reload()
  await expect(title).toBeVisible()
  const password = page.getByLabel(eligibilityQuestions.password, { exact: true })
  await expect(password).toBeFocused()
  await expectAccessible()
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    person.password,
  )

  // A password that differs from the one of the check is refused after the code is typed
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
  const release = await hold(page, /\/assets\/registration-page-[^/]*\.js$/)
  await codeField(page).fill(code)
  await expect(page).toHaveURL('/registration')
  release()
  // However late the code of the form arrives, the focus is on the form's heading
  await expect(page.getByRole('heading', { level: 1, name: registration.title })).toBeFocused()
})
