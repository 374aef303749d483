import { documentsStep } from '@milgo/messages/he/documents-step'
import { formModals } from '@milgo/messages/he/form-modals'
import { formNotes } from '@milgo/messages/he/form-notes'
import { upload } from '@milgo/messages/he/upload'
import {
  confirmBank,
  documentOf,
  fileOf,
  openComplete,
  replaceIn,
  reviewButton,
  sendButton,
  students,
} from '../documents.ts'
import { expect, test } from '../fixtures.ts'

test('the Back buttons of browser and page lead from all answers to the documents', async ({
  page,
  request,
}) => {
  await openComplete(page, request, students.reservist)
  const documents = page.getByRole('heading', { name: documentsStep.summary.ready })
  await reviewButton(page).click()
  await expect(sendButton(page)).toBeVisible()
  await page.goBack()
  await expect(documents).toBeVisible()
  await reviewButton(page).click()
  await page.getByRole('button', { name: formNotes.back, exact: true }).click()
  await expect(documents).toBeVisible()

  // A reload shows the documents, and Back still leads from all answers to the documents
  await reviewButton(page).click()
  await expect(sendButton(page)).toBeVisible()
  await page.reload()
  await expect(documents).toBeVisible()
  await reviewButton(page).click()
  await expect(sendButton(page)).toBeVisible()
  await page.goBack()
  await expect(documents).toBeVisible()
  await expect(page).toHaveURL('/registration?step=4')

  // Back with an open window only closes the window
  await reviewButton(page).click()
  await confirmBank(page)
  await sendButton(page).click()
  const question = page.getByRole('dialog', { name: formModals.preSubmitRequest.header })
  await expect(question).toBeVisible()
  await page.goBack()
  await expect(question).toBeHidden()
  await expect(sendButton(page)).toBeVisible()
  await page.goBack()
  await expect(documents).toBeVisible()
  const field = documentOf(page, 'idFront')
  await field.getByRole('button', { name: upload.remove }).click()
  const removal = page.getByRole('dialog', { name: documentsStep.removal.header })
  await expect(removal).toBeVisible()
  await page.goBack()
  await expect(removal).toBeHidden()
  await expect(field).toContainText('id_front-0.pdf')
  await expect(page).toHaveURL('/registration?step=4')
})

test('Forward does not open the page of all answers while a file is being uploaded', async ({
  page,
  request,
}) => {
  await openComplete(page, request, students.reservist)
  const field = documentOf(page, 'idFront')
  await reviewButton(page).click()
  await expect(sendButton(page)).toBeVisible()
  await page.goBack()
  await expect(reviewButton(page)).toBeVisible()
  // Forward opens all answers if nothing has changed
  await page.goForward()
  await expect(sendButton(page)).toBeVisible()
  await page.goBack()

  const release = Promise.withResolvers<void>()
  await page.route('**/upload/upload-file/**', async (route) => {
    await release.promise
    await route.continue()
  })
  await replaceIn(page, field, fileOf('letter', 'חדש.pdf'))
  await expect(field.getByRole('progressbar')).toBeVisible()
  await page.goForward()
  await expect(reviewButton(page)).toBeDisabled()
  await expect(sendButton(page)).toHaveCount(0)
  release.resolve()
  await expect(field.getByRole('button', { name: `${upload.view}: חדש.pdf` })).toBeVisible()
  await expect(sendButton(page)).toHaveCount(0)
  await reviewButton(page).click()
  await expect(page.getByText('חדש.pdf', { exact: true })).toBeVisible()
  await expect(sendButton(page)).toBeDisabled()
  await confirmBank(page)
  await expect(sendButton(page)).toBeEnabled()
})
