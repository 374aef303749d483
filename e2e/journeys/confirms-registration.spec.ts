import { eligibilityRefusals, eligibilityStates, eligibilityTexts } from '@milgo/messages/he/eligibility'
import { errors } from '@milgo/messages/he/errors'
import { oneTimeCode } from '@milgo/messages/he/one-time-code'
import { shell } from '@milgo/messages/he/shell'
import type { Page } from '@playwright/test'
import { fillCheck, openCheck, sendCheck } from '../eligibility.ts'
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
  await expect(page.getByRole('heading', { name: eligibilityStates.CHECKED })).toBeFocused()
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

test('an attempt that another one has replaced leads back to the answers, and can be sent again', async ({
  page,
  request,
  expectAccessible,
}) => {
  const person = inventPerson()
  await reachCode(page, person)

  // Given another attempt with the same phone
  await startRegistration(request, { ...inventPerson(), phone: person.phone, password: 'Another-Demo-25' })

  // Then no code helps; everything that was typed is there, and why is said
  await codeField(page).fill(await readCode(request, person.phone))
  await expect(page.getByRole('heading', { name: eligibilityStates.NEW, level: 1 })).toBeFocused()
  await expect(page.getByRole('alert').filter({ hasText: eligibilityTexts.attemptOver })).toBeVisible()
  await expectAccessible()

  // And once it is sent again, the code leads on
  await sendCheck(page)
  await expect(page.getByRole('heading', { name: eligibilityStates.CHECKED })).toBeFocused()
  await codeField(page).fill(await readCode(request, person.phone))
  await expect(page).toHaveURL('/registration')
})
