import { documentsStep } from '@milgo/messages/he/documents-step'
import { formNotes } from '@milgo/messages/he/form-notes'
import { issues } from '@milgo/messages/he/issues'
import { questions } from '@milgo/messages/he/questions'
import { shell } from '@milgo/messages/he/shell'
import { steps } from '@milgo/messages/he/steps'
import type { Page } from '@playwright/test'
import { fieldOf, nextButton } from '../application.ts'
import { core } from '../core.ts'
import {
  documentOf,
  fileOf,
  giveDocuments,
  openComplete,
  registerFilled,
  reviewButton,
  savedDocuments,
  sendRequest,
  statusOf,
  students,
  uploadInto,
} from '../documents.ts'
import { expect, test } from '../fixtures.ts'
import { openAs, tokenOf } from '../login.ts'
import type { Student } from '../student.ts'

const resultOf = (page: Page) => page.getByRole('dialog', { name: formNotes.requestSubmission })

/** The institution was the other one of sponsored and not when the page was opened; who loads it again is told so. */
const openBefore = async (
  page: Page,
  request: Parameters<typeof openAs>[1],
  student: Student,
  wasSponsored: boolean,
): Promise<void> => {
  const start = `**${core}/page-data/registration`
  await page.route(start, async (route) => {
    const answered = await route.fetch()
    const { user, ...others } = await answered.json()
    const academic_institution = { ...user.academic_institution, is_sponsored: wasSponsored }
    await route.fulfill({ response: answered, json: { ...others, user: { ...user, academic_institution } } })
  })
  await openAs(page, request, student, '/registration?step=4')
  await expect(reviewButton(page)).toBeVisible()
  await page.unroute(start)
}

test('what is asked no more is listed with its field, and loading the page again is what helps', async ({
  page,
  request,
}) => {
  const student = await registerFilled(request, students.sponsored)
  await giveDocuments(request, student)
  await openBefore(page, request, student, false)
  const field = documentOf(page, 'bankAccountReference')
  await uploadInto(page, field, fileOf('letter'))

  await sendRequest(page)
  const result = resultOf(page)
  await expect(result).toContainText(documentsStep.result.outdated)
  await expect(result.getByRole('link')).toHaveText(
    `${steps.documents} – ${questions.bankAccountReference}: ${issues.NOT_ASKED}`,
  )
  expect(await statusOf(request, student)).toBe('DRAFT')
  await result.getByRole('button', { name: shell.crash.reload }).click()
  await expect(page.getByRole('heading', { name: documentsStep.summary.ready })).toBeVisible()
  await expect(field).toHaveCount(0)
  await sendRequest(page)
  await expect(page.getByText(formNotes.submitSuccess)).toBeVisible()
})

test('what the page does not ask yet is listed with its step, which is loaded afresh', async ({
  page,
  request,
}) => {
  const student = await registerFilled(request, students.reservist)
  await giveDocuments(request, student)
  const headers = { Authorization: `Bearer ${await tokenOf(request, student)}` }
  const { bank_account_reference } = (await savedDocuments(request, student)) as {
    bank_account_reference: { file_name: string }
  }
  await request.delete(`${core}/upload/delete-file/bank_account_reference`, {
    headers,
    data: { file_name: bank_account_reference.file_name },
  })
  await request.post(`${core}/step-1/bank/save`, { headers, data: { branch_number: null, version: 1 } })
  await openBefore(page, request, student, true)

  await sendRequest(page)
  const result = resultOf(page)
  await expect(result.getByRole('link')).toHaveText([
    `${steps.bank} – ${questions.branch}: ${issues.FIELD_REQUIRED}`,
    `${steps.documents} – ${questions.bankAccountReference}: ${issues.FIELD_REQUIRED}`,
  ])
  await result.getByRole('link', { name: questions.branch }).click()
  await expect(page).toHaveURL('/registration?step=2')
  await expect(fieldOf(page, 'branch')).toBeVisible()
})

test('a refusal that names no field is listed, sentence by sentence', async ({ page, request }) => {
  const student = await openComplete(page, request, students.reservist)
  const sentences = ['The first reason.', 'The second reason.']
  const refuse = (step: string, status: number) =>
    page.route(`**${core}/${step}/submit`, (route) =>
      route.fulfill({
        status,
        json: { error: { statusCode: status === 200 ? 250 : status, message: sentences } },
      }),
    )

  // When the documents are refused so, the result lists it and leads nowhere
  await refuse('step-4', 400)
  await sendRequest(page)
  const result = resultOf(page)
  await expect(result.getByRole('listitem')).toHaveText(sentences)
  await expect(result).toContainText(documentsStep.result.kept)
  await expect(result.getByRole('link')).toHaveCount(0)
  await result.getByRole('button', { name: documentsStep.result.back }).click()
  expect(await statusOf(request, student)).toBe('DRAFT')

  // When a step is, it is listed on top of it
  await refuse('step-1', 200)
  await page.goto('/registration?step=1')
  await nextButton(page).click()
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(sentences)
})
