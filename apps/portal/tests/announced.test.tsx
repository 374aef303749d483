import { paths } from '@milgo/contracts/portal-paths'
import { sampleAnswers } from '@milgo/domain/application/sample-application.fixture'
import { blankSurvey } from '@milgo/domain/survey/survey-payload'
import { login as english } from '@milgo/messages/en/login'
import { shell as englishShell } from '@milgo/messages/en/shell'
import { appealOptions, appealQuestions } from '@milgo/messages/he/appeal'
import { appealPage } from '@milgo/messages/he/appeal-page'
import { bankFix } from '@milgo/messages/he/bank-fix'
import { calculator } from '@milgo/messages/he/calculator'
import { contact } from '@milgo/messages/he/contact'
import { correction } from '@milgo/messages/he/correction'
import { documentsStep } from '@milgo/messages/he/documents-step'
import { eligibilityModals, eligibilityStates } from '@milgo/messages/he/eligibility'
import { errors } from '@milgo/messages/he/errors'
import { formModals } from '@milgo/messages/he/form-modals'
import { formNotes } from '@milgo/messages/he/form-notes'
import { issues } from '@milgo/messages/he/issues'
import { login } from '@milgo/messages/he/login'
import { oneTimeCode } from '@milgo/messages/he/one-time-code'
import { questions } from '@milgo/messages/he/questions'
import { registration } from '@milgo/messages/he/registration'
import { resultView } from '@milgo/messages/he/result'
import { shell } from '@milgo/messages/he/shell'
import { statusGuide } from '@milgo/messages/he/status-guide'
import { surveyQuestions, surveyTexts } from '@milgo/messages/he/survey'
import { upload } from '@milgo/messages/he/upload'
import { languageNames } from '@milgo/messages/languages'
import { expectToHear, expectToHearAfter } from '@milgo/page-testing/announced'
import { type Answers, noConnection, refuse } from '@milgo/page-testing/answer-calls'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { button, computed, openAppeal, receipt } from './support/appeal-page.ts'
import { calculatorAnswers } from './support/calculator-answers.ts'
import { checkButton, fillCheck } from './support/open-check.ts'
import { fieldOf, openForm, returnedForOne } from './support/open-form.tsx'
import { openPortal } from './support/open-portal.tsx'
import { giveFile } from './support/pending-upload.ts'
import { publishedArea, scoredResult } from './support/result.ts'
import { currentUser, newStudent } from './support/student.ts'

const titleOf = (words: string) => `${words} | ${shell.brand}`
const codeWrong = refuse(400, { statusCode: 400, code: 'CODE_WRONG', message: 'x' })

/** What a screen reader announces on the main pages, read from Chromium's accessibility tree. */
describe('a visitor hears', () => {
  it('the login by title and heading, then the first wrong field with what is wrong', async () => {
    await openPortal(paths.login)
    await expectToHear({ title: titleOf(login.title), headings: [login.title], live: [] })
    await page.getByRole('main').getByRole('button', { name: login.logIn, exact: true }).click()
    await expectToHear({ focus: expect.stringContaining(`${issues.FIELD_REQUIRED} | invalid`) })
  })

  it('on the contact page the list of wrong fields, and that the report was received', async () => {
    await openPortal(paths.contact, {
      answers: {
        'POST /mailer/send-email-without-file': { id: 'M-1042', answer_days: 2, copy_sent_to: null },
      },
    })
    await expectToHear({ title: titleOf(shell.pages.contact), headings: [shell.pages.contact], live: [] })
    const send = page.getByRole('button', { name: contact.send })
    await send.click()
    // The box is read once, with its title and every problem.
    await expectToHear({
      focus: expect.stringMatching(
        new RegExp(
          `^region \\| ${contact.errorsTitle} \\| .*${contact.body.slice(0, 6)}.*${issues.FIELD_REQUIRED}`,
        ),
      ),
      live: [],
    })
    await page.getByRole('combobox', { name: contact.topic }).click()
    await page.getByRole('option', { name: contact.topics.ACCESSIBILITY }).click()
    await page.getByRole('textbox', { name: contact.from }).fill('noa@example.org')
    await page.getByRole('textbox', { name: contact.subject }).fill('קורא מסך')
    await page.getByRole('textbox', { name: contact.body }).fill('הכפתור אינו נקרא')
    await send.click()
    await expectToHear({ focus: `heading | ${contact.done.title}` })
  })

  it('of the check the opening window, the page, the question before sending, the code and a wrong code', async () => {
    const { eligibilityOnLoad, eligibilityConfirm } = eligibilityModals
    await openPortal(paths.checkEligibility, {
      width: 1440,
      answers: {
        'POST /eligibility': {
          id: newStudent.id,
          process_id: '00000000-0000-4000-8000-000000000003',
          username: newStudent.username,
          session: '00000000-0000-4000-8000-000000000004',
        },
        'POST /auth/verify-otp': codeWrong,
      },
    })
    await expectToHear({
      title: titleOf(shell.pages.checkEligibility),
      // What is behind the window is not announced.
      headings: [],
      focus: `dialog | ${eligibilityOnLoad.header}`,
    })
    await page.getByRole('dialog').getByRole('button', { name: eligibilityOnLoad.positive }).click()
    await expectToHear({ headings: [shell.pages.checkEligibility] })
    await fillCheck()
    await checkButton.click()
    await expectToHear({ headings: [], focus: `dialog | ${eligibilityConfirm.header}` })
    await page.getByRole('dialog').getByRole('button', { name: eligibilityConfirm.positive }).click()
    await expectToHear({
      title: titleOf(eligibilityStates.CHECKED),
      headings: [eligibilityStates.CHECKED],
      focus: expect.stringContaining(oneTimeCode.label),
    })
    await userEvent.keyboard('123456')
    await expectToHear({
      focus: expect.stringMatching(new RegExp(`${oneTimeCode.label}.*invalid$`)),
      live: expect.arrayContaining([errors.CODE_WRONG]),
    })
  })
})

describe('of what changes on a page a visitor hears', () => {
  it('the estimate as soon as it is known, and again only when it is another one', async () => {
    const words = resultView.calculator
    await openPortal(paths.calculator, { answers: calculatorAnswers })
    await expectToHear({
      title: titleOf(shell.pages.calculator),
      headings: [shell.pages.calculator],
      live: [calculator.waiting],
    })
    const income = page.getByRole('textbox', { name: words.income })
    const children = page.getByRole('textbox', { name: words.childrenCount })
    await expectToHearAfter(() => page.getByRole('textbox', { name: words.houseHoldPeople }).fill('5'), {
      spoken: [],
    })
    await expectToHearAfter(() => income.fill('40000'), {
      spoken: [expect.stringMatching(/2\.5.*27/)],
      focus: expect.stringContaining(`textbox | ${words.income}`),
    })
    await expectToHearAfter(() => children.fill('200'), {
      spoken: [words.wrong],
      focus: expect.stringMatching(/invalid$/),
    })
  })

  it('the page in the language that was chosen, with the focus where it was', async () => {
    await openPortal(paths.login, { width: 1440 })
    await expectToHear({ headings: [login.title] })
    const chosen = page.getByRole('banner').getByRole('button', { name: languageNames.en })
    await expectToHearAfter(() => chosen.click(), {
      spoken: [],
      title: `${english.title} | ${englishShell.brand}`,
      headings: [english.title],
      focus: `button | ${languageNames.en}`,
    })
    expect(document.documentElement.lang).toBe('en')
  })
})

describe('a student hears', () => {
  it('the step in the title, a failed save and its success, and what is missing', async () => {
    const portal = await openForm({ changed: { 'POST /step-1/save': noConnection } })
    await fieldOf('firstName').fill('נועה')
    await expectToHear({
      title: expect.stringMatching(new RegExp(`^שלב 1 מתוך 4.*${shell.pages.registration}`)),
      headings: [shell.pages.registration],
      focus: expect.stringMatching(/^textbox \| שם פרטי/),
      live: [registration.save.storedOnDevice.unreachable],
    })
    portal.change(portal.service.answers)
    // Without this event, the next try would come by itself, a while later.
    dispatchEvent(new Event('online'))
    await expectToHear({ live: [registration.save.allSaved] })
    // Next focuses the first missing answer, and says that it is missing.
    await fieldOf('neighborhoodConfirmCheckbox').click({ force: true })
    await page.getByRole('button', { name: registration.nextTo.replace('{step}', '') }).click()
    await expectToHear({ focus: expect.stringMatching(new RegExp(`${issues.FIELD_REQUIRED}.*invalid$`)) })
  })

  it('the question before sending, that the request was received, and the personal area', async () => {
    await openForm({
      answers: sampleAnswers,
      step: 4,
      changed: { 'GET /page-data/personal-area': publishedArea('SUBMITTED', {}, ['VIEW_SUBMITTED_COPY']) },
    })
    await expectToHear({ outline: expect.arrayContaining([`2 ${documentsStep.summary.ready}`]), live: [] })
    await page.getByRole('button', { name: documentsStep.review, exact: true }).click()
    await page.getByRole('checkbox', { name: registration.bankReadBack.confirm }).click({ force: true })
    await page.getByRole('button', { name: formNotes.send, exact: true }).click()
    const { header, positive } = formModals.preSubmitRequest
    await expectToHear({ headings: [], focus: expect.stringContaining(header) })
    await page
      .getByRole('dialog', { name: header })
      .getByRole('button', { name: positive, exact: true })
      .click()
    await expectToHear({
      headings: [],
      focus: expect.stringMatching(new RegExp(`${formNotes.requestSubmission}.*${formNotes.submitSuccess}`)),
    })
    await page.getByRole('button', { name: documentsStep.result.toPersonalArea }).click()
    await expectToHear({
      title: titleOf(shell.pages.personalArea),
      headings: [statusGuide.SUBMITTED.headline],
      focus: expect.stringContaining(statusGuide.SUBMITTED.headline),
    })
  })

  it('of a correction what is missing, the new file, the question before sending, and that it was received', async () => {
    await openForm({
      ...returnedForOne,
      changed: {
        'POST /step-4/submit-corrections': { id: '00000000-0000-4000-8000-000000000000', version: 3 },
        'GET /page-data/personal-area': publishedArea('REPAIR_BACK_FOR', {}, ['FIX_DOCUMENTS']),
      },
    })
    const submit = page.getByRole('button', { name: formNotes.submitCorrections, exact: true })
    await submit.click()
    await expectToHear({
      title: expect.stringContaining('שלב 4 מתוך 4'),
      headings: [shell.pages.registration],
      focus: expect.stringContaining(issues.FIELD_REQUIRED),
    })
    await giveFile(fieldOf('idFront'))
    await expectToHear({ live: expect.arrayContaining([`${upload.loaded}: letter.pdf`]) })
    await page
      .getByRole('checkbox', { name: questions.declarationCorrectnessInformation })
      .click({ force: true })
    await submit.click()
    await expectToHear({
      headings: [],
      focus: expect.stringContaining(formModals.sendBackFromRepair.header),
    })
    await page
      .getByRole('dialog')
      .getByRole('button', { name: formModals.sendBackFromRepair.positive })
      .click()
    await expectToHear({ focus: expect.stringContaining(correction.end.header) })
  })

  it('of the survey that answers are missing, each question with its answer, and thanks', async () => {
    const [taken, list] = [{ saw_survey: true, took_survey: true }, [{ value: 'OTHER', label: 'אחר' }]]
    const portal = await openPortal(paths.studentSurvey, {
      isLoggedIn: true,
      answers: {
        'GET /user/current-user': currentUser,
        'GET /sector-survey/get-sector-survey': { ...blankSurvey, saw_survey: false, took_survey: false },
        'GET /sector-survey/get-static-data': { countries: list, education: list, culture_group: list },
        'POST /sector-survey/update-sector-survey': { id: newStudent.id, ...taken },
      },
    })
    const send = page.getByRole('button', { name: surveyTexts.send })
    await expect.element(send).toBeVisible()
    await expectToHear({
      title: titleOf(shell.pages.studentSurvey),
      headings: [surveyTexts.title],
      live: [],
    })
    await send.click()
    await expectToHear({ focus: expect.stringContaining(`region | ${surveyTexts.problems} | `) })
    for (const label of Object.values(surveyQuestions)) {
      const field = page.getByRole('combobox', { name: label, exact: true })
      await field.click()
      await page.getByRole('option').first().click()
      await expectToHear({ focus: expect.stringMatching(new RegExp(`^combobox \\| .*${label}`)) })
    }
    portal.change({ 'GET /sector-survey/get-sector-survey': { ...blankSurvey, ...taken } })
    await send.click()
    await expectToHear({ focus: `heading | ${surveyTexts.thanksTitle}` })
  })

  it.each([
    [paths.personalArea, shell.pages.personalArea],
    [paths.personalAreaAppeal, shell.pages.personalAreaAppeal],
  ])('of %s the title and one heading, and nothing else', async (path, name) => {
    await openPortal(path, {
      isLoggedIn: true,
      answers: {
        'GET /user/current-user': newStudent,
        'GET /page-data/personal-area': { ...publishedArea('NOT_STARTED'), request: null, deadlines: [] },
      },
    })
    await expectToHear({ title: titleOf(name), headings: [expect.stringMatching(/\S/)], live: [] })
  })
})

describe('after the result a student hears', () => {
  it('the decision as the heading, and the letter by its name', async () => {
    await openPortal(paths.personalArea, {
      isLoggedIn: true,
      answers: {
        'GET /user/current-user': currentUser,
        'GET /page-data/personal-area': publishedArea('COMPUTED'),
        'GET /page-data/result': scoredResult(12_400),
      },
    })
    const download = page.getByRole('button', { name: resultView.letter.download })
    await expect.element(download).toBeVisible()
    ;(download.element() as HTMLElement).focus()
    await expectToHear({
      title: titleOf(shell.pages.personalArea),
      headings: [statusGuide.COMPUTED.headline],
      focus: `button | ${resultView.letter.download}`,
      live: [],
    })
  })

  it('of an appeal what is missing, the question before sending, and the receipt', async () => {
    await openAppeal(computed, { 'POST /appeal/create-appeal': receipt })
    await expectToHear({
      title: titleOf(shell.pages.personalAreaAppeal),
      headings: [shell.pages.personalAreaAppeal],
      live: [],
    })
    await button(appealPage.send).click()
    await expectToHear({ focus: expect.stringContaining('invalid') })
    await page.getByText(appealOptions.appealGround.OTHER, { exact: true }).click()
    await page.getByLabelText(appealQuestions.details).fill('ההכנסה ירדה')
    await button(appealPage.send).click()
    await expectToHear({ headings: [], focus: expect.stringContaining(appealPage.confirm.header) })
    await page.getByRole('dialog').getByRole('button', { name: appealPage.confirm.positive }).click()
    await expectToHear({ focus: `region | ${appealPage.receipt.made} | ${appealPage.receipt.text}` })
  })

  it('of a bank fix what is missing, the file, the code, a wrong code, and that the account was received', async () => {
    const area = (guide: Parameters<typeof publishedArea>[0]) =>
      publishedArea(guide, {}, ['FIX_BANK_DETAILS', 'VIEW_RESULT'])
    const fixing = 'PATCH /user-request/by-user/fix-bank-details'
    const answers: Answers = {
      'GET /user/current-user': currentUser,
      'GET /page-data/personal-area': area('INVALID_BANK_BACK_FOR_REPAIR'),
      'GET /page-data/result': scoredResult(12_400),
      'GET /step-4/get-all-invalid-documents': [
        { field: 'bank_account_reference', ground: 'RETURNED', reason: 'OTHER', note: null, account: null },
      ],
      'GET /bank-brand/get-all': [{ value: '10', label: 'בנק לאומי', other_names: [] }],
      [fixing]: refuse(200, { statusCode: 250, code: 'CODE_REQUIRED', message: 'x' }),
    }
    const portal = await openPortal(paths.personalArea, { isLoggedIn: true, answers })
    await page.getByRole('button', { name: bankFix.send }).click()
    await expectToHear({
      headings: [statusGuide.INVALID_BANK_BACK_FOR_REPAIR.headline],
      focus: expect.stringContaining(`region | ${bankFix.problems} | `),
    })
    await giveFile(page.getByRole('main'))
    await expectToHear({ live: expect.arrayContaining([`${upload.loaded}: letter.pdf`]) })
    await page.getByRole('combobox', { name: bankFix.bank }).click()
    await page.getByRole('option').first().click()
    await page.getByRole('textbox', { name: bankFix.branch }).fill('936')
    await page.getByRole('textbox', { name: bankFix.account }).fill('7654321')
    await page.getByRole('checkbox', { name: /936.*7654321/ }).click({ force: true })
    await page.getByRole('button', { name: bankFix.send }).click()
    await expectToHear({ focus: expect.stringContaining(oneTimeCode.label) })
    portal.change({ [fixing]: codeWrong })
    await userEvent.keyboard('123456')
    await expectToHear({ live: expect.arrayContaining([errors.CODE_WRONG]) })
    portal.change({
      [fixing]: { id: currentUser.request?.id ?? '' },
      'GET /page-data/personal-area': publishedArea('INVALID_BANK_REPAIR_BACK_FROM', {}, ['VIEW_RESULT']),
    })
    await userEvent.keyboard('654321')
    await expectToHear({
      headings: [statusGuide.INVALID_BANK_REPAIR_BACK_FROM.headline],
      focus: `region | ${bankFix.sent.title} | ${bankFix.sent.text}`,
    })
  })
})
