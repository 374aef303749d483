import { fill } from '@milgo/messages/fill'
import { documentsStep } from '@milgo/messages/he/documents-step'
import { fileRefusals } from '@milgo/messages/he/file-refusals'
import { formNotes } from '@milgo/messages/he/form-notes'
import { registration } from '@milgo/messages/he/registration'
import { shell } from '@milgo/messages/he/shell'
import { upload } from '@milgo/messages/he/upload'
import { answer, saveAndClose, saveState } from '../application.ts'
import {
  choose,
  documentOf,
  fileOf,
  openComplete,
  openDocuments,
  removeFrom,
  replaceIn,
  reviewButton,
  savedDocuments,
  students,
  uploadInto,
} from '../documents.ts'
import { expect, test } from '../fixtures.ts'
import { typeLogin } from '../login.ts'

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
  await field.getByRole('button', { name: `${upload.backToStored}: תעודת זהות.jpg` }).click()
  await expect(field).not.toContainText(fileRefusals.PASSWORD_PROTECTED)
  await expect(field.getByRole('button', { name: `${upload.view}: תעודת זהות.jpg` })).toBeVisible()
  const before = (await savedDocuments(request, student)) as { id_front: { file_name: string } }
  const deletion = page.waitForRequest('**/upload/delete-file/id_front')
  await replaceIn(page, field, fileOf('phonePhoto', 'צילום.heic'))
  await expect(field.getByRole('button', { name: `${upload.view}: צילום.heic` })).toBeVisible()
  // The one before goes, unless answers of another tab name it again
  expect((await deletion).postDataJSON()).toEqual({
    file_name: before.id_front.file_name,
    unless_named: true,
  })
  await expect(saveState(page)).toHaveAttribute('data-save-state', 'saved')
  expect(await savedDocuments(request, student)).toMatchObject({
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
    expect(await savedDocuments(request, student)).toMatchObject({ id_front: null }),
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
    expect(await savedDocuments(request, student)).toMatchObject({
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
  expect(await savedDocuments(request, student)).toMatchObject({ id_front: former })
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
