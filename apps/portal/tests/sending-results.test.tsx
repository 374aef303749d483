import { sampleAnswers } from '@milgo/domain/application/sample-application.fixture'
import { documentsStep } from '@milgo/messages/he/documents-step'
import { errors } from '@milgo/messages/he/errors'
import { formModals } from '@milgo/messages/he/form-modals'
import { formNotes } from '@milgo/messages/he/form-notes'
import { issues } from '@milgo/messages/he/issues'
import { questions } from '@milgo/messages/he/questions'
import { registration } from '@milgo/messages/he/registration'
import { shell } from '@milgo/messages/he/shell'
import { steps } from '@milgo/messages/he/steps'
import { noConnection, Refusal, refuse } from '@milgo/page-testing/answer-calls'
import { expectDark } from '@milgo/page-testing/expect-dark'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { giveFile } from './support/held-upload.ts'
import { fieldOf, openForm } from './support/open-form.tsx'
import { publishedArea } from './support/result.ts'
import { currentUser } from './support/student.ts'

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

describe('what the service finds', () => {
  const missing = (step: number, field: string) => ({ code: 'FIELD_REQUIRED', message: 'x', step, field })
  const refuseFields = (...found: readonly ReturnType<typeof missing>[]) =>
    new Refusal(200, {
      error: { statusCode: 250, code: 'VALIDATION_FAILED', message: '', errors: found },
      version: 1,
    })
  const focusIsIn = (place: ReturnType<typeof fieldOf>) => () =>
    place.element().contains(document.activeElement)

  it('is listed, each line a way to its step and field', async () => {
    const portal = await openComplete()
    portal.change({
      'POST /step-4/submit': refuseFields(missing(1, 'first_name'), missing(4, 'reservist_document')),
    })
    await send()
    await expect.element(result).toHaveTextContent(formNotes.submitProblem)
    expect(result.getByRole('link').elements()).toHaveLength(2)
    await expectSound()
    await expectDark()
    await result.getByRole('link', { name: questions.reservistDocument }).click()
    await expect.element(result).not.toBeInTheDocument()
    const gone = fieldOf('reservistDocument')
    await expect.poll(focusIsIn(gone)).toBe(true)
    await expect.element(gone).toBeInViewport()

    // On top of the step it is a way to the field too, until another file stands there
    await review.click()
    await page.getByRole('alert').getByRole('link').click()
    await expect.poll(focusIsIn(gone)).toBe(true)
    await giveFile(gone)
    portal.change({ 'POST /step-4/submit': refuseFields(missing(1, 'first_name')) })
    await send()
    await result.getByRole('link', { name: questions.firstName }).click()
    await expect.poll(portal.address).toBe('/registration?step=1')
    await expect.element(fieldOf('firstName')).toHaveFocus()
  })

  it('is asked no more is listed with its field', async () => {
    const portal = await openComplete()
    portal.change({
      'POST /step-4/submit': refuse(400, {
        statusCode: 400,
        code: 'INVALID_FIELDS',
        message: '',
        errors: [{ code: 'NOT_ASKED', message: issues.NOT_ASKED, step: 4, field: 'bank_account_reference' }],
      }),
    })
    await send()
    await expect.element(result).toHaveTextContent(documentsStep.result.outdated)
    await expect.element(result.getByRole('button', { name: shell.crash.reload })).toBeVisible()
    await expectSound()
    await expectDark()
    const line = result.getByRole('link')
    await expect
      .element(line)
      .toHaveTextContent(`${steps.documents} – ${questions.bankAccountReference}: ${issues.NOT_ASKED}`)
    await line.click()
    await expect.element(result).not.toBeInTheDocument()
    const field = fieldOf('bankAccountReference')
    await expect.poll(focusIsIn(field)).toBe(true)
    await expect.element(field).toHaveTextContent(issues.NOT_ASKED)
  })
})

it('nothing is called ready while another step lacks an answer', async () => {
  const { firstName: _, ...answers } = sampleAnswers
  await openForm({ answers, step: 4, width: 1440 })
  await expect.element(page.getByRole('heading', { name: documentsStep.summary.elsewhere })).toBeVisible()
  const ready = page.getByRole('heading', { name: documentsStep.summary.ready })
  expect(ready.elements()).toEqual([])
  await page.getByRole('form').getByRole('link', { name: steps.personal }).click()
  await fieldOf('firstName').fill('נועה')
  await page.getByRole('navigation').getByRole('button', { name: steps.documents }).click()
  await expect.element(ready).toBeVisible()
})

describe('until the answer comes', () => {
  it('who leaves is told that it is being sent, and stays for the answer', async () => {
    const portal = await openComplete()
    const answer = portal.service.pause()
    await send()
    await expect.element(page.getByRole('button', { name: documentsStep.sending })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: shell.pages.about }).click()
    const question = page.getByRole('dialog', { name: registration.leave.sending.header })
    await expect.element(question).toHaveTextContent(registration.leave.sending.text)
    expect(page.getByRole('dialog', { name: formModals.dontForgetToSubmit.header }).elements()).toEqual([])
    answer()
    await expect.element(sent).toHaveTextContent(formNotes.submitSuccess)
    await expect.element(question).not.toBeInTheDocument()
    expect(portal.address()).toBe('/registration?step=4')
  })

  it('and where it is lost on its way, it is asked for again', async () => {
    const portal = await openComplete()
    portal.service.loseNext()
    portal.change({ 'GET /user/current-user': currentUser })
    await send()
    await expect.element(sent).toHaveTextContent(formNotes.submitSuccess)
    expect(portal.made('POST /step-4/submit')).toHaveLength(2)
  })
})
