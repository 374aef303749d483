import { fill } from '@milgo/messages/fill'
import { answerValues } from '@milgo/messages/he/answer-values'
import {
  eligibilityModals,
  eligibilityOptions,
  eligibilityQuestions,
  eligibilityStates,
  eligibilityTexts,
} from '@milgo/messages/he/eligibility'
import { formFields } from '@milgo/messages/he/form-fields'
import { issues } from '@milgo/messages/he/issues'
import { oneTimeCode } from '@milgo/messages/he/one-time-code'
import { password as passwordWords } from '@milgo/messages/he/password'
import { core } from '../core.ts'
import {
  cardOf,
  checkButton,
  chooseInstitution,
  fieldOf,
  fillAccount,
  fillCheck,
  openCheck,
  sendCheck,
  tick,
} from '../eligibility.ts'
import { expect, test } from '../fixtures.ts'
import { inventPerson } from '../student.ts'

test('fields are checked when they are left, and a confirmation with its original', async ({ page }) => {
  await openCheck(page)
  const said = (text: string) => page.getByText(text, { exact: true })

  // A new password has its hint, and help is as wide as specified
  await expect(page.getByText(passwordWords.hint)).toBeVisible()
  const help = fill(formFields.help.open, { title: eligibilityQuestions.identityNumber })
  await page.getByRole('button', { name: help }).click()
  const shown = page.getByRole('dialog', { name: eligibilityQuestions.identityNumber })
  await expect.poll(async () => (await shown.boundingBox())?.width).toBeGreaterThan(296)
  expect((await shown.boundingBox())?.width).toBeLessThanOrEqual(300)
  await page.keyboard.press('Escape')

  await fieldOf(page, 'identityNumber').fill('123456789')
  await expect(said(issues.ENTER_CORRECT_ID)).toHaveCount(0)
  await fieldOf(page, 'phone').fill('031234567')
  await expect(said(issues.ENTER_CORRECT_ID)).toBeVisible()
  await fieldOf(page, 'password').pressSequentially('abcd')
  await expect(said(issues.ENTER_CORRECT_PHONE)).toBeVisible()
  await expect(said(passwordWords.weak)).toBeVisible()
  await fieldOf(page, 'password').fill('Rv7kbaL2x')
  await expect(said(passwordWords.strong)).toBeVisible()
  await fieldOf(page, 'passwordConfirmation').fill('Rv7kbaL2x')
  await fieldOf(page, 'password').fill('Rv7kbaL2y')
  await expect(said(issues.ENTER_SAME_PASSWORD)).toBeVisible()

  // An e-mail address is typed twice: what is pasted is refused, and said so
  await fieldOf(page, 'emailConfirm').evaluate((input) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', 'a@example.org')
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  })
  await expect(said(issues.PASTE_NOT_ALLOWED)).toBeVisible()
  await expect(fieldOf(page, 'emailConfirm')).toHaveValue('')
})

test('questions come and go with the answers', async ({ page }) => {
  await openCheck(page)
  const { currentlyStudying, scholarships } = eligibilityOptions
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true })

  // Another degree is asked of a bachelor student, assistance in the preparatory year, with its note
  await expect(fieldOf(page, 'otherBachelor')).toBeVisible()
  await cardOf(page, 'currentlyStudying', currentlyStudying.PREPARATORY).click()
  await expect(fieldOf(page, 'otherBachelor')).toHaveCount(0)
  const note = page.getByText(eligibilityTexts.statementWillBeChecked, { exact: true })
  await cardOf(page, 'eligibleForAssistance', answerValues.yes).click()
  await expect(note).toHaveCount(0)
  await cardOf(page, 'eligibleForAssistance', answerValues.no).click()
  await expect(note).toBeVisible()

  // "None" and the scholarships exclude each other
  await expect(box(scholarships.NONE)).toBeChecked()
  await page.getByText(scholarships.TENA, { exact: true }).click()
  await page.getByText(scholarships.MAROM, { exact: true }).click()
  await expect(box(scholarships.NONE)).not.toBeChecked()
  await expect(box(scholarships.TENA)).toBeChecked()
  await page.getByText(scholarships.NONE, { exact: true }).click()
  await expect(box(scholarships.TENA)).not.toBeChecked()
  await expect(box(scholarships.MAROM)).not.toBeChecked()
  await page.getByText(scholarships.NONE, { exact: true }).click()
  await expect(page.getByText(issues.SELECT_AT_LEAST_ONE, { exact: true })).toBeHidden()
  await cardOf(page, 'receivedScholarship', answerValues.yes).click()
  await expect(page.getByText(issues.SELECT_AT_LEAST_ONE, { exact: true })).toBeVisible()

  // Another scholarship has a name and an amount: what is no amount stays as it was typed, one is shown in groups
  await fieldOf(page, 'receivedScholarshipAmount').pressSequentially('12a345678')
  await expect(fieldOf(page, 'receivedScholarshipAmount')).toHaveValue('12a345678')
  await fieldOf(page, 'receivedScholarshipAmount').fill('123456')
  await expect(fieldOf(page, 'receivedScholarshipAmount')).toHaveValue('123,456')
  await cardOf(page, 'receivedScholarship', answerValues.no).click()
  await expect(fieldOf(page, 'receivedScholarshipAmount')).toHaveCount(0)
})

test('a declaration that was not touched is a missing detail, not a refusal', async ({ page }) => {
  await openCheck(page)
  await fillCheck(page, inventPerson())
  await tick(page, 'notDeserter')
  await expect(page.getByText(eligibilityTexts.remaining.one)).toBeVisible()

  // The button leads to it and says what is missing; nothing is sent
  let isSent = false
  page.on('request', (request) => {
    isSent ||= request.url().endsWith(`${core}/eligibility`)
  })
  await checkButton(page).press('Enter')
  await expect(page.getByRole('checkbox', { name: eligibilityQuestions.notDeserter })).toBeFocused()
  await expect(page.getByText(issues.DECLARATION_REQUIRED).first()).toBeVisible()
  expect(isSent).toBe(false)
})

test('what was typed survives a reload, but for the password, and goes with the exit', async ({ page }) => {
  await openCheck(page)
  const person = inventPerson()
  await fillAccount(page, person)
  await chooseInstitution(page, 'חיפה')
  await tick(page, 'termsConfirm')
  // Half a number, in a field that was not even left
  await fieldOf(page, 'phone').press('ControlOrMeta+a')
  await fieldOf(page, 'phone').pressSequentially('05')
  await expect
    .poll(() => page.evaluate(() => Object.values({ ...sessionStorage }).join()))
    .toContain('"phone":"05"')

  await page.reload()
  await expect(fieldOf(page, 'email')).toHaveValue(person.email)
  await expect(fieldOf(page, 'phone')).toHaveValue('05')
  await expect(fieldOf(page, 'academicInstitution')).toHaveValue(/חיפה/)
  await expect(page.getByRole('checkbox', { name: eligibilityQuestions.termsConfirm })).toBeChecked()
  await expect(fieldOf(page, 'password')).toHaveValue('')
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    person.password,
  )

  // The exit asks first; who stays keeps all, who goes leaves nothing
  const { header, positive, negative } = eligibilityModals.eligibilityExit
  const exit = page.getByRole('button', { name: eligibilityTexts.exit, exact: true })
  await exit.click()
  await page.getByRole('dialog', { name: header }).getByRole('button', { name: negative }).click()
  await expect(fieldOf(page, 'email')).toHaveValue(person.email)
  await exit.click()
  await page.getByRole('dialog', { name: header }).getByRole('button', { name: positive }).click()
  await expect(page).toHaveURL('/')
  await openCheck(page)
  await expect(fieldOf(page, 'email')).toHaveValue('')
})

test('a lost connection is said and loses nothing, and two presses send once', async ({ page, context }) => {
  await openCheck(page)
  const person = inventPerson()
  await fillCheck(page, person)
  let sent = 0
  page.on('request', (request) => {
    if (request.url().endsWith(`${core}/eligibility`)) sent += 1
  })

  await context.setOffline(true)
  await sendCheck(page)
  await expect(page.getByRole('region', { name: formFields.refused })).toBeFocused()
  await expect(fieldOf(page, 'email')).toHaveValue(person.email)
  await expect(fieldOf(page, 'password')).toHaveValue(person.password)

  await context.setOffline(false)
  sent = 0
  await checkButton(page).click()
  const { header, positive } = eligibilityModals.eligibilityConfirm
  await page.getByRole('dialog', { name: header }).getByRole('button', { name: positive }).dblclick()
  await expect(page.getByRole('heading', { name: eligibilityStates.CHECKED })).toBeVisible()
  expect(sent).toBe(1)

  // Whoever sees that the number is not theirs goes back to the questions, which are as they were
  await page.getByRole('button', { name: oneTimeCode.otherPhone }).click()
  await expect(fieldOf(page, 'phone')).toHaveValue(/05/)
  await expect(fieldOf(page, 'password')).toHaveValue(person.password)
})
