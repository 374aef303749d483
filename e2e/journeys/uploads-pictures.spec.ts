import { questions } from '@milgo/messages/he/questions'
import { readability } from '@milgo/messages/he/readability'
import { upload } from '@milgo/messages/he/upload'
import { saveState } from '../application.ts'
import {
  confirmBank,
  documentOf,
  fileOf,
  openComplete,
  openDocuments,
  removeFrom,
  replaceIn,
  reviewButton,
  sendButton,
  students,
  uploadInto,
} from '../documents.ts'
import { expect, test } from '../fixtures.ts'
import { drawPicture, untilSeen, waitForSlowLook } from '../pictures.ts'

test.beforeEach(({ page }) => waitForSlowLook(page))

test('a picture that is hard to read gets a note and is uploaded all the same', async ({
  page,
  request,
  expectAccessible,
}) => {
  const student = await openDocuments(page, request, students.reservist)
  const letter = documentOf(page, 'confirmationStudies')
  await uploadInto(page, letter, await drawPicture(page, { filter: 'brightness(0.2)' }))
  await expect(letter).toContainText(readability.notes.TOO_DARK, untilSeen)
  const card = documentOf(page, 'idFront')
  await uploadInto(page, card, await drawPicture(page, { number: student.identityNumber }))
  await expect(card).toContainText(readability.notes.IDENTITY_NUMBER_AGREES, untilSeen)
  await expectAccessible()

  // The notes are still shown after a reload
  await expect(saveState(page)).toHaveAttribute('data-save-state', 'saved')
  await page.reload()
  await expect(letter).toContainText(readability.notes.TOO_DARK)
  await expect(card).toContainText(readability.notes.IDENTITY_NUMBER_AGREES)

  // The note is removed with its file
  await removeFrom(page, letter)
  await expect(letter).not.toContainText(readability.notes.TOO_DARK)
})

test('the note about a picture is shown again before sending, and does not prevent it', async ({
  page,
  request,
  expectAccessible,
}) => {
  await openComplete(page, request, students.reservist)
  const letter = documentOf(page, 'confirmationStudies')
  await replaceIn(page, letter, await drawPicture(page, { filter: 'brightness(0.2)' }))
  await expect(letter).toContainText(readability.notes.TOO_DARK, untilSeen)
  // The note is often shown before the upload has ended
  await expect(letter.getByRole('progressbar')).toHaveCount(0)
  await expect(saveState(page)).toHaveAttribute('data-save-state', 'saved')
  await page.reload()

  await reviewButton(page).click()
  const note = page.getByText(readability.notes.TOO_DARK, { exact: true })
  await expect(note).toBeVisible()
  await confirmBank(page)
  await expect(sendButton(page)).toBeEnabled()
  await expectAccessible()
  await page.getByRole('link', { name: `${upload.replace}: ${questions.confirmationStudies}` }).click()
  await expect(letter.locator(':focus')).toBeInViewport()
  await replaceIn(page, letter, fileOf('letter'))
  await expect(note).toHaveCount(0)
})
