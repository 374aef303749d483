import { sampleAnswers } from '@milgo/domain/application/sample-application.fixture'
import { documentsStep } from '@milgo/messages/he/documents-step'
import { errors } from '@milgo/messages/he/errors'
import { formModals } from '@milgo/messages/he/form-modals'
import { formNotes } from '@milgo/messages/he/form-notes'
import { registration } from '@milgo/messages/he/registration'
import { noConnection, refuse } from '@milgo/page-testing/answer-calls'
import { expectDark } from '@milgo/page-testing/expect-dark'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openForm } from './support/open-form.tsx'
import { publishedArea } from './support/result.ts'

const review = page.getByRole('button', { name: documentsStep.review, exact: true })
const sendButton = page.getByRole('button', { name: formNotes.send, exact: true })
const saveAndClose = page.getByRole('button', { name: formNotes.saveAndClose, exact: true })
const result = page.getByRole('dialog', { name: formNotes.requestSubmission })
const sent = page.getByRole('alertdialog', { name: formNotes.requestSubmission })

/** A student who has only to send. */
const openComplete = async () => {
  const area = publishedArea('DRAFT', {}, ['FILL_FORM'])
  const portal = await openForm({
    answers: sampleAnswers,
    step: 4,
    width: 1440,
    changed: { 'GET /page-data/personal-area': area },
  })
  await expect.element(page.getByRole('heading', { name: documentsStep.summary.ready })).toBeVisible()
  return portal
}

/** Looks over all answers, presses Send, and agrees. */
const send = async () => {
  // After a refusal all answers may still be in sight.
  if (sendButton.query() === null) await review.click()
  await expect.element(sendButton).toBeVisible()
  const bank = page.getByRole('checkbox', { name: registration.bankReadBack.confirm })
  if (!(bank.element() as HTMLInputElement).checked) await bank.click({ force: true })
  await sendButton.click()
  const { header, positive } = formModals.preSubmitRequest
  await page
    .getByRole('dialog', { name: header })
    .getByRole('button', { name: positive, exact: true })
    .click()
}

it('what is refused for good is not to be sent again', async () => {
  const portal = await openComplete()
  portal.change({
    'POST /step-4/submit': refuse(403, {
      statusCode: 403,
      code: 'REQUEST_READ_ONLY',
      message: errors.REQUEST_READ_ONLY,
    }),
  })
  await send()
  await expect.element(result).toHaveTextContent(errors.REQUEST_READ_ONLY)
  await expect.element(result).toHaveTextContent(documentsStep.result.closed)
  await expect.element(result).not.toHaveTextContent(documentsStep.result.kept)
})

it('a service that cannot be reached sends nothing and loses nothing', async () => {
  const portal = await openComplete()
  portal.change({ 'POST /step-4/submit': noConnection })
  await send()
  await expect.element(result).toHaveTextContent(documentsStep.result.notThere)
  await expect.element(result).toHaveTextContent(documentsStep.result.again)
  await result.getByRole('button', { name: documentsStep.result.back }).click()
  await saveAndClose.click()
  // Saved is not sent, and the window says so
  await page
    .getByRole('dialog', { name: formModals.dontForgetToSubmit.header })
    .getByRole('button', { name: formModals.dontForgetToSubmit.positive })
    .click()
  portal.change(portal.service.answers)
  await send()
  await expect.element(sent).toHaveTextContent(formNotes.submitSuccess)
  await expect.element(page.getByText('id-front.jpg', { exact: true }).first()).toBeInTheDocument()
})

it('who can hear nothing is told that nobody knows, and sends once all the same', async () => {
  const portal = await openComplete()
  // It arrives, and the answer is lost.
  portal.service.loseNext()
  portal.change({ 'GET /user/current-user': noConnection })
  await send()
  await expect.element(result).toHaveTextContent(documentsStep.result.unknown)
  await expect.element(result).not.toHaveTextContent(formNotes.submitProblem)
  await expectSound()
  await expectDark()
  await result.getByRole('button', { name: documentsStep.result.back }).click()
  portal.change(portal.service.answers)
  await send()
  await expect.element(sent).toHaveTextContent(formNotes.submitSuccess)
  // The second is word for word the first, which the service takes for the same sending.
  const [first, second, ...more] = portal.made('POST /step-4/submit').map(({ body }) => body)
  expect(second).toEqual(first)
  expect(more).toEqual([])
})
