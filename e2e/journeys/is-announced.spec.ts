import { paths } from '@milgo/contracts/portal-paths'
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
import { shell } from '@milgo/messages/he/shell'
import { statusGuide } from '@milgo/messages/he/status-guide'
import { upload } from '@milgo/messages/he/upload'
import { expectToHear, titleOf } from '../announced.ts'
import { answer, fieldOf, nextButton } from '../application.ts'
import {
  confirmBank,
  documentOf,
  fileOf,
  openComplete,
  openDocuments,
  reviewButton,
  sendButton,
  students,
  uploadInto,
} from '../documents.ts'
import { checkButton, fillCheck, openCheck } from '../eligibility.ts'
import { expect, ownWindow, test } from '../fixtures.ts'
import { openAs } from '../login.ts'
import { openReturned } from '../returned-request.ts'
import { inventPerson, otherThan, readCode, registerStudent } from '../student.ts'

/** What a screen reader says on the main journeys, read from the accessibility tree that Chromium hands to it. */
test('login: title and heading, then the first wrong field with what is wrong', { tag: ownWindow }, async ({
  page,
}) => {
  await page.goto(paths.login)
  await expectToHear(page, { title: titleOf(login.title), headings: [login.title], live: [] })
  await page.locator('main form button[type="submit"]').first().click()
  await expectToHear(page, {
    focus: expect.stringContaining(`${issues.FIELD_REQUIRED} | invalid`),
  })
})

test('contact: that fields are wrong, with the list of them, and that the report has come', {
  tag: ownWindow,
}, async ({ page }) => {
  await page.goto(paths.contact)
  await expectToHear(page, { title: titleOf(shell.pages.contact), headings: [shell.pages.contact], live: [] })
  const send = page.getByRole('button', { name: contact.send })
  await send.click()
  await expectToHear(page, { focus: `region | ${contact.errorsTitle}` })
  await page.getByRole('combobox', { name: contact.topic }).click()
  await page.getByRole('option', { name: contact.topics.ACCESSIBILITY }).click()
  await page.getByRole('textbox', { name: contact.from }).fill('noa@example.org')
  await page.getByRole('textbox', { name: contact.subject }).fill('קורא מסך')
  await page.getByRole('textbox', { name: contact.body }).fill('הכפתור אינו נקרא')
  await send.click()
  await expectToHear(page, { focus: `heading | ${contact.done.title}` })
})

test('eligibility check: the window before it, then the page', { tag: ownWindow }, async ({ page }) => {
  const { header, positive } = eligibilityModals.eligibilityOnLoad
  await page.goto(paths.checkEligibility)
  await expectToHear(page, {
    title: titleOf(shell.pages.checkEligibility),
    // What lies behind the window is not read out.
    headings: [],
    focus: `dialog | ${header}`,
  })
  await page.getByRole('dialog').getByRole('button', { name: positive }).click()
  await expectToHear(page, { headings: [shell.pages.checkEligibility] })
})

test('registration: the question before it is sent, the code, a wrong one, and the form', {
  tag: ownWindow,
}, async ({ page, request }) => {
  const person = inventPerson()
  const { header, positive } = eligibilityModals.eligibilityConfirm
  await openCheck(page)
  await fillCheck(page, person)
  await checkButton(page).click()
  await expectToHear(page, { headings: [], focus: `dialog | ${header}` })
  await page.getByRole('dialog', { name: header }).getByRole('button', { name: positive }).click()
  await expectToHear(page, {
    title: titleOf(eligibilityStates.CHECKED),
    headings: [eligibilityStates.CHECKED],
    focus: expect.stringContaining(oneTimeCode.label),
  })
  const code = await readCode(request, person.phone)
  await page.keyboard.type(otherThan(code))
  await expectToHear(page, {
    focus: expect.stringMatching(new RegExp(`${oneTimeCode.label}.*invalid$`)),
    live: expect.arrayContaining([errors.CODE_WRONG]),
  })
  await page.keyboard.type(code)
  await expectToHear(page, {
    title: expect.stringContaining(shell.pages.registration),
    headings: [shell.pages.registration],
  })
})

test('form: the step in the title, saving when it fails and works again, what is missing', {
  tag: ownWindow,
}, async ({ page, request }) => {
  await page.route('**/step-1/save', (route) => route.abort())
  await openAs(page, request, await registerStudent(request), paths.registration)
  await fieldOf(page, 'firstName').fill('נועה')
  await expectToHear(page, {
    title: expect.stringMatching(new RegExp(`^שלב 1 מתוך 4.*${shell.pages.registration}`)),
    headings: [shell.pages.registration],
    focus: expect.stringMatching(/^textbox \| שם פרטי/),
    live: [registration.save.kept.unreachable],
  })
  await page.unroute('**/step-1/save')
  await expectToHear(page, { live: [registration.save.allSaved] })
  // Next leads to the first answer that is missing, and says that it is.
  await answer(page, 'neighborhoodConfirmCheckbox', true)
  await nextButton(page).click()
  await expectToHear(page, { focus: expect.stringMatching(new RegExp(`${issues.FIELD_REQUIRED}.*invalid$`)) })
})

test('documents: what is left, and that a file has come', { tag: ownWindow }, async ({ page, request }) => {
  await openDocuments(page, request, students.single)
  await expectToHear(page, {
    title: expect.stringContaining('שלב 4 מתוך 4'),
    live: [expect.stringMatching(/^נותרו \d+ פריטים להשלמה$/)],
  })
  const file = fileOf('letter')
  await uploadInto(page, documentOf(page, 'idAttachment'), file)
  await expectToHear(page, {
    live: expect.arrayContaining([`${upload.loaded}: ${file.name}`]),
    focus: expect.stringContaining(`${upload.view}: ${file.name}`),
  })
})

test('sending: all answers, the question before it is sent, that it has come, and the personal area', {
  tag: ownWindow,
}, async ({ page, request }) => {
  await openComplete(page, request, students.single)
  await expectToHear(page, { live: expect.arrayContaining([documentsStep.summary.ready]) })
  await reviewButton(page).click()
  await confirmBank(page)
  await sendButton(page).click()
  const { header, positive } = formModals.preSubmitRequest
  await expectToHear(page, { headings: [], focus: expect.stringContaining(header) })
  await page
    .getByRole('dialog', { name: header })
    .getByRole('button', { name: positive, exact: true })
    .click()
  await expectToHear(page, {
    headings: [],
    focus: expect.stringMatching(new RegExp(`${formNotes.requestSubmission}.*${formNotes.submitSuccess}`)),
  })
  await page.getByRole('button', { name: documentsStep.result.toPersonalArea }).click()
  await expectToHear(page, {
    title: titleOf(shell.pages.personalArea),
    headings: [statusGuide.SUBMITTED.headline],
    focus: expect.stringContaining(statusGuide.SUBMITTED.headline),
  })
})

test('correction: what is missing, the new file, the question before it is sent, and that it has come', {
  tag: ownWindow,
}, async ({ page, request }) => {
  await openReturned(page, request, students.single, [{ field: 'id_front', reason: 'UNREADABLE' }])
  const submit = page.getByRole('button', { name: formNotes.submitCorrections, exact: true })
  await submit.click()
  await expectToHear(page, {
    title: expect.stringContaining('שלב 4 מתוך 4'),
    headings: [shell.pages.registration],
    focus: expect.stringContaining(issues.FIELD_REQUIRED),
  })
  const file = fileOf('letter')
  await uploadInto(page, documentOf(page, 'idFront'), file)
  await expectToHear(page, { live: expect.arrayContaining([`${upload.loaded}: ${file.name}`]) })
  await page
    .getByRole('checkbox', { name: questions.declarationCorrectnessInformation })
    .setChecked(true, { force: true })
  await submit.click()
  await expectToHear(page, {
    headings: [],
    focus: expect.stringContaining(formModals.sendBackFromRepair.header),
  })
  await page.getByRole('dialog').getByRole('button', { name: formModals.sendBackFromRepair.positive }).click()
  await expectToHear(page, { focus: expect.stringContaining(correction.end.header) })
})

for (const path of [paths.personalArea, paths.personalAreaAppeal] as const)
  test(`${path}: title and one heading, and nothing speaks unasked`, { tag: ownWindow }, async ({
    page,
    request,
  }) => {
    await openAs(page, request, await registerStudent(request), path)
    const name = path === paths.personalArea ? shell.pages.personalArea : shell.pages.personalAreaAppeal
    await expectToHear(page, { title: titleOf(name), headings: [expect.stringMatching(/\S/)], live: [] })
  })
