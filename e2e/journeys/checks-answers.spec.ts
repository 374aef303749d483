import { fill } from '@milgo/messages/fill'
import { answerValues } from '@milgo/messages/he/answer-values'
import { options } from '@milgo/messages/he/options'
import { questions } from '@milgo/messages/he/questions'
import { registration } from '@milgo/messages/he/registration'
import { steps } from '@milgo/messages/he/steps'
import { answerAll, fieldOf, goOnTo, saveAndClose } from '../application.ts'
import { expect, test } from '../fixtures.ts'
import { openAs } from '../login.ts'
import { registerStudent } from '../student.ts'

const { check } = registration

test('all answers in words, with ways back, and on paper', async ({ page, request, expectAccessible }) => {
  const student = await registerStudent(request)
  await openAs(page, request, student, '/registration')
  await answerAll(page, {
    firstName: 'דמו',
    lastName: 'בדיקה',
    birthday: '2001-05-17',
    gender: 'FEMALE',
    isUnder18address: true,
    year: 'FIRST_YEAR',
    field: 'משפטים',
    militaryServiceType: 'NOT_SERVED',
    isReservist: false,
  })
  await goOnTo(page, 'bank')
  await answerAll(page, { branch: '800' })
  await saveAndClose(page).click()
  await page.getByRole('dialog').getByRole('button').first().click()
  await expect(page).toHaveURL('/personal-area')

  // Given one step that is whole, and one that is not
  await page.goto('/print')
  await expect(page.getByRole('heading', { level: 1, name: check.title })).toBeVisible()
  const stepOf = (id: keyof typeof steps) => page.getByRole('region', { name: steps[id] })
  const lineOf = (question: keyof typeof questions) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByText(String(questions[question]), { exact: true }) })
      .locator('dd')
  await expect(stepOf('personal')).toContainText(check.complete)
  await expect(stepOf('bank')).toContainText(check.missing.two)
  await expect(lineOf('lastName')).toHaveText('בדיקה')
  await expect(lineOf('birthday')).toHaveText('17.05.2001')
  await expect(lineOf('year')).toHaveText(options.yearOfStudy.FIRST_YEAR)
  await expect(lineOf('isUnder18address')).toHaveText(answerValues.yes)
  await expect(lineOf('isEducationalStudent')).toHaveText(answerValues.no)
  await expect(lineOf('branch')).toHaveText('800')
  await expect(lineOf('accountNumber')).toHaveText(answerValues.none)
  await expectAccessible()

  // On paper there are the answers, and nothing to press
  await page.emulateMedia({ media: 'print' })
  await expect(lineOf('lastName')).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('button', { name: check.print })).toBeHidden()
  await page.emulateMedia({ media: 'screen' })

  // Each step has its way back
  await page.getByRole('link', { name: fill(check.changeStep, { step: steps.bank }) }).click()
  await expect(page).toHaveURL('/registration?step=2')
  await expect(fieldOf(page, 'branch')).toHaveValue('800')
})
