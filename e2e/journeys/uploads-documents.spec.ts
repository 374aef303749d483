import { fill } from '@milgo/messages/fill'
import { documentsStep } from '@milgo/messages/he/documents-step'
import { fileRefusals } from '@milgo/messages/he/file-refusals'
import { upload } from '@milgo/messages/he/upload'
import { saveState } from '../application.ts'
import {
  choose,
  documentOf,
  fileOf,
  openDocuments,
  removeFrom,
  replaceIn,
  savedDocuments,
  students,
  uploadInto,
} from '../documents.ts'
import { expect, test } from '../fixtures.ts'

const megabyte = 1024 ** 2

test('a refused file says why, and the earlier file stays', async ({ page, request }) => {
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
      why: fileRefusals.NOT_AS_NAMED,
    },
    {
      file: { ...fileOf('letter'), name: 'תעודה.txt', buffer: Buffer.from('no document at all') },
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

  // An accepted file is saved at once and can be downloaded
  await uploadInto(page, field, fileOf('photo', 'תעודת זהות.jpg'))
  await expect(saveState(page)).toHaveAttribute('data-save-state', 'saved')
  // The thumbnail is shown although its first address has expired
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

  // A refused replacement leaves the file in place, an accepted one replaces it
  await replaceIn(page, field, fileOf('closed', 'סגור.pdf'))
  await expect(field).toContainText(fileRefusals.PASSWORD_PROTECTED)
  await expect(field).toContainText(`${upload.stored}: תעודת זהות.jpg`)
  await field.getByRole('button', { name: `${upload.backToStored}: תעודת זהות.jpg` }).click()
  await expect(field).not.toContainText(fileRefusals.PASSWORD_PROTECTED)
  await expect(field.getByRole('button', { name: `${upload.view}: תעודת זהות.jpg` })).toBeVisible()
  const before = (await savedDocuments(request, student)) as { id_front: { file_name: string } }
  const deletion = page.waitForRequest('**/upload/delete-file/id_front')
  await replaceIn(page, field, fileOf('phonePhoto', 'צילום.heic'))
  await expect(field.getByRole('button', { name: `${upload.view}: צילום.heic` })).toBeVisible()
  // The replaced file is deleted, unless the answers of another tab name it again
  expect((await deletion).postDataJSON()).toEqual({
    file_name: before.id_front.file_name,
    unless_named: true,
  })
  await expect(saveState(page)).toHaveAttribute('data-save-state', 'saved')
  expect(await savedDocuments(request, student)).toMatchObject({
    id_front: { original_file_name: 'צילום.heic' },
  })

  // Removing asks first, because a removed file cannot be restored
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
