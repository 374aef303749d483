import {
  eligibilityQuestions,
  eligibilityRefusals,
  eligibilityStates,
  eligibilityTexts,
} from '@milgo/messages/he/eligibility'
import { errors } from '@milgo/messages/he/errors'
import { oneTimeCode } from '@milgo/messages/he/one-time-code'
import { shell } from '@milgo/messages/he/shell'
import { type Answers, refuse } from '@milgo/page-testing/answer-calls'
import { expectDark } from '@milgo/page-testing/expect-dark'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { accepted, fieldOf, fillCheck, openCheck, person, sendCheck } from './support/open-check.ts'
import { openPortal, tokenOfSession } from './support/open-portal.tsx'
import { openPeriod } from './support/period.ts'
import { newStudent } from './support/student.ts'

const code = page.getByLabelText(oneTimeCode.label)
const resend = page.getByRole('button', { name: oneTimeCode.resend })
const alert = (text: string) => page.getByRole('alert').filter({ hasText: text })
const refused = (name: string, statusCode = 400) =>
  refuse(statusCode === 203 ? 200 : statusCode, { statusCode, code: name, message: 'x' })

/** Opens the code screen of an applicant whom the check accepted. */
const reachCode = async (answers: Answers = {}) => {
  const portal = await openCheck({
    'GET /setting/get-all': [
      { key: 'RESEND_SECONDS', value: '0' },
      { key: 'CODE_MINUTES', value: '10' },
    ],
    ...accepted,
    'POST /auth/resend-OTP': { session: '00000000-0000-4000-8000-000000000005' },
    'GET /user/current-user': newStudent,
    'GET /page-data/registration': () => new Promise(() => {}),
    ...answers,
  })
  await fillCheck()
  await sendCheck()
  await expect.element(page.getByRole('heading', { name: eligibilityStates.CHECKED })).toBeVisible()
  await expect.element(code).toHaveFocus()
  return portal
}
const taken: Answers = {
  'POST /auth/verify-otp': { jwtToken: tokenOfSession('new'), register_period: openPeriod.code },
}

it('nothing moves while a code is checked', async () => {
  await reachCode({ 'POST /auth/verify-otp': () => new Promise(() => {}) })
  const top = () => resend.element().getBoundingClientRect().top
  const before = top()
  await code.fill('123456')
  await expect.element(page.getByText(oneTimeCode.checking)).toBeVisible()
  expect(top()).toBe(before)
})

it('a wrong, resent, blocked and expired code, and the right one', async () => {
  const portal = await reachCode({ 'POST /auth/verify-otp': refused('CODE_WRONG') })

  // A wrong code is sent with its last digit, removed, and announced.
  await code.fill('123456')
  await expect.element(alert(errors.CODE_WRONG)).toBeInTheDocument()
  await expect.element(code).toHaveValue('')
  await expect.element(code).toHaveFocus()
  await expectSound()
  await expectDark()
  await resend.click()
  await expect.element(page.getByText(oneTimeCode.sentAgain)).toBeVisible()

  // After a blocked or expired code only a new one helps.
  for (const [name, words] of [
    ['CODE_BLOCKED', oneTimeCode.blocked],
    ['CODE_EXPIRED', oneTimeCode.expired],
  ] as const) {
    portal.change({ 'POST /auth/verify-otp': refused(name) })
    await code.fill('123456')
    await expect.element(alert(words.title)).toBeVisible()
    await expect.element(resend).toHaveFocus()
    await expectSound()
    // Narrow windows have not moved the focus.
    await expect.element(resend).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(code).toHaveFocus()
  }

  portal.change(taken)
  await code.fill('123456')
  await expect.poll(portal.address).toBe('/registration')
  // The new code belongs to the attempt that was sent again
  expect(portal.made('POST /auth/verify-otp').at(-1)?.body).toMatchObject({
    password: person.password,
    session: '00000000-0000-4000-8000-000000000005',
  })
})

it('a person who was registered by somebody else in the meantime is sent to the login', async () => {
  const portal = await reachCode({ 'POST /auth/verify-otp': refused('USER_EXIST', 203) })
  await code.fill('123456')
  await expect.element(page.getByRole('heading', { name: eligibilityTexts.userExistsTitle })).toHaveFocus()
  await expect.element(page.getByText(eligibilityRefusals.USER_EXIST, { exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: shell.login, exact: true }).click()
  await expect.poll(portal.address).toBe('/login')
})

it('an expired attempt leads back to the answers, and can be sent again', async () => {
  const portal = await reachCode({ 'POST /auth/verify-otp': refused('BAD_CREDENTIALS') })
  await code.fill('123456')
  // Everything that was typed is there, and the reason is shown.
  await expect.element(page.getByRole('heading', { name: eligibilityStates.NEW, level: 1 })).toHaveFocus()
  await expect.element(alert(eligibilityTexts.attemptOver)).toBeVisible()
  await expect.element(fieldOf('identityNumber')).toHaveValue(person.identityNumber)
  await expectSound()
  await expectDark()

  portal.change(taken)
  await sendCheck()
  await expect.element(code).toHaveFocus()
  await code.fill('123456')
  await expect.poll(portal.address).toBe('/registration')
})

it("a code that is not typed expires by itself, by the service's clock", async () => {
  const portal = await reachCode()
  const comesIntoSight = () => document.dispatchEvent(new Event('visibilitychange'))
  const asked = portal.made('GET /user/get-current-time').length
  comesIntoSight()
  await expect.poll(() => portal.made('GET /user/get-current-time').length).toBeGreaterThan(asked)
  expect(alert(oneTimeCode.expired.title).elements()).toEqual([])

  // Ten minutes on the service's clock; the browser's clock has not moved.
  portal.change({
    'GET /user/get-current-time': { current_time: new Date(Date.now() + 10 * 60_000).toISOString() },
  })
  comesIntoSight()
  await expect.element(alert(oneTimeCode.expired.title)).toBeVisible()
  await expect.element(resend).toHaveFocus()
})

/** Opens the page as after a reload while the code is awaited. */
const reloadAtCode = async (sentAtServer: number, answers: Answers) => {
  const { username, phone } = newStudent
  sessionStorage.setItem(
    'milgo.tab.pending-registration',
    JSON.stringify({
      username,
      phone,
      session: '00000000-0000-4000-8000-000000000004',
      sentAt: Date.now(),
      sentAtServer,
    }),
  )
  await openPortal('/check-eligibility?step=code', { answers })
  await page.getByLabelText(eligibilityQuestions.password, { exact: true }).fill(person.password)
  await userEvent.keyboard('{Enter}')
}

it('an expired code is expired after a reload too', async () => {
  await reloadAtCode(Date.now() - 10 * 60_000, {
    'GET /setting/get-all': [{ key: 'CODE_MINUTES', value: '10' }],
  })
  await expect.element(alert(oneTimeCode.expired.title)).toBeVisible()
})

it('a code that is refused after a reload leads back to what was typed', async () => {
  sessionStorage.setItem(
    'milgo.tab.eligibility',
    JSON.stringify({ storedAt: Date.now(), answers: { identityNumber: person.identityNumber } }),
  )
  await reloadAtCode(Date.now(), { 'POST /auth/verify-otp': refused('USER_EXIST', 203) })
  await code.fill('123456')
  await page.getByRole('button', { name: eligibilityTexts.backToForm }).click()
  await expect.element(fieldOf('identityNumber')).toHaveValue(person.identityNumber)
  expect(page.getByRole('dialog').elements()).toEqual([])
})
