import { eligibilityModals, eligibilityQuestions, eligibilityTexts } from '@milgo/messages/he/eligibility'
import { chooseInstitution, fieldOf, fillAccount, openCheck, tick } from '../eligibility.ts'
import { expect, test } from '../fixtures.ts'
import { inventPerson } from '../student.ts'

test('typed answers, but not the password, survive a reload; leaving the check deletes them', async ({
  page,
}) => {
  await openCheck(page)
  const person = inventPerson()
  await fillAccount(page, person)
  await chooseInstitution(page, 'חיפה')
  await tick(page, 'termsConfirm')
  // Half a number, in a field that still has the focus
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

  // The exit asks first. Staying keeps all answers, leaving deletes them
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
