import {
  eligibilityQuestions,
  eligibilityRefusals,
  eligibilityStates,
  eligibilityTexts,
} from '@milgo/messages/he/eligibility'
import { errors } from '@milgo/messages/he/errors'
import { oneTimeCode } from '@milgo/messages/he/one-time-code'
import { shell } from '@milgo/messages/he/shell'
import type { Page } from '@playwright/test'
import { fieldOf, fillCheck, openCheck, sendCheck } from '../eligibility.ts'
import { expect, test } from '../fixtures.ts'
import { refuseCall } from '../refuse-calls.ts'
import {
  inventPerson,
  otherThan,
  type Person,
  readCode,
  registerStudent,
  startRegistration,
} from '../student.ts'

const codeField = (page: Page) => page.getByLabel(oneTimeCode.label)

/** Somebody whom nothing refuses, before the code. */
const reachCode = async (page: Page, person: Person): Promise<void> => {
  await openCheck(page)
  await fillCheck(page, person)
  await sendCheck(page)
  await expect(page.getByRole('heading', { name: eligibilityStates.CHECKED })).toBeVisible()
  await expect(codeField(page)).toBeFocused()
}

test('a code that is wrong, sent again, blocked and expired, and the right one', async ({
  page,
  request,
  expectAccessible,
}) => {
  test.slow()
  const person = inventPerson()
  await reachCode(page, person)
  const code = codeField(page)

  // When a wrong code is typed, it is sent with its last digit, cleared and said aloud
  const first = await readCode(request, person.phone)
  await code.fill(otherThan(first))
  await expect(page.getByRole('alert').filter({ hasText: errors.CODE_WRONG })).toBeAttached()
  await expect(code).toHaveValue('')
  await expect(code).toBeFocused()
  await expectAccessible()

  // When it is sent again, after the wait that is shown, the old one is worth nothing
  const resend = page.getByRole('button', { name: oneTimeCode.resend })
  await expect(resend).not.toHaveAttribute('aria-disabled', 'true')
  await resend.click()
  await expect(page.getByText(oneTimeCode.sentAgain)).toBeVisible()

  // When it is tried wrongly until it is blocked, only a new one helps
  const second = await readCode(request, person.phone)
  for (let tries = 1; tries <= 5; tries++) {
    await expect(code).toHaveValue('')
    const answer = page.waitForResponse(/verify-otp/)
    await code.fill(otherThan(second))
    await answer
  }
  await expect(page.getByRole('alert').filter({ hasText: oneTimeCode.blocked.title })).toBeVisible()
  await expect(resend).toBeFocused()
  await expectAccessible()
  await expect(resend).not.toHaveAttribute('aria-disabled', 'true')
  await resend.press('Enter')
  await expect(code).toBeFocused()

  // When it comes too late, that is said
  const mend = await refuseCall(page, 'verify-otp', 'CODE_EXPIRED')
  const third = await readCode(request, person.phone)
  await code.fill(third)
  await expect(page.getByRole('alert').filter({ hasText: oneTimeCode.expired.title })).toBeVisible()
  await expectAccessible()
  await mend()

  // When another one is right, the application form opens
  await expect(resend).not.toHaveAttribute('aria-disabled', 'true')
  await resend.click()
  await expect(code).toBeFocused()
  await code.fill(await readCode(request, person.phone))
  await expect(page).toHaveURL('/registration')
})

test('who was registered by somebody else meanwhile is led to the login', async ({ page, request }) => {
  const person = inventPerson()
  await reachCode(page, person)

  // Given the same person, registered from another phone before the code is typed
  const { identityNumber } = person
  await registerStudent(request, {}, { ...inventPerson(), identityNumber })

  // Then the right code says so, and the way on is the login
  await codeField(page).fill(await readCode(request, person.phone))
  await expect(page.getByRole('heading', { name: eligibilityTexts.userExistsTitle })).toBeFocused()
  await expect(page.getByText(eligibilityRefusals.USER_EXIST, { exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: shell.login, exact: true }).click()
  await expect(page).toHaveURL('/login')
})

test('another attempt with the same phone has a code of its own, and leaves this one as it is', async ({
  page,
  request,
}) => {
  const person = inventPerson()
  await reachCode(page, person)
  const mine = await readCode(request, person.phone)

  // Given another attempt with the same phone
  await startRegistration(request, { ...inventPerson(), phone: person.phone, password: 'Another-Demo-25' })
  const theirs = await readCode(request, person.phone)

  // Then its code is wrong here, and the code of this attempt leads on
  if (theirs !== mine) {
    await codeField(page).fill(theirs)
    await expect(page.getByRole('alert').filter({ hasText: errors.CODE_WRONG })).toBeAttached()
  }
  await codeField(page).fill(mine)
  await expect(page).toHaveURL('/registration')
})

test('an attempt whose day is over leads back to the answers, and can be sent again', async ({
  page,
  request,
  expectAccessible,
}) => {
  const person = inventPerson()
  await reachCode(page, person)

  // Then no code helps; everything that was typed is there, and why is said
  const mend = await refuseCall(page, 'verify-otp', 'BAD_CREDENTIALS')
  await codeField(page).fill(await readCode(request, person.phone))
  await expect(page.getByRole('heading', { name: eligibilityStates.NEW, level: 1 })).toBeFocused()
  await expect(page.getByRole('alert').filter({ hasText: eligibilityTexts.attemptOver })).toBeVisible()
  await expectAccessible()
  await mend()

  // And once it is sent again, the code leads on
  await sendCheck(page)
  await expect(codeField(page)).toBeFocused()
  await codeField(page).fill(await readCode(request, person.phone))
  await expect(page).toHaveURL('/registration')
})

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

test('a code that nobody types says by itself that it is over, by the time of the service', async ({
  page,
}) => {
  await reachCode(page, inventPerson())
  const expired = page.getByRole('alert').filter({ hasText: oneTimeCode.expired.title })
  const asked = page.waitForResponse(/get-current-time/)
  const comesIntoSight = () => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await comesIntoSight()
  await asked
  await expect(expired).toHaveCount(0)

  // Given ten minutes on the clock of the service; the browser's own has not moved
  await page.route(/get-current-time/, (route) =>
    route.fulfill({ json: { current_time: new Date(Date.now() + 10 * 60_000).toISOString() } }),
  )
  await comesIntoSight()
  await expect(expired).toBeVisible()
  await expect(page.getByRole('button', { name: oneTimeCode.resend })).toBeFocused()

  // And so it is after a reload
  await page.reload()
  await page.getByLabel(eligibilityQuestions.password, { exact: true }).fill('Milgo-Demo-25')
  await page.keyboard.press('Enter')
  await expect(expired).toBeVisible()
})
