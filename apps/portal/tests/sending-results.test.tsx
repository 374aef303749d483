import { sampleAnswers } from '@milgo/domain/application/sample-application.fixture'
import { counted } from '@milgo/messages/counted'
import { documentsStep } from '@milgo/messages/he/documents-step'
import { errors } from '@milgo/messages/he/errors'
import { formFields } from '@milgo/messages/he/form-fields'
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
import { fieldOf, openForm } from './support/open-form.tsx'
import { giveFile } from './support/pending-upload.ts'
import { publishedArea } from './support/result.ts'
import { currentUser } from './support/student.ts'

const review = page.getByRole('button', { name: documentsStep.review, exact: true })
const sendButton = page.getByRole('button', { name: formNotes.send, exact: true })
const saveAndClose = page.getByRole('button', { name: formNotes.saveAndClose, exact: true })
const result = page.getByRole('dialog', { name: formNotes.requestSubmission })
const sent = page.getByRole('alertdialog', { name: formNotes.requestSubmission })

/** Opens the form of a student whose request is ready to be sent. */
const openComplete = async (filled: Parameters<typeof openForm>[0] = {}) => {
  const area = publishedArea('DRAFT', {}, ['FILL_FORM'])
  const portal = await openForm({
    answers: sampleAnswers,
    step: 4,
    width: 1440,
    changed: { 'GET /page-data/personal-area': area },
    ...filled,
  })
  await expect.element(page.getByRole('heading', { name: documentsStep.summary.ready })).toBeVisible()
  return portal
}

/** Reviews all answers, presses Send, and agrees. */
const send = async ({ hasBank = true } = {}) => {
  // After a refusal, the review may still be open.
  if (sendButton.query() === null) await review.click()
  await expect.element(sendButton).toBeVisible()
  const bank = page.getByRole('checkbox', { name: registration.bankReadBack.confirm })
  if (hasBank && !(bank.element() as HTMLInputElement).checked) await bank.click({ force: true })
  await sendButton.click()
  const { header, positive } = formModals.preSubmitRequest
  await page
    .getByRole('dialog', { name: header })
    .getByRole('button', { name: positive, exact: true })
    .click()
}

it('a request that is refused for good is not offered to be sent again', async () => {
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
  await expect.element(result).not.toHaveTextContent(documentsStep.result.sendAgain)
})

it('a service that cannot be reached sends nothing and loses nothing', async () => {
  const portal = await openComplete()
  portal.change({ 'POST /step-4/submit': noConnection })
  await send()
  await expect.element(result).toHaveTextContent(documentsStep.result.notThere)
  await expect.element(result).toHaveTextContent(documentsStep.result.again)
  await result.getByRole('button', { name: documentsStep.result.back }).click()
  await saveAndClose.click()
  // Saving is not sending, and the window says so.
  await page
    .getByRole('dialog', { name: formModals.dontForgetToSubmit.header })
    .getByRole('button', { name: formModals.dontForgetToSubmit.positive })
    .click()
  portal.change(portal.service.answers)
  await send()
  await expect.element(sent).toHaveTextContent(formNotes.submitSuccess)
  await expect.element(page.getByText('id-front.jpg', { exact: true }).first()).toBeInTheDocument()
})

it('without any answer the result is shown as unknown, and the request is sent only once', async () => {
  const portal = await openComplete()
  // The request arrives, and its answer is lost.
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
  // The second call is identical to the first, so the service treats it as the same sending.
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

  it('is listed, with a link to each step and field', async () => {
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

    // The list on top of the step links to the field too, until there is another file.
    await review.click()
    await page
      .getByRole('region', { name: counted(formFields.problems, 1, 'he') })
      .getByRole('link')
      .click()
    await expect.poll(focusIsIn(gone)).toBe(true)
    await giveFile(gone)
    portal.change({ 'POST /step-4/submit': refuseFields(missing(1, 'first_name')) })
    await send()
    await result.getByRole('link', { name: questions.firstName }).click()
    await expect.poll(portal.address).toBe('/registration?step=1')
    await expect.element(fieldOf('firstName')).toHaveFocus()
  })

  it('to be no longer asked is listed with its field', async () => {
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

  it('in a step that this page does not have is listed with a link that loads the step anew', async () => {
    const portal = await openComplete({ institution: { is_sponsored: true } })
    const unknown = (step: number, field: string, label: string) => ({
      ...missing(step, field),
      message: issues.FIELD_REQUIRED,
      label,
    })
    portal.change({
      'POST /step-4/submit': refuseFields(
        unknown(2, 'branch_number', questions.branch),
        unknown(4, 'bank_account_reference', questions.bankAccountReference),
      ),
    })
    await send({ hasBank: false })
    await expect.element(result.getByRole('link').first()).toBeVisible()
    const links = result.getByRole('link').elements()
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [`${steps.bank} – ${questions.branch}: ${issues.FIELD_REQUIRED}`, '/registration?step=2'],
      [
        `${steps.documents} – ${questions.bankAccountReference}: ${issues.FIELD_REQUIRED}`,
        '/registration?step=4',
      ],
    ])
    await result.getByRole('button', { name: documentsStep.result.back }).click()
    await expect.element(result).not.toBeInTheDocument()
  })

  it('without fields is listed sentence by sentence, in the result and on top of a step', async () => {
    const sentences = ['The first reason.', 'The second reason.']
    const textsIn = (place: typeof result) => () =>
      place
        .getByRole('listitem')
        .elements()
        .map(({ textContent }) => textContent)
    const refused = new Refusal(200, {
      error: {
        statusCode: 250,
        code: 'VALIDATION_FAILED',
        message: '',
        errors: sentences.map((message) => ({ code: 'OTHER', message })),
      },
      version: 1,
    })
    const portal = await openComplete()
    portal.change({ 'POST /step-4/submit': refused })
    await send()
    await expect.poll(textsIn(result)).toEqual(sentences)
    await expect.element(result).toHaveTextContent(documentsStep.result.sendAgain)
    expect(result.getByRole('link').elements()).toEqual([])
    await result.getByRole('button', { name: documentsStep.result.back }).click()

    portal.change({ 'POST /step-1/submit': refused })
    await page.getByRole('navigation').getByRole('button', { name: steps.personal }).click()
    await page.getByRole('button', { name: registration.nextTo.replace('{step}', '') }).click()
    await expect.poll(textsIn(page.getByRole('region', { name: formFields.refused }))).toEqual(sentences)
  })
})

describe('that the student has read the result', () => {
  const confirmation = 'POST /user-request/confirm-submission'

  it('is confirmed without waiting for an answer', async () => {
    const portal = await openComplete()
    portal.change({ [confirmation]: noConnection })
    await send()
    await page.getByRole('button', { name: documentsStep.result.toPersonalArea }).click()
    await expect.poll(portal.address).toBe('/personal-area')
    expect(portal.made(confirmation)).toHaveLength(1)
  })

  it.each([
    ['is confirmed again when the request is opened next, if the confirmation was lost', false, 1],
    ['is not confirmed a second time', true, 0],
  ])('%s', async (_what, is_confirmed, times) => {
    const submitted = { request_status: 'SUBMITTED', submitted_at: new Date().toISOString() } as const
    const portal = await openForm({
      answers: sampleAnswers,
      request: { ...submitted, form_mode: 'READ', is_confirmed },
      step: 4,
      width: 1440,
      changed: { 'GET /page-data/personal-area': publishedArea('SUBMITTED') },
    })
    await expect.element(page.getByText(documentsStep.sent.text)).toBeVisible()
    expect(portal.made(confirmation)).toHaveLength(times)
  })
})

it('nothing is shown as ready while an answer is missing in another step', async () => {
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

describe('until the answer arrives', () => {
  it('leaving shows that the request is being sent, and the student stays for the answer', async () => {
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

  it('a lost answer is fetched again', async () => {
    const portal = await openComplete()
    portal.service.loseNext()
    portal.change({ 'GET /user/current-user': currentUser })
    await send()
    await expect.element(sent).toHaveTextContent(formNotes.submitSuccess)
    expect(portal.made('POST /step-4/submit')).toHaveLength(2)
  })
})
