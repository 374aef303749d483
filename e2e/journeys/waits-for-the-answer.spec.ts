import { documentsStep } from '@milgo/messages/he/documents-step'
import { formModals } from '@milgo/messages/he/form-modals'
import { formNotes } from '@milgo/messages/he/form-notes'
import { registration } from '@milgo/messages/he/registration'
import { shell } from '@milgo/messages/he/shell'
import { steps } from '@milgo/messages/he/steps'
import { upload } from '@milgo/messages/he/upload'
import type { Page, Route } from '@playwright/test'
import { fieldOf, saveAndClose } from '../application.ts'
import {
  documentOf,
  fileOf,
  openComplete,
  replaceIn,
  reviewButton,
  sendButton,
  sendRequest,
  statusOf,
  students,
} from '../documents.ts'
import { expect, test } from '../fixtures.ts'

const submit = '**/step-4/submit'
const resultOf = (page: Page) => page.getByRole('dialog', { name: formNotes.requestSubmission })
const sentIn = (page: Page) => page.getByRole('alertdialog', { name: formNotes.requestSubmission })
const stepButton = (page: Page, name: string) =>
  page.getByRole('navigation', { name: registration.stepBar }).getByRole('button', { name })

/** The answer to Send comes when it is let go. */
const delaySubmit = async (page: Page, answer: (route: Route) => Promise<void>) => {
  const held = Promise.withResolvers<void>()
  const asked = page.waitForRequest(submit)
  const answerLate = async (route: Route) => {
    await held.promise
    await answer(route)
  }
  await page.route(submit, answerLate, { times: 1 })
  return { asked, letGo: held.resolve }
}

test('who looks at another step meanwhile can change nothing, and hears what became of it there', async ({
  page,
  request,
}) => {
  const student = await openComplete(page, request, students.reservist)
  const refused = await delaySubmit(page, (route) =>
    route.fulfill({
      json: {
        error: {
          statusCode: 250,
          code: 'VALIDATION_FAILED',
          message: '',
          errors: [{ code: 'FIELD_REQUIRED', message: 'חסר', step: 1, field: 'first_name' }],
        },
        version: 1,
      },
    }),
  )
  await sendRequest(page)
  await refused.asked
  await stepButton(page, steps.family).click()
  await expect(page).toHaveURL('/registration?step=3')
  await expect(page.getByRole('complementary').getByText(registration.leave.sending.header)).toBeVisible()
  await expect(fieldOf(page, 'childrenCount')).not.toBeEditable()
  await expect(saveAndClose(page)).toHaveAttribute('aria-disabled', 'true')
  // Back leads nowhere, and the documents are there to read
  await page.goBack()
  await stepButton(page, steps.documents).click()
  const field = documentOf(page, 'idFront')
  await expect(field.getByRole('button', { name: upload.view })).toBeVisible()
  await expect(field.getByRole('button', { name: upload.replace })).toHaveCount(0)
  await expect(page.getByRole('button', { name: documentsStep.sending })).toBeVisible()
  await expect(reviewButton(page)).toHaveCount(0)
  await expect(page.getByText(documentsStep.summary.ready)).toHaveCount(0)
  await stepButton(page, steps.family).click()
  await expect(page).toHaveURL('/registration?step=3')
  refused.letGo()
  const result = resultOf(page)
  await expect(result).toContainText(formNotes.submitProblem)
  await result.getByRole('link').click()
  await expect(fieldOf(page, 'firstName')).toBeFocused()
  await expect(fieldOf(page, 'firstName')).toBeEditable()

  await stepButton(page, steps.documents).click()
  const taken = await delaySubmit(page, (route) => route.continue())
  await sendRequest(page)
  await taken.asked
  await stepButton(page, steps.family).click()
  await expect(page.getByRole('complementary').getByText(registration.leave.sending.header)).toBeVisible()
  taken.letGo()
  await expect(sentIn(page)).toContainText(formNotes.submitSuccess)
  await page.goBack()
  await expect(sentIn(page)).toBeVisible()
  await expect(page).toHaveURL('/registration?step=3')
  const behind = page.locator('form')
  await expect(behind).toContainText(registration.readOnly.sent)
  await expect(behind.getByText(formNotes.saveAndClose)).toHaveCount(0)
  expect(await statusOf(request, student)).toBe('SUBMITTED')
})

test('who leaves meanwhile is told that it is being sent, and stays for the answer', async ({
  page,
  request,
}) => {
  await openComplete(page, request, students.reservist)
  const held = await delaySubmit(page, (route) => route.continue())
  await sendRequest(page)
  await held.asked
  await page.getByRole('banner').getByRole('link', { name: shell.brand }).first().click()
  const question = page.getByRole('dialog', { name: registration.leave.sending.header })
  await expect(question).toContainText(registration.leave.sending.text)
  await expect(page.getByRole('dialog', { name: formModals.dontForgetToSubmit.header })).toHaveCount(0)
  held.letGo()
  await expect(question).toBeHidden()
  await expect(sentIn(page)).toContainText(formNotes.submitSuccess)
})

test('an answer that is lost on its way is asked for again', async ({ page, request }) => {
  const student = await openComplete(page, request, students.reservist)
  await page.route(
    submit,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await sendRequest(page)
  await expect(sentIn(page)).toContainText(formNotes.submitSuccess)
  expect(await statusOf(request, student)).toBe('SUBMITTED')
})

test('a tab with older documents hears that it was sent, and shows what was', async ({
  page,
  context,
  request,
}) => {
  const student = await openComplete(page, request, students.reservist)
  const older = await context.newPage()
  await older.goto('/registration?step=4')
  await reviewButton(older).click()
  await expect(sendButton(older)).toBeVisible()
  const field = documentOf(page, 'idFront')
  await replaceIn(page, field, fileOf('letter', 'חדש.pdf'))
  await expect(field.getByRole('button', { name: `${upload.view}: חדש.pdf` })).toBeVisible()
  await sendRequest(page)
  await expect(sentIn(page)).toContainText(formNotes.submitSuccess)

  // It is told by the other tab, and offers nothing to send.
  const result = sentIn(older)
  await expect(result).toContainText(documentsStep.result.sentElsewhere)
  await expect(result).not.toContainText(formNotes.submitProblem)
  await older.goBack()
  await expect(result).toBeVisible()
  await result.getByRole('button', { name: documentsStep.result.showSent }).click()
  await expect(older.getByText(documentsStep.sent.text)).toBeVisible()
  await expect(documentOf(older, 'idFront')).toContainText('חדש.pdf')
  expect(await statusOf(request, student)).toBe('SUBMITTED')
  await older.close()
})
