import { documentsStep } from '@milgo/messages/he/documents-step'
import { formNotes } from '@milgo/messages/he/form-notes'
import { registration } from '@milgo/messages/he/registration'
import { steps } from '@milgo/messages/he/steps'
import { upload } from '@milgo/messages/he/upload'
import type { Page, Route } from '@playwright/test'
import { fieldOf, saveAndClose } from '../application.ts'
import { documentOf, openComplete, reviewButton, sendRequest, statusOf, students } from '../documents.ts'
import { expect, test } from '../fixtures.ts'

const submit = '**/step-4/submit'
const resultOf = (page: Page) => page.getByRole('dialog', { name: formNotes.requestSubmission })
const sentIn = (page: Page) => page.getByRole('alertdialog', { name: formNotes.requestSubmission })
const stepButton = (page: Page, name: string) =>
  page.getByRole('navigation', { name: registration.stepBar }).getByRole('button', { name })

/** Delays the answer to Send until `letGo` is called. */
const delaySubmit = async (page: Page, answer: (route: Route) => Promise<void>) => {
  const released = Promise.withResolvers<void>()
  const asked = page.waitForRequest(submit)
  const answerLate = async (route: Route) => {
    await released.promise
    await answer(route)
  }
  await page.route(submit, answerLate, { times: 1 })
  return { asked, letGo: released.resolve }
}

test('while the request is being sent no step can be changed, and the result is shown on any step', async ({
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
  // Back does not leave the form, and the documents are read-only
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
