import { fill } from '@milgo/messages/fill'
import { documentsStep } from '@milgo/messages/he/documents-step'
import { errors } from '@milgo/messages/he/errors'
import { formModals } from '@milgo/messages/he/form-modals'
import { formNotes } from '@milgo/messages/he/form-notes'
import { questions } from '@milgo/messages/he/questions'
import { registration } from '@milgo/messages/he/registration'
import { session } from '@milgo/messages/he/session'
import { shell } from '@milgo/messages/he/shell'
import { steps } from '@milgo/messages/he/steps'
import { upload } from '@milgo/messages/he/upload'
import type { Locator, Page } from '@playwright/test'
import { answer, fieldOf, saveAndClose, saveState } from '../application.ts'
import { core } from '../core.ts'
import {
  documentOf,
  fileOf,
  heldDocuments,
  openComplete,
  removeFrom,
  replaceIn,
  reviewButton,
  sendButton,
  sendRequest,
  statusOf,
  students,
  uploadInto,
} from '../documents.ts'
import { expect, test } from '../fixtures.ts'
import { accountButton, tokenOf } from '../login.ts'

const resultOf = (page: Page) => page.getByRole('alertdialog', { name: formNotes.requestSubmission })

test('what another tab has changed since it was looked over is shown before anything is sent', async ({
  page,
  context,
  request,
}) => {
  const student = await openComplete(page, request, students.reservist)
  await reviewButton(page).click()
  await expect(sendButton(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto('/registration?step=1')
  await answer(other, 'firstName', 'אחרת')
  await saveAndClose(other).click()
  await expect(saveState(other)).toHaveAttribute('data-save-state', 'saved')

  await sendRequest(page)
  const differs = page.getByRole('alertdialog', {
    name: fill(registration.conflict.header, { step: steps.personal }),
  })
  await expect(differs).toContainText('אחרת')
  expect(await statusOf(request, student)).toBe('DRAFT')
  await differs.getByRole('button', { name: registration.conflict.keep }).click()
  await expect(page.getByText('אחרת', { exact: true })).toBeVisible()
  await sendRequest(page)
  await expect(resultOf(page)).toContainText(formNotes.submitSuccess)
})

test('two tabs and two clicks send once; then all is there to read', async ({
  page,
  context,
  request,
  expectAccessible,
}) => {
  const student = await openComplete(page, request, students.reservist)
  await expectAccessible()
  const other = await context.newPage()
  await other.goto('/registration?step=4')
  await expect(reviewButton(other)).toBeVisible()

  // Everything that will be sent is looked over first
  await reviewButton(page).click()
  await expect(page.getByRole('heading', { level: 2, name: registration.check.title })).toBeFocused()
  await expect(page.getByText('id_front-0.pdf', { exact: true })).toBeVisible()
  await expectAccessible()
  await sendButton(page).dblclick()
  const agree = page
    .getByRole('dialog', { name: formModals.preSubmitRequest.header })
    .getByRole('button', { name: formModals.preSubmitRequest.positive, exact: true })
  await Promise.all([agree.click(), sendRequest(other)])
  await expect(resultOf(page)).toContainText(formNotes.submitSuccess)
  await expect(resultOf(other)).toContainText(formNotes.submitSuccess)
  await expectAccessible()
  expect(await statusOf(request, student)).toBe('SUBMITTED')
  const messages: { recipient: string; channel: string; subject: string | null }[] = await (
    await request.get('/dev/outbox.json')
  ).json()
  const letters = messages.filter(
    ({ recipient, channel }) => recipient === student.email && channel === 'mail',
  )
  expect(letters).toHaveLength(1)

  // Behind the window nothing waits to be sent any more
  const behind = page.locator('form')
  await expect(behind).toContainText(documentsStep.sent.title)
  await expect(behind).not.toContainText(documentsStep.summary.ready)
  await expect(behind).not.toContainText(registration.check.title)

  // A copy of what was sent, from the window and from the form, which is there to read
  const copy = async (place: Locator) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      place.getByRole('button', { name: documentsStep.copy.download }).click(),
    ])
    return download.suggestedFilename()
  }
  expect(await copy(resultOf(page))).toBe('בקשה למלגה.pdf')
  await page.reload()
  await expect(page.getByText(documentsStep.sent.text)).toBeVisible()
  await expect(page.getByText(registration.readOnly.title)).toHaveCount(0)
  expect(await copy(behind)).toBe('בקשה למלגה.pdf')
  await expect(reviewButton(page)).toHaveCount(0)
  const field = documentOf(page, 'idFront')
  await expect(field.getByRole('button', { name: upload.view })).toBeVisible()
  await expect(field.getByRole('button', { name: upload.remove })).toHaveCount(0)
  await expectAccessible()
  await other.close()
})

test('what the service finds is listed, each line a way to its step and field', async ({
  page,
  request,
  expectAccessible,
}) => {
  const student = await openComplete(page, request, students.reservist)
  // A name is taken back, and while the page stands a document is deleted elsewhere
  const headers = { Authorization: `Bearer ${await tokenOf(request, student)}` }
  await request.post(`${core}/step-1/save`, { headers, data: { first_name: null, version: 1 } })
  await page.reload()
  await expect(reviewButton(page)).toBeVisible()
  const { reservist_document } = (await heldDocuments(request, student)) as {
    reservist_document: { file_name: string }
  }
  await request.delete(`${core}/upload/delete-file/reservist_document`, {
    headers,
    data: { file_name: reservist_document.file_name },
  })

  await sendRequest(page)
  const result = page.getByRole('dialog', { name: formNotes.requestSubmission })
  await expect(result).toContainText(formNotes.submitProblem)
  await expect(result.getByRole('link')).toHaveCount(2)
  await expectAccessible()
  await result.getByRole('link', { name: questions.reservistDocument }).click()
  await expect(result).toBeHidden()
  const gone = documentOf(page, 'reservistDocument')
  await expect(gone.locator(':focus')).toBeInViewport()
  expect(await statusOf(request, student)).toBe('DRAFT')

  await reviewButton(page).click()
  await page.getByRole('alert').getByRole('link').click()
  await expect(gone.locator(':focus')).toHaveCount(1)
  await removeFrom(page, gone)
  await uploadInto(page, gone, fileOf('letter'))
  await sendRequest(page)
  await result.getByRole('link', { name: questions.firstName }).click()
  await expect(page).toHaveURL('/registration?step=1')
  await expect(fieldOf(page, 'firstName')).toBeFocused()
})

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
  await expect(sendButton(page)).toBeEnabled()
})

test('a service that cannot be reached sends nothing and loses nothing', async ({ page, request }) => {
  const student = await openComplete(page, request, students.reservist)
  // One that will not take it any more is not to be asked again
  await page.route('**/step-4/submit', (route) =>
    route.fulfill({
      status: 403,
      json: { error: { statusCode: 403, code: 'REQUEST_READ_ONLY', message: errors.REQUEST_READ_ONLY } },
    }),
  )
  await sendRequest(page)
  const result = page.getByRole('dialog', { name: formNotes.requestSubmission })
  await expect(result).toContainText(errors.REQUEST_READ_ONLY)
  await expect(result).toContainText(documentsStep.result.closed)
  await expect(result).not.toContainText(documentsStep.result.kept)
  await result.getByRole('button', { name: documentsStep.result.back }).click()
  await page.unroute('**/step-4/submit')

  await page.route('**/step-4/submit', (route) => route.abort())
  await sendRequest(page)
  await expect(result).toContainText(documentsStep.result.unreachable)
  await expect(result).toContainText(documentsStep.result.kept)
  await result.getByRole('button', { name: documentsStep.result.back }).click()
  await page.unroute('**/step-4/submit')
  expect(await statusOf(request, student)).toBe('DRAFT')
  await saveAndClose(page).click()
  await page
    .getByRole('dialog', { name: formModals.exitRegistration.header })
    .getByRole('button', { name: formModals.exitRegistration.negative })
    .click()
  await sendRequest(page)
  await expect(resultOf(page)).toContainText(formNotes.submitSuccess)
  await expect(page.getByText('id_front-0.pdf', { exact: true })).toBeAttached()
})
