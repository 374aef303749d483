import { applicationForm } from '@milgo/domain/application/form'
import { sampleAnswers } from '@milgo/domain/application/sample-application.fixture'
import type { StepId } from '@milgo/domain/application/steps'
import { counted } from '@milgo/messages/counted'
import { fill } from '@milgo/messages/fill'
import { answerValues } from '@milgo/messages/he/answer-values'
import { documentsStep } from '@milgo/messages/he/documents-step'
import { fileRefusals } from '@milgo/messages/he/file-refusals'
import { formFields } from '@milgo/messages/he/form-fields'
import { formNotes } from '@milgo/messages/he/form-notes'
import { issues } from '@milgo/messages/he/issues'
import { places } from '@milgo/messages/he/places'
import { questions } from '@milgo/messages/he/questions'
import { registration } from '@milgo/messages/he/registration'
import { shell } from '@milgo/messages/he/shell'
import { stepBar } from '@milgo/messages/he/step-bar'
import { steps } from '@milgo/messages/he/steps'
import { upload } from '@milgo/messages/he/upload'
import { expectToHear, expectToHearAfter } from '@milgo/page-testing/announced'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { fieldOf, openForm } from './support/open-form.tsx'
import { chooseFor, type PendingUpload } from './support/pending-upload.ts'

const next = page.getByRole('button', { name: registration.nextTo.replace('{step}', '') })
const heading = `heading | ${shell.pages.registration}`
const stepAt = (n: number, id: StepId) => fill(stepBar.position, { n, total: 4, label: steps[id] })
const left = (count: number) => counted(formFields.problems, count, 'he')
const choose = (question: string, answer: string) =>
  fieldOf(question).getByText(answer, { exact: true }).click()

/** The sample answers without those of one step. */
const answersWithout = (section: StepId) =>
  Object.fromEntries(
    Object.entries(sampleAnswers).filter(([id]) => applicationForm.byId.get(id)?.section !== section),
  )

/** What a screen reader announces in the steps of the form, read from Chromium's accessibility tree. */
describe('a student hears', () => {
  it('of the bank step how many banks match, what is missing once, an offered account, and the next step', async () => {
    await openForm({ answers: answersWithout('bank'), step: 2 })
    await expectToHear({
      title: expect.stringContaining(stepAt(2, 'bank')),
      outline: expect.arrayContaining([`1 ${shell.pages.registration}`, `2 ${places.bank.account}`]),
      live: [],
    })
    const bank = `combobox | ${questions.bank}`
    await expectToHearAfter(() => fieldOf('bank').fill('בנק'), {
      spoken: [counted(formFields.list.results, 3, 'he')],
      focus: bank,
    })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(fieldOf('bank')).toHaveValue('בנק לאומי')
    // The number of problems is announced, and after it only the field. The list of all problems is not read.
    await expectToHearAfter(() => next.click(), {
      spoken: [left(2)],
      focus: `textbox | ${questions.branch} | ${issues.FIELD_REQUIRED} | invalid`,
    })
    await expectToHearAfter(() => fieldOf('accountNumber').fill('12-600-100008'), {
      spoken: [expect.stringMatching(new RegExp(`600.*100008.*${registration.accountOffer.apply}$`))],
    })
    await expectToHearAfter(
      () => page.getByRole('button', { name: registration.accountOffer.apply }).click(),
      { spoken: [], focus: `textbox | ${questions.accountNumber}` },
    )
    await expectToHearAfter(() => next.click(), {
      spoken: [registration.busy, stepAt(3, 'family')],
      title: expect.stringContaining(stepAt(3, 'family')),
      focus: heading,
    })
  })

  it('of the family step questions that appear and go, and how many problems are left, not each of them', async () => {
    await openForm({ answers: answersWithout('family'), step: 3 })
    await expectToHear({
      title: expect.stringContaining(stepAt(3, 'family')),
      outline: [
        `1 ${shell.pages.registration}`,
        ...Object.values(places.family).map((title) => `2 ${title}`),
        ...[registration.prepare.title, shell.footer.information, shell.footer.support].map(
          (title) => `2 ${title}`,
        ),
      ],
      live: [],
    })
    await expectToHearAfter(() => next.click(), {
      spoken: [left(9)],
      focus: `combobox | ${questions.maritalStatus} | ${issues.FIELD_REQUIRED} | invalid`,
    })
    await expectToHearAfter(() => choose('isMaritalStatusGap', answerValues.yes), {
      spoken: [left(8)],
      focus: `radio | ${answerValues.yes}`,
      groups: [expect.stringContaining(places.family.info), questions.isMaritalStatusGap],
    })
    // The question that has appeared is the next one.
    await expectToHearAfter(() => userEvent.tab(), {
      spoken: [],
      focus: `textbox | ${questions.maritalStatusGap}`,
    })
    await expectToHearAfter(() => choose('isMaritalStatusGap', answerValues.no), {
      spoken: [],
      focus: `radio | ${answerValues.no}`,
    })
    await expectToHearAfter(() => userEvent.tab(), {
      focus: `textbox | ${questions.childrenCount} | ${issues.FIELD_REQUIRED} | invalid`,
    })
  })

  it('which row was added to a list, and where the focus is after a row was removed', async () => {
    const both = [
      { type: 'PARENT_ONE', percent: '40' },
      { type: 'PARENT_TWO', percent: '50' },
    ] as const
    await openForm({ answers: { ...sampleAnswers, disabledFamilyMembers: both }, step: 3 })
    const rowAt = (n: number) => ({
      focus: `combobox | ${questions.disabledFamilyMembers.type}`,
      groups: [
        places.family.disabled,
        questions.disabledFamilyMembers.whole,
        fill(formNotes.familyMemberLine, { n }),
      ],
    })
    const remove = (n: number) =>
      page
        .getByRole('button', { name: `${formNotes.remove}: ${fill(formNotes.familyMemberLine, { n })}` })
        .click()
    const add = page.getByRole('button', { name: formNotes.addFamilyMember })
    await expectToHearAfter(() => add.click(), { spoken: [], ...rowAt(3) })
    await expectToHearAfter(() => remove(3), { spoken: [], ...rowAt(2) })
    await expectToHearAfter(() => remove(2), { spoken: [], ...rowAt(1) })
    await expectToHearAfter(() => choose('isDisabledFamilyMembers', answerValues.no), {
      spoken: [],
      focus: `radio | ${answerValues.no}`,
    })
  })

  it('that an upload has begun and finished, was refused, and what is left', async () => {
    await openForm({ answers: answersWithout('documents'), step: 4 })
    const missing = (count: number) => counted(documentsStep.summary.missing, count, 'he')
    // A page is read as it is. Only what changes is announced.
    await expectToHear({ outline: expect.arrayContaining([`2 ${missing(22)}`]), live: [] })
    const field = fieldOf('idFront')
    await expect.element(field).toBeVisible()
    ;(field.getByRole('button', { name: upload.choose }).element() as HTMLElement).focus()
    await expectToHear({ focus: `button | ${upload.choose}: ${questions.idFront}` })
    const running: PendingUpload[] = []
    await expectToHearAfter(async () => running.push(await chooseFor(field)), {
      spoken: [`${upload.uploading}: letter.pdf`],
      focus: `button | ${upload.cancel}: letter.pdf`,
    })
    await expectToHearAfter(() => running[0]?.arrive(), {
      spoken: [missing(21), `${upload.loaded}: letter.pdf`],
      focus: `button | ${upload.view}: letter.pdf`,
    })
    await expectToHearAfter(
      async () => (await chooseFor(fieldOf('confirmationStudies'))).refuse(413, 'FILE_TOO_LARGE', 'x'),
      {
        spoken: [`${upload.uploading}: letter.pdf`, fill(fileRefusals.TOO_BIG, { max: 10 })],
        focus: `button | ${upload.view}: letter.pdf`,
      },
    )
    await expectToHearAfter(() => field.getByRole('button', { name: upload.remove }).click(), {
      headings: [],
      focus: `dialog | ${documentsStep.removal.header}`,
    })
    await expectToHearAfter(
      () => page.getByRole('dialog').getByRole('button', { name: upload.remove }).click(),
      {
        headings: [shell.pages.registration],
        focus: `button | ${upload.choose}: ${questions.idFront}`,
      },
    )
  })

  it('every answer under its heading before sending, what is not confirmed, and the documents after Back', async () => {
    await openForm({ answers: sampleAnswers, step: 4 })
    const title = documentsStep.lastCheck.title
    await expectToHearAfter(
      () => page.getByRole('button', { name: documentsStep.review, exact: true }).click(),
      {
        spoken: [],
        focus: `heading | ${title}`,
        outline: expect.arrayContaining([
          `1 ${shell.pages.registration}`,
          `2 ${title}`,
          ...Object.values(steps).map((step) => `2 ${step}`),
          `3 ${places.documents.declarations}`,
        ]),
      },
    )
    const { confirm, missing } = registration.bankReadBack
    await expectToHearAfter(
      () => page.getByRole('button', { name: formNotes.send, exact: true }).click({ force: true }),
      { spoken: [], focus: `checkbox | ${confirm} | ${missing} | invalid` },
    )
    await expectToHearAfter(() => page.getByRole('button', { name: formNotes.back, exact: true }).click(), {
      focus: `heading | ${documentsStep.summary.ready}`,
    })
    await expectToHearAfter(() => page.getByRole('button', { name: formNotes.back, exact: true }).click(), {
      spoken: [stepAt(3, 'family')],
      focus: heading,
    })
  })
})
