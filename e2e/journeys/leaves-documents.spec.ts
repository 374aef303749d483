import { documentsStep } from '@milgo/messages/he/documents-step'
import { formModals } from '@milgo/messages/he/form-modals'
import { formNotes } from '@milgo/messages/he/form-notes'
import { registration } from '@milgo/messages/he/registration'
import { session } from '@milgo/messages/he/session'
import { shell } from '@milgo/messages/he/shell'
import { upload } from '@milgo/messages/he/upload'
import { saveAndClose } from '../application.ts'
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
import { accountButton } from '../login.ts'

test('who leaves the documents is reminded that nothing was sent', async ({ page, request }) => {
  await openComplete(page, request, students.reservist)
  const home = page.getByRole('banner').getByRole('link', { name: shell.brand }).first()
  const reminder = page.getByRole('dialog', { name: formModals.dontForgetToSubmit.header })
  await home.click()
  await reminder.getByRole('button', { name: formModals.dontForgetToSubmit.positive }).click()
  await expect(page).toHaveURL(/registration/)

  // All answers at a glance are no leaving
  await page.getByRole('form').getByRole('link', { name: registration.check.link }).click()
  await expect(page.getByRole('heading', { level: 1, name: registration.check.title })).toBeVisible()
  await expect(page.getByText('id_front-0.pdf', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(reviewButton(page)).toBeVisible()

  // Nor is saved sent
  await saveAndClose(page).click()
  await reminder.getByRole('button', { name: formModals.dontForgetToSubmit.positive }).click()
  await expect(reminder).toBeHidden()
  await expect(page).toHaveURL(/registration/)
  await saveAndClose(page).click()
  await reminder.getByRole('button', { name: formModals.dontForgetToSubmit.negative }).click()
  await expect(page).toHaveURL('/')

  await page.goBack()
  await expect(reviewButton(page)).toBeVisible()
  await home.click()
  await reminder.getByRole('button', { name: formModals.dontForgetToSubmit.negative }).click()
  await expect(page).toHaveURL('/')

  // Who logs out is reminded too, and logged out
  await page.goto('/registration?step=4')
  await expect(reviewButton(page)).toBeVisible()
  await accountButton(page).click()
  await page.getByRole('button', { name: session.account.logOut }).click()
  await reminder.getByRole('button', { name: formModals.dontForgetToSubmit.negative }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: shell.login })).toBeVisible()
})

test('Back leads from all answers to the documents, by the browser and by the page', async ({
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

  // A reload looks over nothing by itself, and leaves no way that leads astray
  await reviewButton(page).click()
  await expect(sendButton(page)).toBeVisible()
  await page.reload()
  await expect(documents).toBeVisible()
  await reviewButton(page).click()
  await expect(sendButton(page)).toBeVisible()
  await page.goBack()
  await expect(documents).toBeVisible()
  await expect(page).toHaveURL('/registration?step=4')

  // An open window is all that it puts away
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

test('Forward never leads past a file that is on its way to what was looked over before', async ({
  page,
  request,
}) => {
  await openComplete(page, request, students.reservist)
  const field = documentOf(page, 'idFront')
  await reviewButton(page).click()
  await expect(sendButton(page)).toBeVisible()
  await page.goBack()
  await expect(reviewButton(page)).toBeVisible()
  // Where nothing has changed it does
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
