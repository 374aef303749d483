import { documentsStep } from '@milgo/messages/he/documents-step'
import { formNotes } from '@milgo/messages/he/form-notes'
import { registration } from '@milgo/messages/he/registration'
import { upload } from '@milgo/messages/he/upload'
import {
  choose,
  documentOf,
  fileOf,
  giveDocuments,
  openDocuments,
  sendRequest,
  statusOf,
  students,
} from '../documents.ts'
import { expect, test } from '../fixtures.ts'
import { tooSmallForAFinger } from '../kit.ts'

test('a student takes a photo with the camera and sends the request from a phone', async ({
  page,
  context,
  request,
  expectAccessible,
}) => {
  const student = await openDocuments(page, request, students.newcomer)
  await expectAccessible()
  expect(await tooSmallForAFinger(page, 'button, [role=button], [role=radio]')).toEqual([])
  const field = documentOf(page, 'idFront')
  const [camera] = await Promise.all([
    page.waitForEvent('filechooser'),
    field.getByRole('button', { name: new RegExp(`^${upload.takePhoto}:`) }).click(),
  ])
  expect(await camera.element().getAttribute('capture')).toBe('environment')
  await camera.setFiles({ ...fileOf('phonePhoto', 'IMG_0001.heic') })
  await expect(field).toContainText('IMG_0001.heic')
  await expect(field.getByRole('button', { name: upload.view })).toBeVisible()
  // A bad photo can be taken again without removing it first
  const [again] = await Promise.all([
    page.waitForEvent('filechooser'),
    field.getByRole('button', { name: `${upload.takePhoto}: IMG_0001.heic` }).click(),
  ])
  expect(await again.element().getAttribute('capture')).toBe('environment')
  await page.setViewportSize({ width: 320, height: 640 })
  const widest = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(widest).toBeLessThanOrEqual(320)
  await page.setViewportSize({ width: 390, height: 844 })

  // Without a connection a file waits, and a visible text says why the button waits too
  await context.setOffline(true)
  const attachment = documentOf(page, 'idAttachment')
  await choose(page, attachment, fileOf('letter'))
  await expect(attachment).toContainText(documentsStep.connectionBroke)
  const form = page.getByRole('form')
  await expect(form.getByText(registration.uploads.waiting, { exact: true })).toBeInViewport()
  await context.setOffline(false)
  await expect(attachment.getByRole('button', { name: upload.view })).toBeVisible()

  // The other documents are uploaded from another device meanwhile
  await giveDocuments(request, student)
  // The office's words for the confirmation do not load, and the confirmation is asked all the same
  await page.route('**/modal-windows/get-all*', (route) => route.abort())
  await page.reload()
  await expect(page.getByRole('heading', { name: documentsStep.summary.ready })).toBeVisible()
  await sendRequest(page)
  const result = page.getByRole('alertdialog', { name: formNotes.requestSubmission })
  await expect(result).toContainText(formNotes.submitSuccess)
  await expectAccessible()
  await result.getByRole('button', { name: documentsStep.result.toPersonalArea }).click()
  await expect(page).toHaveURL('/personal-area')
  expect(await statusOf(request, student)).toBe('SUBMITTED')
})
