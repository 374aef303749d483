import { fill } from '@milgo/messages/fill'
import { documentsStep } from '@milgo/messages/he/documents-step'
import { fileRefusals } from '@milgo/messages/he/file-refusals'
import { formFields } from '@milgo/messages/he/form-fields'
import { formNotes } from '@milgo/messages/he/form-notes'
import { issues } from '@milgo/messages/he/issues'
import { questions } from '@milgo/messages/he/questions'
import { readability } from '@milgo/messages/he/readability'
import { registration } from '@milgo/messages/he/registration'
import { shell } from '@milgo/messages/he/shell'
import { upload } from '@milgo/messages/he/upload'
import { answer, answerAll, fieldOf, goOnTo, saveAndClose, saveState } from '../application.ts'
import {
  choose,
  documentOf,
  fileOf,
  giveDocuments,
  heldDocuments,
  openComplete,
  openDocuments,
  registerFilled,
  removeFrom,
  replaceIn,
  reviewButton,
  sendButton,
  students,
  uploadInto,
} from '../documents.ts'
import { expect, test } from '../fixtures.ts'
import { giveDocument } from '../held-application.ts'
import { openAs, typeLogin } from '../login.ts'
import { drawPicture } from '../pictures.ts'

const megabyte = 1024 ** 2

test('a file that is refused says why, and what was there stays', async ({ page, request }) => {
  const student = await openDocuments(page, request, students.reservist)
  const field = documentOf(page, 'idFront')
  const refused = [
    { file: { ...fileOf('letter'), name: 'ריק.pdf', buffer: Buffer.alloc(0) }, why: fileRefusals.TOO_SMALL },
    {
      file: { ...fileOf('letter'), name: 'גדול.pdf', buffer: Buffer.alloc(10 * megabyte + 1) },
      why: fill(fileRefusals.TOO_BIG, { max: 10 }),
    },
    {
      file: { ...fileOf('letter'), name: 'תעודה.pdf', buffer: Buffer.from('no document at all') },
      why: fileRefusals.BAD_FORMAT,
    },
    { file: fileOf('closed', 'סגור.pdf'), why: fileRefusals.PASSWORD_PROTECTED },
  ]
  for (const { file, why } of refused) {
    await choose(page, field, file)
    await expect(field).toContainText(why)
    await field.getByRole('button', { name: upload.remove }).click()
    await expect(field.getByRole('button', { name: upload.choose })).toBeFocused()
  }

  // One that is good is there at once for every device, and can be looked at
  await uploadInto(page, field, fileOf('photo', 'תעודת זהות.jpg'))
  await expect(saveState(page)).toHaveAttribute('data-save-state', 'saved')
  // Its small picture comes also where the first address of it is over
  await page.route('**/upload/thumbnail/**', (route) => route.fulfill({ status: 403 }), { times: 1 })
  await page.reload()
  await expect(field).toContainText('תעודת זהות.jpg')
  await expect(async () =>
    expect(
      await field.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth),
    ).toBeGreaterThan(0),
  ).toPass()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    field.getByRole('button', { name: upload.view }).click(),
  ])
  expect(download.suggestedFilename()).toBe('תעודת זהות.jpg')

  // Another instead of it that is refused leaves it there; a good one takes its place
  await replaceIn(page, field, fileOf('closed', 'סגור.pdf'))
  await expect(field).toContainText(fileRefusals.PASSWORD_PROTECTED)
  await expect(field).toContainText(`${upload.kept}: תעודת זהות.jpg`)
  await field.getByRole('button', { name: `${upload.backToKept}: תעודת זהות.jpg` }).click()
  await expect(field).not.toContainText(fileRefusals.PASSWORD_PROTECTED)
  await expect(field.getByRole('button', { name: `${upload.view}: תעודת זהות.jpg` })).toBeVisible()
  await replaceIn(page, field, fileOf('phonePhoto', 'צילום.heic'))
  await expect(field.getByRole('button', { name: `${upload.view}: צילום.heic` })).toBeVisible()
  await expect(saveState(page)).toHaveAttribute('data-save-state', 'saved')
  expect(await heldDocuments(request, student)).toMatchObject({
    id_front: { original_file_name: 'צילום.heic' },
  })

  // What is removed cannot be brought back: it is asked about first
  const question = page.getByRole('dialog', { name: documentsStep.removal.header })
  await field.getByRole('button', { name: upload.remove }).click()
  await expect(question).toContainText('צילום.heic')
  await question.getByRole('button', { name: documentsStep.removal.keep }).click()
  await expect(question).toBeHidden()
  await expect(field.getByRole('button', { name: upload.remove })).toBeFocused()
  await removeFrom(page, field)
  await expect(field.getByRole('button', { name: upload.choose })).toBeFocused()
  await expect(async () =>
    expect(await heldDocuments(request, student)).toMatchObject({ id_front: null }),
  ).toPass()
})

test('an upload outlives a connection that breaks, and can be stopped', async ({
  page,
  context,
  request,
}) => {
  const student = await openDocuments(page, request, students.reservist)
  const front = documentOf(page, 'idFront')
  await context.setOffline(true)
  await choose(page, front, fileOf('photo'))
  await expect(front).toContainText(documentsStep.connectionBroke)
  await expect(front.getByRole('button', { name: upload.retry })).toBeVisible()
  await context.setOffline(false)
  await expect(front.getByRole('button', { name: upload.view })).toBeVisible()
  await expect(async () =>
    expect(await heldDocuments(request, student)).toMatchObject({
      id_front: { original_file_name: 'photo.jpg' },
    }),
  ).toPass()

  // A service that is away is tried again by the student
  const attachment = documentOf(page, 'idAttachment')
  await page.route('**/upload/upload-file/**', (route) => route.fulfill({ status: 503, json: {} }), {
    times: 1,
  })
  await choose(page, attachment, fileOf('letter'))
  await attachment.getByRole('button', { name: upload.retry }).click()
  await expect(attachment.getByRole('button', { name: upload.view })).toBeVisible()

  // While a file is on its way nothing is sent, and it can be stopped
  const studies = documentOf(page, 'confirmationStudies')
  await page.route('**/upload/upload-file/**', () => {})
  await choose(page, studies, fileOf('letter'))
  await expect(studies.getByRole('progressbar')).toBeVisible()
  await expect(reviewButton(page)).toBeDisabled()
  await expect(saveAndClose(page)).toBeDisabled()
  await studies.getByRole('button', { name: upload.cancel }).click()
  await expect(studies.getByRole('button', { name: upload.choose })).toBeFocused()
  await expect(reviewButton(page)).toBeEnabled()
  await page.unroute('**/upload/upload-file/**')
})

test('who leaves while another file is on its way is asked, and keeps the one that was there', async ({
  page,
  request,
  expectAccessible,
}) => {
  const student = await openComplete(page, request, students.reservist)
  const former = { original_file_name: 'id_front-0.pdf' }
  await page.route('**/upload/upload-file/**', () => {})
  await replaceIn(page, documentOf(page, 'idFront'), fileOf('letter'))
  await expect(documentOf(page, 'idFront').getByRole('progressbar')).toBeVisible()

  // Also on the steps before nobody closes the form over it
  await page.getByRole('button', { name: formNotes.back, exact: true }).click()
  await expect(page).toHaveURL('/registration?step=3')
  await expect(saveAndClose(page)).toBeDisabled()
  await saveAndClose(page).hover()
  await expect(page.getByRole('tooltip')).toHaveText(registration.uploads.running)

  await page.getByRole('banner').getByRole('link', { name: shell.brand }).first().click()
  const question = page.getByRole('dialog', { name: registration.leave.uploads.header })
  await expect(question).toContainText(registration.leave.uploads.lost)
  await expectAccessible()
  await Promise.all([
    page.waitForEvent('requestfailed', (failed) => failed.url().includes('/upload/upload-file/id_front')),
    question.getByRole('button', { name: registration.leave.leave }).click(),
  ])
  await expect(page).toHaveURL('/')
  expect(await heldDocuments(request, student)).toMatchObject({ id_front: former })
})

test('what is missing is listed with ways to it, by keyboard alone', async ({
  page,
  request,
  expectAccessible,
}) => {
  await openDocuments(page, request, students.reservist)
  await expectAccessible()
  await reviewButton(page).press('Enter')
  const missing = page.getByRole('alert')
  await expect(missing.getByRole('link')).toHaveCount(14)
  await expectAccessible()
  await missing.getByRole('link', { name: questions.parentTwoCertificate.deathCertificate }).press('Enter')
  const field = documentOf(page, 'parentTwoCertificate')
  await expect(field).toContainText(issues.FIELD_REQUIRED)
  const button = field.getByRole('button', { name: upload.choose })
  await expect(button).toBeFocused()

  const [window] = await Promise.all([page.waitForEvent('filechooser'), page.keyboard.press('Enter')])
  await window.setFiles({ ...fileOf('letter') })
  await expect(field.getByRole('button', { name: upload.view })).toBeVisible()
  await expect(missing).toContainText(formFields.problems.other.replace('{count}', '13'))

  // Each part says how much it lacks, also while it is folded
  const section = page.getByRole('button', { name: /אישורי לימודים/ })
  await section.press('Enter')
  await expect(section).toHaveAttribute('aria-expanded', 'false')
  await expect(section).toContainText(documentsStep.missing.two)
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
    expect(await heldDocuments(request, student)).toMatchObject({
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
  expect(await heldDocuments(request, student)).toMatchObject({
    id_front: { original_file_name: 'תעודה שלי.pdf' },
    confirmation_studies: { original_file_name: 'confirmation_studies.png' },
  })
})

test('a picture that is hard to read is told of, and arrives all the same', async ({
  page,
  request,
  expectAccessible,
}) => {
  const student = await openDocuments(page, request, students.reservist)
  const letter = documentOf(page, 'confirmationStudies')
  await uploadInto(page, letter, await drawPicture(page, { filter: 'brightness(0.2)' }))
  await expect(letter).toContainText(readability.notes.TOO_DARK)
  const card = documentOf(page, 'idFront')
  await uploadInto(page, card, await drawPicture(page, { number: student.identityNumber }))
  await expect(card).toContainText(readability.notes.IDENTITY_NUMBER_AGREES)
  await expectAccessible()

  // It is still said after a reload
  await expect(saveState(page)).toHaveAttribute('data-save-state', 'saved')
  await page.reload()
  await expect(letter).toContainText(readability.notes.TOO_DARK)
  await expect(card).toContainText(readability.notes.IDENTITY_NUMBER_AGREES)

  // What is said goes with its file
  await removeFrom(page, letter)
  await expect(letter).not.toContainText(readability.notes.TOO_DARK)
})

test('what was said of a picture is said again before it is sent, and holds nothing up', async ({
  page,
  request,
  expectAccessible,
}) => {
  await openComplete(page, request, students.reservist)
  const letter = documentOf(page, 'confirmationStudies')
  await replaceIn(page, letter, await drawPicture(page, { filter: 'brightness(0.2)' }))
  await expect(letter).toContainText(readability.notes.TOO_DARK)
  // What is seen of a picture is often told before it has arrived
  await expect(letter.getByRole('progressbar')).toHaveCount(0)
  await expect(saveState(page)).toHaveAttribute('data-save-state', 'saved')
  await page.reload()

  await reviewButton(page).click()
  const note = page.getByText(readability.notes.TOO_DARK, { exact: true })
  await expect(note).toBeVisible()
  await expect(sendButton(page)).toBeEnabled()
  await expectAccessible()
  await page.getByRole('link', { name: `${upload.replace}: ${questions.confirmationStudies}` }).click()
  await expect(letter.locator(':focus')).toBeInViewport()
  await replaceIn(page, letter, fileOf('letter'))
  await expect(note).toHaveCount(0)
})

test('a session that ends during an upload: after the login all that was given is there', async ({
  page,
  request,
}) => {
  const student = await openDocuments(page, request, students.reservist)
  await answer(page, 'isBiometricId', true)
  await uploadInto(page, documentOf(page, 'idBack'), fileOf('letter'))
  await page.route('**/upload/upload-file/**', (route) => route.fulfill({ status: 401, json: {} }), {
    times: 1,
  })
  await choose(page, documentOf(page, 'idAttachment'), fileOf('letter'))
  await expect(page).toHaveURL('/login')
  await typeLogin(page, student)
  await expect(page).toHaveURL('/registration?step=4')
  await expect(documentOf(page, 'idBack')).toContainText('letter.pdf')
})
