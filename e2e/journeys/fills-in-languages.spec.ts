import { answerValues as arabicValues } from '@milgo/messages/ar/answer-values'
import { issues as arabicIssues } from '@milgo/messages/ar/issues'
import { options as arabicOptions } from '@milgo/messages/ar/options'
import { registration as arabicRegistration } from '@milgo/messages/ar/registration'
import { steps as arabicSteps } from '@milgo/messages/ar/steps'
import { answerValues as englishValues } from '@milgo/messages/en/answer-values'
import { issues as englishIssues } from '@milgo/messages/en/issues'
import { options as englishOptions } from '@milgo/messages/en/options'
import { registration as englishRegistration } from '@milgo/messages/en/registration'
import { steps as englishSteps } from '@milgo/messages/en/steps'
import { answer, answerAll, fieldOf, goOnTo, nextButton, savedStep } from '../application.ts'
import { expect, test } from '../fixtures.ts'
import { sticksOut } from '../kit.ts'
import { openAs } from '../login.ts'
import { registerStudent } from '../student.ts'

const arabic = {
  answerValues: arabicValues,
  options: arabicOptions,
  registration: arabicRegistration,
  steps: arabicSteps,
}
const english = {
  answerValues: englishValues,
  options: englishOptions,
  registration: englishRegistration,
  steps: englishSteps,
}

for (const { language, words, issues, city, other, field, bank } of [
  {
    language: 'ar',
    words: arabic,
    issues: arabicIssues,
    city: 'حيفا',
    other: 'آخر',
    field: 'حقوق',
    bank: 'بنك لئومي',
  },
  {
    language: 'en',
    words: english,
    issues: englishIssues,
    city: 'Haifa',
    other: 'Other',
    field: 'Law',
    bank: 'Bank Leumi',
  },
] as const)
  test(`the whole form in ${language}, on a phone`, async ({ page, request, readIn, expectAccessible }) => {
    const student = await registerStudent(request)
    await readIn(language)
    await openAs(page, request, student, '/registration')

    // A finger that goes on to the next field has left the one before
    await fieldOf(page, 'firstName').tap()
    await fieldOf(page, 'lastName').tap()
    await expect(fieldOf(page, 'firstName')).toHaveAttribute('aria-invalid', 'true')

    await expect(page.locator('html')).toHaveAttribute('dir', language === 'ar' ? 'rtl' : 'ltr')

    // What is missing is told in the reader's language
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
        under18City: city,
        under18District: other,
        under18Street: 'Street',
        under18Home: '1',
        year: 'FIRST_YEAR',
        field,
        militaryServiceType: 'NOT_SERVED',
        isReservist: false,
      },
      words,
    )
    await goOnTo(page, 'bank', words)
    await answerAll(page, { bank, branch: '800', accountNumber: '123456' }, words)
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
