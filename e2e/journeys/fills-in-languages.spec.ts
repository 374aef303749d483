import { answerValues } from '@milgo/messages/ar/answer-values'
import { issues } from '@milgo/messages/ar/issues'
import { options } from '@milgo/messages/ar/options'
import { registration } from '@milgo/messages/ar/registration'
import { steps } from '@milgo/messages/ar/steps'
import { answer, answerAll, fieldOf, goOnTo, nextButton, savedStep } from '../application.ts'
import { expect, test } from '../fixtures.ts'
import { sticksOut } from '../kit.ts'
import { openAs } from '../login.ts'
import { registerStudent } from '../student.ts'

const words = { answerValues, options, registration, steps }

test('the whole form can be filled in on a phone, in Arabic', async ({
  page,
  request,
  readIn,
  expectAccessible,
}) => {
  const student = await registerStudent(request)
  await readIn('ar')
  await openAs(page, request, student, '/registration')

  // Tapping the next field counts as leaving the field before
  await fieldOf(page, 'firstName').tap()
  await fieldOf(page, 'lastName').tap()
  await expect(fieldOf(page, 'firstName')).toHaveAttribute('aria-invalid', 'true')

  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')

  // Missing answers are reported in the reader's language
  await answer(page, 'neighborhoodConfirmCheckbox', true, words)
  await nextButton(page, words).click()
  await expect(page.getByText(issues.FIELD_REQUIRED).first()).toBeVisible()
  await expectAccessible()

  await answerAll(
    page,
    {
      firstName: 'Demo',
      lastName: 'Student',
      birthday: '2001-05-17',
      gender: 'FEMALE',
      under18City: 'حيفا',
      under18District: 'آخر',
      under18Street: 'Street',
      under18Home: '1',
      year: 'FIRST_YEAR',
      field: 'حقوق',
      militaryServiceType: 'NOT_SERVED',
      isReservist: false,
    },
    words,
  )
  await goOnTo(page, 'bank', words)
  await answerAll(page, { bank: 'بنك لئومي', branch: '800', accountNumber: '123456' }, words)
  await goOnTo(page, 'family', words)
  await answerAll(
    page,
    {
      maritalStatus: 'SINGLE',
      isMaritalStatusGap: false,
      childrenCount: '0',
      isChildrenCountGap: false,
      siblingsCount: '0',
      siblingsStudentsCount: '0',
      isOrphan: false,
      isCutOffFromParents: false,
      isDisabledFamilyMembers: false,
    },
    words,
  )
  expect(await sticksOut(page.getByRole('form'))).toBe(0)
  await expectAccessible()
  await goOnTo(page, 'documents', words)
  expect(await savedStep(page, request, 'step-1')).toMatchObject({
    first_name: 'Demo',
    age_18_city_symbol: '4000',
    military_service_type: 'NOT_SERVED',
  })
  expect(await savedStep(page, request, 'step-3')).toMatchObject({
    family_status: 'SINGLE',
    is_orphan: false,
  })
})
