import { fill } from '@milgo/messages/fill'
import { answerValues } from '@milgo/messages/he/answer-values'
import {
  eligibilityModals,
  eligibilityOptions,
  eligibilityQuestions,
  eligibilityRefusals,
  eligibilityStates,
  eligibilityTexts,
} from '@milgo/messages/he/eligibility'
import { formFields } from '@milgo/messages/he/form-fields'
import { issues } from '@milgo/messages/he/issues'
import { oneTimeCode } from '@milgo/messages/he/one-time-code'
import { password as passwordWords } from '@milgo/messages/he/password'
import { shell } from '@milgo/messages/he/shell'
import { noConnection, refuse } from '@milgo/page-testing/answer-calls'
import { expectDark } from '@milgo/page-testing/expect-dark'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { clearPages } from '@milgo/page-testing/render'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { findTabAnswers } from '../src/features/eligibility/tab-answers.ts'
import { endSession, storeToken } from '../src/lib/session/session-store.ts'
import {
  cardOf,
  checkButton,
  fieldOf,
  fillAccount,
  fillCheck,
  openCheck,
  person,
  sendCheck,
} from './support/open-check.ts'
import { tokenOfSession } from './support/open-portal.tsx'
import { newStudent } from './support/student.ts'

const said = (text: string) => page.getByText(text, { exact: true })
const main = page.getByRole('main')

describe('what is typed', () => {
  it('as a password that is refused never looks strong', async () => {
    await openCheck()
    // The bars of the meter are drawn for the eye only.
    const strong = page.getBySelector('span[aria-hidden] > .bg-good')
    await fieldOf('password').fill('Rv7kbaL2x')
    await expect.poll(() => strong.elements()).toHaveLength(4)
    await fieldOf('password').fill('Shalom123')
    await expect.element(said(passwordWords.weak)).toBeVisible()
    expect(strong.elements()).toHaveLength(0)
    expect(page.getBySelector('span[aria-hidden] > .bg-sun').elements()).toHaveLength(3)
    await fieldOf('email').fill('Rv7kbaL2@x.org')
    await fieldOf('password').fill('Rv7kbaL2@x.org')
    await userEvent.keyboard('{Tab}')
    await expect.element(said(issues.PASSWORD_IS_OWN_DATA)).toBeVisible()
    expect(strong.elements()).toHaveLength(0)
    await expect.element(said(passwordWords.strong)).not.toBeInTheDocument()
  })
  it('in the last moment before the page is left is stored in the tab', async () => {
    await openCheck()
    await fieldOf('phone').fill(person.phone)
    clearPages()
    expect(findTabAnswers()).toMatchObject({ phone: person.phone })
  })
  it('in the last moment before a logout is not stored', async () => {
    await openCheck({ 'GET /user/current-user': newStudent }, true)
    await fieldOf('phone').fill(person.phone)
    endSession('left')
    clearPages()
    expect(findTabAnswers()).toBeUndefined()
  })
  it('in the last moment before a login in another tab is not stored', async () => {
    await openCheck()
    await fieldOf('phone').fill(person.phone)
    storeToken(tokenOfSession('of-another-tab'))
    clearPages()
    expect(findTabAnswers()).toBeUndefined()
  })
  it('is checked when its field is left, and a confirmation together with its original', async () => {
    const title = eligibilityQuestions.identityNumber
    await openCheck({
      'GET /fields-help/get-all': [
        { key: 'identityNumber', title, show: true, description: 'תשע ספרות '.repeat(9) },
      ],
    })

    // A new password has its hint, and help is as wide as specified
    await expect.element(page.getByText(passwordWords.hint)).toBeVisible()
    await page.getByRole('button', { name: fill(formFields.help.open, { title }) }).click()
    const shown = page.getByRole('dialog', { name: title })
    await expect.poll(() => shown.element().getBoundingClientRect().width).toBeGreaterThan(296)
    expect(shown.element().getBoundingClientRect().width).toBeLessThanOrEqual(300)
    await userEvent.keyboard('{Escape}')

    await fieldOf('identityNumber').fill('123456789')
    expect(said(issues.ENTER_CORRECT_ID).elements()).toEqual([])
    await fieldOf('phone').fill('031234567')
    await expect.element(said(issues.ENTER_CORRECT_ID)).toBeVisible()
    await fieldOf('password').fill('abcd')
    await expect.element(said(issues.ENTER_MOBILE_PHONE)).toBeVisible()
    await expect.element(said(passwordWords.weak)).toBeVisible()
    await fieldOf('password').fill('Rv7kbaL2x')
    await expect.element(said(passwordWords.strong)).toBeVisible()
    await fieldOf('passwordConfirmation').fill('Rv7kbaL2x')
    await fieldOf('password').fill('Rv7kbaL2y')
    await expect.element(said(issues.ENTER_SAME_PASSWORD)).toBeVisible()

    // An e-mail address must be typed twice: pasting is refused with a message.
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', 'a@example.org')
    fieldOf('emailConfirm')
      .element()
      .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
    await expect.element(said(issues.PASTE_NOT_ALLOWED)).toBeVisible()
    await expect.element(fieldOf('emailConfirm')).toHaveValue('')
  })

  it('shows missing and wrong answers at their fields, with links to them', async () => {
    await openCheck()
    await fillAccount()
    await fieldOf('email').fill('no-address')
    await fieldOf('passwordConfirmation').fill('other')

    // The button is disabled, and says what is missing when it is pressed.
    await expect.element(checkButton).toHaveAttribute('aria-disabled', 'true')
    ;(checkButton.element() as HTMLElement).focus()
    await userEvent.keyboard('{Enter}')
    const summary = page.getByRole('region', { name: /9/ })
    await expect.poll(() => summary.getByRole('link').elements()).toHaveLength(9)
    await expect.element(fieldOf('email')).toHaveFocus()
    await expect.element(said(issues.ENTER_SAME_PASSWORD)).toBeVisible()
    await expectSound()
    await expectDark()

    // The links of the summary lead to the fields
    ;(
      summary.getByRole('link', { name: eligibilityQuestions.academicInstitution }).element() as HTMLElement
    ).focus()
    await userEvent.keyboard('{Enter}')
    const institution = fieldOf('academicInstitution')
    await expect.element(institution).toHaveFocus()
    const top = () => institution.element().closest('[data-field]')?.getBoundingClientRect().top ?? 0
    await expect.poll(() => Math.round(top())).toBe(135)
    await userEvent.keyboard('{Escape}')

    // A corrected field has no error any more, also where another field made it wrong.
    await fieldOf('password').fill('other')
    await expect.element(said(issues.ENTER_SAME_PASSWORD)).not.toBeInTheDocument()
  })
})

it('questions are shown and hidden depending on the answers', async () => {
  await openCheck()
  const { currentlyStudying, scholarships } = eligibilityOptions
  const box = (name: string) => page.getByRole('checkbox', { name, exact: true })

  // A bachelor student is asked about another degree; in the preparatory year the question about assistance appears,
  // with its note.
  await expect.element(fieldOf('otherBachelor')).toBeVisible()
  await cardOf('currentlyStudying', currentlyStudying.PREPARATORY).click()
  await expect.element(fieldOf('otherBachelor')).not.toBeInTheDocument()
  const note = said(eligibilityTexts.statementWillBeChecked)
  await cardOf('eligibleForAssistance', answerValues.yes).click()
  await expect.element(note).not.toBeInTheDocument()
  await cardOf('eligibleForAssistance', answerValues.no).click()
  await expect.element(note).toBeVisible()

  // "None" and the scholarships exclude each other
  await expect.element(box(scholarships.NONE)).toBeChecked()
  await said(scholarships.TENA).click()
  await said(scholarships.MAROM).click()
  await expect.element(box(scholarships.NONE)).not.toBeChecked()
  await expect.element(box(scholarships.TENA)).toBeChecked()
  await said(scholarships.NONE).click()
  await expect.element(box(scholarships.TENA)).not.toBeChecked()
  await expect.element(box(scholarships.MAROM)).not.toBeChecked()
  await said(scholarships.NONE).click()
  expect(said(issues.SELECT_AT_LEAST_ONE).elements()).toEqual([])
  await cardOf('receivedScholarship', answerValues.yes).click()
  await expect.element(said(issues.SELECT_AT_LEAST_ONE)).toBeVisible()

  // Another scholarship has a name and an amount. An invalid amount stays as typed; a valid one is shown in groups.
  const amount = fieldOf('receivedScholarshipAmount')
  await amount.fill('12a345678')
  await expect.element(amount).toHaveValue('12a345678')
  await amount.fill('123456')
  await expect.element(amount).toHaveValue('123,456')
  await cardOf('receivedScholarship', answerValues.no).click()
  await expect.element(amount).not.toBeInTheDocument()
})

it('a declaration that was not touched is a missing detail, not a refusal', async () => {
  const portal = await openCheck()
  await fillCheck()
  await said(eligibilityQuestions.notDeserter).click()
  await expect.element(page.getByText(eligibilityTexts.remaining.one)).toBeVisible()

  // The button focuses it and says what is missing; nothing is sent.
  ;(checkButton.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('checkbox', { name: eligibilityQuestions.notDeserter })).toHaveFocus()
  await expect.element(page.getByText(issues.DECLARATION_REQUIRED).first()).toBeVisible()
  expect(portal.made('POST /eligibility')).toEqual([])
})

const checked = {
  id: '00000000-0000-4000-8000-000000000001',
  process_id: '00000000-0000-4000-8000-000000000003',
  username: `+972${person.phone.slice(1)}_example`,
  session: '00000000-0000-4000-8000-000000000004',
}

it('a lost connection is shown and loses nothing, and two presses send once', async () => {
  const portal = await openCheck({ 'POST /eligibility': noConnection })
  await fillCheck()
  await sendCheck()
  await expect.element(page.getByRole('region', { name: formFields.refused })).toHaveFocus()
  await expect.element(fieldOf('email')).toHaveValue(person.email)
  await expect.element(fieldOf('password')).toHaveValue(person.password)
  const before = portal.made('POST /eligibility').length

  portal.change({ 'POST /eligibility': checked })
  await checkButton.click()
  const { header, positive } = eligibilityModals.eligibilityConfirm
  await page.getByRole('dialog', { name: header }).getByRole('button', { name: positive }).dblClick()
  await expect.element(page.getByRole('heading', { name: eligibilityStates.CHECKED })).toBeVisible()
  expect(portal.made('POST /eligibility')).toHaveLength(before + 1)

  // A person who sees a wrong number goes back to the questions, which are unchanged.
  await page.getByRole('button', { name: oneTimeCode.otherPhone }).click()
  await expect.element(fieldOf('phone')).toHaveValue(expect.stringMatching(/^05/))
  await expect.element(fieldOf('password')).toHaveValue(person.password)
})

describe('a refusal', () => {
  const refused = (...codes: (keyof typeof eligibilityRefusals)[]) =>
    refuse(200, {
      statusCode: 206,
      code: 'NOT_ELIGIBLE',
      message: 'x',
      errors: codes.map((code) => ({ code, message: fill(eligibilityRefusals[code], { ceiling: '8,400' }) })),
    })
  const reasons = () =>
    main
      .getByRole('listitem')
      .elements()
      .map(({ textContent }) => textContent)

  const { residencyStatus, currentlyStudying, scholarships } = eligibilityOptions
  /** An answer that causes a refusal, what is sent, and how it is changed back. */
  const slips = [
    {
      code: 'NOT_RESIDENT',
      sent: { residency_status: 'NONE' },
      answer: () => cardOf('residencyStatus', residencyStatus.NONE).click(),
      takeBack: () => cardOf('residencyStatus', residencyStatus.RESIDENT).click(),
    },
    {
      code: 'NOT_STUDYING',
      sent: { currently_studying: 'NONE' },
      answer: () => cardOf('currentlyStudying', currentlyStudying.OTHER).click(),
      takeBack: () => cardOf('currentlyStudying', currentlyStudying.BACHELOR).click(),
    },
    {
      code: 'OTHER_BACHELOR',
      sent: { other_bachelor: true },
      answer: () => cardOf('otherBachelor', answerValues.yes).click(),
      takeBack: () => cardOf('otherBachelor', answerValues.no).click(),
    },
    {
      code: 'OTHER_SCHOLARSHIP',
      sent: { scholarships: ['PERACH'] },
      answer: () => said(scholarships.PERACH).click(),
      takeBack: () => said(scholarships.NONE).click(),
    },
    {
      code: 'SCHOLARSHIP_AMOUNT',
      sent: { other_scholarship: true, other_scholarship_amount: 8401 },
      answer: async () => {
        await cardOf('receivedScholarship', answerValues.yes).click()
        await fieldOf('receivedScholarshipName').fill('מלגה לדוגמה')
        await fieldOf('receivedScholarshipAmount').fill('8401')
      },
      takeBack: () => cardOf('receivedScholarship', answerValues.no).click(),
    },
  ] as const

  it('shows every reason, and an answer can be changed', async () => {
    const portal = await openCheck()
    await fillCheck()
    for (const { code, sent, answer, takeBack } of slips) {
      portal.change({ 'POST /eligibility': refused(code) })
      await answer()
      await sendCheck()
      await expect
        .element(page.getByRole('heading', { name: eligibilityTexts.notEligibleTitle }))
        .toHaveFocus()
      expect(reasons()).toEqual([fill(eligibilityRefusals[code], { ceiling: '8,400' })])
      expect(portal.made('POST /eligibility').at(-1)?.body).toMatchObject(sent)
      await page.getByRole('button', { name: eligibilityTexts.backToForm }).click()
      await takeBack()
    }

    // Several reasons are shown together.
    portal.change({ 'POST /eligibility': refused('NOT_RESIDENT', 'OTHER_BACHELOR', 'OTHER_SCHOLARSHIP') })
    await sendCheck()
    await expect
      .poll(reasons)
      .toEqual([
        eligibilityRefusals.NOT_RESIDENT,
        eligibilityRefusals.OTHER_BACHELOR,
        eligibilityRefusals.OTHER_SCHOLARSHIP,
      ])
    await expectSound()
    await expectDark()
    await page.getByRole('link', { name: eligibilityTexts.backToHome }).click()
    await expect.poll(portal.address).toBe('/')
  })

  it('sends a person who is already registered to the login', async () => {
    const portal = await openCheck({
      'POST /eligibility': refuse(200, { statusCode: 203, code: 'USER_EXIST', message: 'x' }),
    })
    await fillCheck()
    await sendCheck()
    await expect.element(page.getByRole('heading', { name: eligibilityTexts.userExistsTitle })).toHaveFocus()
    await expect.element(said(eligibilityRefusals.USER_EXIST)).toBeVisible()
    await expectSound()
    await expectDark()
    await main.getByRole('link', { name: shell.login, exact: true }).click()
    await expect.poll(portal.address).toBe('/login')
  })
})
