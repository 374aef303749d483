import { applicationForm } from '@milgo/domain/application/form'
import { sampleAnswers } from '@milgo/domain/application/sample-application.fixture'
import { fill } from '@milgo/messages/fill'
import { conflict } from '@milgo/messages/he/conflict'
import { documentsStep } from '@milgo/messages/he/documents-step'
import { errors } from '@milgo/messages/he/errors'
import { fileRefusals } from '@milgo/messages/he/file-refusals'
import { formModals } from '@milgo/messages/he/form-modals'
import { formNotes } from '@milgo/messages/he/form-notes'
import { questions } from '@milgo/messages/he/questions'
import { readability } from '@milgo/messages/he/readability'
import { registration } from '@milgo/messages/he/registration'
import { session } from '@milgo/messages/he/session'
import { shell } from '@milgo/messages/he/shell'
import { statusRefusals } from '@milgo/messages/he/status'
import { steps } from '@milgo/messages/he/steps'
import { upload } from '@milgo/messages/he/upload'
import { type Answers, Refusal } from '@milgo/page-testing/answer-calls'
import { expectDark } from '@milgo/page-testing/expect-dark'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { claimOwnStorage } from '../src/lib/session/own-storage.ts'
import { storeNotes } from '../src/request/files/stored-notes.ts'
import { fieldOf, openForm } from './support/open-form.tsx'
import { tokenOfSession } from './support/open-portal.tsx'
import { chooseFor, giveFile, nextUpload, type PendingUpload } from './support/pending-upload.ts'
import { newStudent } from './support/student.ts'

const review = page.getByRole('button', { name: documentsStep.review, exact: true })
const saveAndClose = page.getByRole('button', { name: formNotes.saveAndClose, exact: true })
const saveState = page.getBySelector('[data-save-state]')
const elsewhere = page.getByRole('banner').getByRole('link', { name: shell.pages.about })
const chooser = (id: string) => fieldOf(id).getByRole('button', { name: upload.choose })
const stored = (id: string, name: string) =>
  fieldOf(id).getByRole('button', { name: `${upload.view}: ${name}` })

/** Opens the documents of a student whose request is ready to be sent. */
const openComplete = async (filled: Parameters<typeof openForm>[0] = {}) => {
  const portal = await openForm({ answers: sampleAnswers, step: 4, width: 1440, ...filled })
  await expect.element(page.getByRole('heading', { name: documentsStep.summary.ready })).toBeVisible()
  return portal
}

/** The answers of the first three steps. */
const filledBefore = Object.fromEntries(
  Object.entries(sampleAnswers).filter(([id]) => applicationForm.byId.get(id)?.section !== 'documents'),
)
const openEmpty = async (filled: Parameters<typeof openForm>[0] = {}) => {
  const portal = await openForm({ answers: filledBefore, step: 4, width: 1440, ...filled })
  await expect.element(review).toBeVisible()
  return portal
}

it('the list of documents is mailed once, as long as the page is open', async () => {
  const portal = await openEmpty({
    changed: { 'POST /step-4/send-email-to-student': { id: '00000000-0000-4000-8000-000000000000' } },
  })
  await page.getByRole('button', { name: formNotes.sendListToEmail }).click()
  const sent = page.getByRole('button', { name: formNotes.emailSent })
  await expect.element(sent).toHaveAttribute('aria-disabled', 'true')
  for (const step of ['family', 'documents'] as const) {
    await page.getByRole('navigation').getByRole('button', { name: steps[step] }).click()
    await expect.element(page.getByRole('form', { name: new RegExp(steps[step]) })).toBeVisible()
  }
  await expect.element(sent).toHaveAttribute('aria-disabled', 'true')
  expect(portal.made('POST /step-4/send-email-to-student')).toHaveLength(1)
})

it('the list of documents can be mailed again when the answers have changed it', async () => {
  const portal = await openForm({
    answers: {
      ...sampleAnswers,
      disabledFamilyMembers: [
        { type: 'PARENT_ONE', percent: '40' },
        { type: 'PARENT_TWO', percent: '50' },
      ],
    },
    step: 4,
    width: 1440,
    changed: { 'POST /step-4/send-email-to-student': { id: '00000000-0000-4000-8000-000000000000' } },
  })
  const offer = page.getByRole('button', { name: formNotes.sendListToEmail })
  const sent = page.getByRole('button', { name: formNotes.emailSent })
  await offer.click()
  await expect.element(sent).toBeVisible()
  const stepLine = page.getByRole('navigation')
  await stepLine.getByRole('button', { name: steps.family }).click()
  await page
    .getByRole('button', { name: new RegExp(`^${formNotes.remove}`) })
    .last()
    .click()
  await stepLine.getByRole('button', { name: steps.documents }).click()
  await offer.click()
  await expect.element(sent).toHaveAttribute('aria-disabled', 'true')
  expect(portal.made('POST /step-4/send-email-to-student')).toHaveLength(2)
})

it('the list of documents is not called adapted while earlier steps lack answers', async () => {
  const { summary } = documentsStep
  const answers = Object.fromEntries(Object.entries(filledBefore).filter(([id]) => id !== 'isReservist'))
  await openForm({ answers, step: 4, width: 1440 })
  await expect.element(page.getByText(summary.textSoFar)).toBeVisible()
  await expect.element(page.getByText(summary.text)).not.toBeInTheDocument()
})

it('documents follow the answers that they depend on', async () => {
  const portal = await openForm({
    answers: {
      ...sampleAnswers,
      disabledFamilyMembers: [
        { type: 'PARENT_ONE', percent: '40' },
        { type: 'PARENT_TWO', percent: '50' },
      ],
      disabilityDocuments: ['first.pdf', 'second.pdf'],
    },
    step: 3,
    width: 1440,
  })
  await page
    .getByRole('button', { name: new RegExp(`^${formNotes.remove}`) })
    .last()
    .click()
  await page.getByRole('navigation').getByRole('button', { name: steps.documents }).click()
  await expect.element(fieldOf('disabilityDocuments-0')).toHaveTextContent('first.pdf')
  expect(fieldOf('disabilityDocuments-1').elements()).toEqual([])
  await saveAndClose.click()
  await expect.element(saveState).toHaveAttribute('data-save-state', 'saved')
  expect(portal.service.saved.documents).toMatchObject({
    disability_documents: [{ member_type: 'PARENT_ONE', document: 'first.pdf' }],
  })
})

it('a file from another page is shown beside the file from this page, both with their names', async () => {
  const portal = await openEmpty()
  const { documents } = portal.service.saved
  portal.service.saved.documents = { ...documents, confirmation_studies: 'studies.pdf', version: 2 }
  await giveFile(fieldOf('idFront'), 'תעודה שלי.pdf')
  const window = page.getByRole('alertdialog')
  await expect.element(window.getByRole('radio', { name: /תעודה שלי\.pdf/ })).toBeChecked()
  await expect.element(window.getByRole('radio', { name: /studies\.pdf/ })).toBeChecked()
  await expectSound()
  await expectDark()
  await window.getByRole('button', { name: conflict.keep }).click()
  await expect.element(stored('idFront', 'תעודה שלי.pdf')).toBeVisible()
  await expect.element(fieldOf('confirmationStudies')).toHaveTextContent('studies.pdf')
  await expect.element(saveState).toHaveAttribute('data-save-state', 'saved')
  expect(portal.service.saved.documents).toMatchObject({
    id_front: 'new.pdf',
    confirmation_studies: 'studies.pdf',
  })
})

it('leaving reminds the student that nothing was sent', async () => {
  const { header, positive, negative } = formModals.dontForgetToSubmit
  const reminder = page.getByRole('dialog', { name: header })
  const stay = reminder.getByRole('button', { name: positive })
  const leave = reminder.getByRole('button', { name: negative })
  const toLeave: Answers = { 'POST /auth/logout': { id: newStudent.id } }
  const portal = await openComplete({ changed: toLeave })
  await elsewhere.click()
  await expectSound()
  await expectDark()
  await stay.click()
  await expect.element(reminder).not.toBeInTheDocument()
  expect(portal.address()).toBe('/registration?step=4')

  // Saving is not sending either.
  await saveAndClose.click()
  await stay.click()
  await expect.element(reminder).not.toBeInTheDocument()
  expect(portal.address()).toBe('/registration?step=4')

  // The page with all answers belongs to the form.
  await page.getByRole('form').getByRole('link', { name: registration.check.link }).click()
  await expect.poll(portal.address).toBe('/print')
  await expect.element(page.getByText('id-front.jpg', { exact: true })).toBeVisible()
  await page
    .getByRole('link', { name: fill(registration.check.changeStep, { step: steps.documents }) })
    .click()
  await expect.element(review).toBeVisible()

  // At a logout the student is reminded too, and then logged out.
  await page.getBySelector('[aria-controls="account-menu"]').click()
  await page.getByRole('button', { name: session.account.logOut }).click()
  await leave.click()
  await expect.poll(portal.address).toBe('/')
  await expect.element(page.getByRole('banner').getByRole('link', { name: shell.login })).toBeVisible()
})

describe('an uploading file', () => {
  const setOnline = (isOnline: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  }

  it('survives a broken connection, and can be tried again by the student when the service is not available', async () => {
    onTestFinished(() => void vi.restoreAllMocks())
    const portal = await openEmpty()
    const front = fieldOf('idFront')
    const broken = await chooseFor(front, 'photo.pdf')
    setOnline(false)
    broken.breakOff()
    await expect.element(front).toHaveTextContent(documentsStep.connectionBroke)
    await expect.element(front.getByRole('button', { name: upload.retry })).toBeVisible()
    ;(await nextUpload(() => setOnline(true))).arrive()
    await expect.element(stored('idFront', 'photo.pdf')).toBeVisible()
    await expect.poll(() => portal.service.saved.documents).toMatchObject({ id_front: 'new.pdf' })

    const attachment = fieldOf('idAttachment')
    ;(await chooseFor(attachment)).refuse(503, 'UNAVAILABLE', 'x')
    const retry = attachment.getByRole('button', { name: upload.retry })
    await expect.element(retry).toBeVisible()
    ;(await nextUpload(() => retry.click())).arrive()
    await expect.element(stored('idAttachment', 'letter.pdf')).toBeVisible()
  })

  it('disables sending and closing the form, and can be stopped', async () => {
    await openEmpty()
    await chooseFor(fieldOf('confirmationStudies'))
    await expect.element(fieldOf('confirmationStudies').getByRole('progressbar')).toBeVisible()
    await expect.element(review).toHaveAttribute('aria-disabled', 'true')
    await expect.element(saveAndClose).toHaveAttribute('aria-disabled', 'true')
    await fieldOf('confirmationStudies').getByRole('button', { name: upload.cancel }).click()
    await expect.element(chooser('confirmationStudies')).toHaveFocus()
    await expect.element(review).not.toHaveAttribute('aria-disabled', 'true')
  })

  it('is asked about when the form is left, and the file before it stays', async () => {
    const portal = await openComplete()
    const running = await chooseFor(fieldOf('idFront'))
    const stop = vi.spyOn(running, 'abort')
    await expect.element(fieldOf('idFront').getByRole('progressbar')).toBeVisible()

    // On the earlier steps the form cannot be closed during the upload either.
    await page.getByRole('button', { name: formNotes.back, exact: true }).click()
    await expect.poll(portal.address).toBe('/registration?step=3')
    await expect.element(saveAndClose).toHaveAttribute('aria-disabled', 'true')
    await expect.element(saveAndClose).toHaveAccessibleDescription(registration.uploads.running)
    await elsewhere.click()
    const question = page.getByRole('dialog', { name: registration.leave.uploads.header })
    await expect.element(question).toHaveTextContent(registration.leave.uploads.lost)
    await expectSound()
    await expectDark()
    await question.getByRole('button', { name: registration.leave.leave }).click()
    await expect.poll(portal.address).toBe('/about')
    await expect.poll(() => stop.mock.calls).not.toEqual([])
    expect(portal.service.saved.documents).toMatchObject({ id_front: 'id-front.jpg' })
  })

  it('leads to the login when the session has ended, and all answers are there after it', async () => {
    const portal = await openEmpty({
      changed: {
        'POST /auth/login-by-email': () => ({
          jwtToken: tokenOfSession('another'),
          register_period: newStudent.register_period,
        }),
      },
    })
    await giveFile(fieldOf('confirmationStudies'))
    await expect.poll(() => portal.service.saved.documents).toMatchObject({ confirmation_studies: 'new.pdf' })
    ;(await chooseFor(fieldOf('idAttachment'))).refuse(401, 'UNAUTHORIZED', 'x')
    await expect.poll(portal.address).toBe('/login')
    await page.getBySelector('#login-email').fill(newStudent.email)
    await page.getBySelector('#login-password').fill('Milgo-Demo-25')
    await userEvent.keyboard('{Enter}')
    await expect.poll(portal.address).toBe('/registration?step=4')
    await expect.element(fieldOf('confirmationStudies')).toHaveTextContent('new.pdf')
  })
})

it('what is missing has one number and one word: on the step, beside it, and on the page of all answers', async () => {
  const { idFront: _, idAttachment: __, branch: ___, ...answers } = sampleAnswers
  const { check } = registration
  const portal = await openForm({ answers, step: 4, width: 1440 })
  await expect.element(page.getByRole('heading', { name: documentsStep.summary.missing.two })).toBeVisible()
  const overview = page.getByRole('navigation', { name: documentsStep.overview })
  await expect.element(overview.getByText(check.missing.two)).toBeVisible()
  await expect.element(page.getByRole('link', { name: `${steps.bank} (1)`, exact: true })).toBeVisible()
  await page.getByRole('link', { name: check.link }).click()
  await expect.poll(portal.address).toBe('/print')
  await expect
    .element(page.getByRole('region', { name: steps.documents }))
    .toHaveTextContent(check.missing.two)
  await expect.element(page.getByRole('region', { name: steps.bank })).toHaveTextContent(check.missing.one)
})

it('a file that another document has too is named, and is accepted', async () => {
  const { idFront: _, ...answers } = sampleAnswers
  const portal = await openForm({ answers, step: 4 })
  const field = fieldOf('idFront')
  const same_as = [`${sampleAnswers.bankAccountReference}`]
  ;(await chooseFor(field, 'תעודה.pdf')).arrive({ same_as })
  const document = questions.bankAccountReference
  await expect.element(field).toHaveTextContent(fill(documentsStep.sameFile, { document }))
  await expect.poll(() => portal.service.saved.documents).toMatchObject({ id_front: 'new.pdf' })
  await expectSound()
  await expectDark()
})

it.each([
  ['gives one advice', {}, true],
  ['gives none once it cannot be replaced', { form_mode: 'READ' }, false],
] as const)('a blurred picture %s', async (_name, request, isAdvised) => {
  claimOwnStorage(newStudent.id)
  storeNotes(newStudent.id, `${sampleAnswers.idFront}`, [
    { code: 'BLURRED' },
    { code: 'IDENTITY_NUMBER_UNREAD' },
  ])
  await openForm({ answers: sampleAnswers, request, step: 4, width: 1440 })
  await expect.element(fieldOf('idFront')).toBeVisible()
  const text = fieldOf('idFront').element().textContent
  expect(text.includes(readability.notes.BLURRED)).toBe(isAdvised)
  expect(text).not.toContain(readability.notes.IDENTITY_NUMBER_UNREAD)
})

describe('a fault at an upload', () => {
  const former = 'id-front.jpg'
  const full = (running: PendingUpload, seconds: number) =>
    running.refuse(503, 'STORAGE_UNAVAILABLE', errors.STORAGE_UNAVAILABLE, seconds)

  it('of a full disk leaves the file before, and the upload succeeds once there is space', async () => {
    const portal = await openComplete()
    // A short wait is not shown at all.
    const attachment = await chooseFor(fieldOf('idAttachment'), 'ספח.pdf')
    ;(await nextUpload(() => full(attachment, 0))).arrive()
    await expect.element(stored('idAttachment', 'ספח.pdf')).toBeVisible()

    const field = fieldOf('idFront')
    // A wait that is too long is shown as a failure.
    full(await chooseFor(field, 'חדש.pdf'), 3_600)
    await expect.element(field).toHaveTextContent(errors.STORAGE_UNAVAILABLE)
    await expect.element(field).toHaveTextContent(`${upload.stored}: ${former}`)
    expect(portal.service.saved.documents).toMatchObject({ id_front: former })
    const retry = field.getByRole('button', { name: `${upload.retry}: חדש.pdf` })
    ;(await nextUpload(() => retry.click())).arrive()
    await expect.element(stored('idFront', 'חדש.pdf')).toBeVisible()
  })

  it('of a closed period is shown, and the page shows what it has', async () => {
    const portal = await openComplete()
    portal.change({
      'POST /step-4/save': new Refusal(403, {
        error: {
          statusCode: 403,
          code: 'REQUEST_READ_ONLY',
          message: errors.REQUEST_READ_ONLY,
          errors: [{ code: 'PERIOD_CLOSED', message: statusRefusals.PERIOD_CLOSED }],
        },
      }),
    })
    await giveFile(fieldOf('idFront'), 'חדש.pdf')
    const closed = page.getByRole('region', { name: documentsStep.closed.title })
    await expect.element(closed).toHaveTextContent(`${questions.idFront}:חדש.pdf`)
    await expect.element(stored('idFront', 'חדש.pdf')).toBeVisible()
    expect(portal.service.saved.documents).toMatchObject({ id_front: former })
  })

  it('of a scanner that is down: the file is shown as being checked, and a later finding is shown', async () => {
    const portal = await openComplete()
    const field = fieldOf('idFront')
    const waits = { file_signed_url: null, thumbnail_signed_url: null, file_state: 'checking' as const }
    const answered = portal.service.answers['GET /step-4/documents']
    const answer = (id_front: object) =>
      portal.change({
        'GET /step-4/documents': async (made) => {
          const held = await (answered as (one: typeof made) => Promise<object>)(made)
          return { ...held, id_front } as never
        },
      })
    // The page asks by itself, perhaps while the file is still being checked.
    answer({ ...waits, file_name: 'new.pdf', original_file_name: 'חדש.pdf' })
    ;(await chooseFor(field, 'חדש.pdf')).arrive(waits)
    await expect.element(field).toHaveTextContent(upload.checking)
    expect(field.getByRole('button', { name: upload.view }).elements()).toEqual([])
    await expectSound()
    await expectDark()

    // The page learns by itself what was found, and links to the field on top of the page.
    const find = (file_name: string, original_file_name: string) => {
      answer({ ...waits, file_name, original_file_name, file_state: 'infected' })
      // A page that becomes visible asks soon.
      document.dispatchEvent(new Event('visibilitychange'))
    }
    find('new.pdf', 'חדש.pdf')
    await expect.element(field).toHaveTextContent(fileRefusals.INFECTED)
    await expect.element(page.getByText(fill(documentsStep.infected.text, { name: 'חדש.pdf' }))).toBeVisible()
    await expect.element(page.getByRole('heading', { name: documentsStep.summary.missing.one })).toBeVisible()
    await expectSound()
    await expectDark()
    await page.getByRole('link', { name: documentsStep.infected.replace }).click()
    await expect.poll(() => field.element().contains(document.activeElement)).toBe(true)

    // Also during the review of all answers.
    portal.change(portal.service.answers)
    ;(await chooseFor(field, 'שוב.pdf')).arrive({ ...waits, file_name: 'again.pdf' })
    await expect.element(field).toHaveTextContent(upload.checking)
    await review.click()
    const given = page.getByRole('definition').filter({ hasText: 'שוב.pdf' })
    await expect.element(given).toBeVisible()
    find('again.pdf', 'שוב.pdf')
    await expect.element(given).not.toBeInTheDocument()
    await page.getByRole('button', { name: formNotes.back, exact: true }).click()

    portal.change(portal.service.answers)
    ;(await chooseFor(field, 'נקי.pdf')).arrive({ file_name: 'clean.pdf' })
    await expect.element(stored('idFront', 'נקי.pdf')).toBeVisible()
    expect(page.getByRole('link', { name: documentsStep.infected.replace }).elements()).toEqual([])
  })
})
