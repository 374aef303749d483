import { documentsStep } from '@milgo/messages/he/documents-step'
import { formFields } from '@milgo/messages/he/form-fields'
import { formNotes } from '@milgo/messages/he/form-notes'
import { issues } from '@milgo/messages/he/issues'
import { questions } from '@milgo/messages/he/questions'
import { registration } from '@milgo/messages/he/registration'
import { upload } from '@milgo/messages/he/upload'
import { answer, answerAll, fieldOf, goOnTo, saveState } from '../application.ts'
import {
  choose,
  documentOf,
  fileOf,
  giveDocuments,
  openDocuments,
  registerFilled,
  reviewButton,
  savedDocuments,
  students,
} from '../documents.ts'
import { expect, test } from '../fixtures.ts'
import { openAs } from '../login.ts'
import { giveDocument } from '../saved-application.ts'

test('what is missing is listed with ways to it, by keyboard alone', async ({
  page,
  request,
  expectAccessible,
}) => {
  await openDocuments(page, request, students.reservist)
  await expectAccessible()
  await reviewButton(page).press('Enter')
  const missing = page.getByRole('alert')
  await expect(missing.getByRole('link')).toHaveCount(16)
  await expectAccessible()
  await missing.getByRole('link', { name: questions.parentTwoCertificate.deathCertificate }).press('Enter')
  const field = documentOf(page, 'parentTwoCertificate')
  await expect(field).toContainText(issues.FIELD_REQUIRED)
  const button = field.getByRole('button', { name: upload.choose })
  // A press of a key comes at once: asked for only then, the browser's window might open before it is handed over.
  const choosing = page.waitForEvent('filechooser')
  await expect(button).toBeFocused()
  await page.keyboard.press('Enter')
  await (await choosing).setFiles({ ...fileOf('letter') })
  await expect(field.getByRole('button', { name: upload.view })).toBeVisible()
  await expect(missing).toContainText(formFields.problems.other.replace('{count}', '15'))

  // Each part says how much it lacks, also while it is folded
  const section = page.getByRole('button', { name: /אישורי לימודים/ })
  await section.press('Enter')
  await expect(section).toHaveAttribute('aria-expanded', 'false')
  await expect(section).toContainText(documentsStep.missing.two)

  // The overview leads to what is missing first in a part, the summary to what is missing first of all
  const overview = page.getByRole('navigation', { name: documentsStep.overview })
  const studies = overview.getByRole('link', { name: /אישורי לימודים/ })
  const chooser = (id: string) => documentOf(page, id).getByRole('button', { name: upload.choose })
  await studies.press('Enter')
  await expect(chooser('confirmationStudies')).toBeFocused()
  await expect(section).toHaveAttribute('aria-expanded', 'true')
  await choose(page, documentOf(page, 'confirmationStudies'), fileOf('letter'))
  await expect(studies).toContainText(documentsStep.missing.one)
  await studies.press('Enter')
  await expect(chooser('approvalAnnualTuitionFees')).toBeFocused()
  await page.getByRole('link', { name: documentsStep.summary.toFirst }).press('Enter')
  await expect(fieldOf(page, 'isBiometricId').getByRole('radio').first()).toBeFocused()
})

test('the list of documents comes by mail, once', async ({ page, request }) => {
  const student = await openDocuments(page, request, students.reservist)
  await page.getByRole('button', { name: formNotes.sendListToEmail }).click()
  const sent = page.getByRole('button', { name: formNotes.emailSent })
  await expect(sent).toBeDisabled()
  const mails = async () => {
    const messages: { recipient: string; body: string }[] = await (
      await request.get('/dev/outbox.json')
    ).json()
    return messages.filter(
      ({ recipient, body }) => recipient === student.email && body.includes(questions.reservistDocument),
    )
  }
  await expect(async () => expect(await mails()).toHaveLength(1)).toPass()

  // It stays so as long as the page stands, whichever step is looked at meanwhile
  await page.getByRole('button', { name: formNotes.back, exact: true }).click()
  await expect(page).toHaveURL('/registration?step=3')
  await goOnTo(page, 'documents')
  await expect(sent).toBeDisabled()

  // Who comes back within the hour and presses again learns that it is there
  await page.reload()
  await page.getByRole('button', { name: formNotes.sendListToEmail }).click()
  await expect(sent).toBeDisabled()
  expect(await mails()).toHaveLength(1)
})

test('documents follow the answers that they hang on', async ({ page, request }) => {
  const student = await registerFilled(request, students.mother)
  await giveDocuments(request, student)
  await openAs(page, request, student, '/registration?step=3')
  await page.getByRole('button', { name: new RegExp(`^${formNotes.remove}`) }).click()
  await answer(page, 'maritalStatus', 'DIVORCED')
  await goOnTo(page, 'documents')
  await expect(documentOf(page, 'disabilityDocuments', 0)).toContainText('disability_documents-0.pdf')
  await expect(documentOf(page, 'disabilityDocuments', 1)).toHaveCount(0)
  await expect(fieldOf(page, 'spouseIncomeType')).toHaveCount(0)
  await expect(async () =>
    expect(await savedDocuments(request, student)).toMatchObject({
      disability_documents: [
        { member_type: 'CHILD', document: { original_file_name: 'disability_documents-0.pdf' } },
      ],
    }),
  ).toPass()

  // Choices are kept as they are made, and found again
  await answerAll(page, { candidateIncomeType: 'NATIONAL_INSURANCE', candidateAllowance: 'NURSING' })
  await expect(saveState(page)).toHaveAttribute('data-save-state', 'saved')
  await page.reload()
  await expect(fieldOf(page, 'candidateAllowance')).toContainText('סיעוד')
})

test('a document that came from elsewhere meanwhile is kept beside the one from here, both by their names', async ({
  page,
  request,
}) => {
  const student = await openDocuments(page, request, students.sponsored)
  await giveDocument(request, student, 'confirmation_studies')
  await choose(page, documentOf(page, 'idFront'), fileOf('letter', 'תעודה שלי.pdf'))
  const window = page.getByRole('alertdialog')
  await expect(window.getByRole('radio', { name: /תעודה שלי\.pdf/ })).toBeChecked()
  await expect(window.getByRole('radio', { name: /confirmation_studies\.png/ })).toBeChecked()
  await expect(window).not.toContainText(/[0-9a-f]{8}-[0-9a-f]{4}/)
  await window.getByRole('button', { name: registration.conflict.keep }).click()
  await expect(window).toBeHidden()
  await expect(documentOf(page, 'idFront')).toContainText('תעודה שלי.pdf')
  await expect(documentOf(page, 'confirmationStudies')).toContainText('confirmation_studies.png')
  await expect(saveState(page)).toHaveAttribute('data-save-state', 'saved')
  expect(await savedDocuments(request, student)).toMatchObject({
    id_front: { original_file_name: 'תעודה שלי.pdf' },
    confirmation_studies: { original_file_name: 'confirmation_studies.png' },
  })
})
