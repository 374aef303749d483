import { applicationForm } from '@milgo/domain/application/form'
import { sampleAnswers } from '@milgo/domain/application/sample-application.fixture'
import { fill } from '@milgo/messages/fill'
import { documentsStep } from '@milgo/messages/he/documents-step'
import { errors } from '@milgo/messages/he/errors'
import { fileRefusals } from '@milgo/messages/he/file-refusals'
import { formModals } from '@milgo/messages/he/form-modals'
import { formNotes } from '@milgo/messages/he/form-notes'
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
import { chooseFor, giveFile, type HeldUpload, nextUpload } from './support/held-upload.ts'
import { fieldOf, openForm } from './support/open-form.tsx'
import { tokenOfSession } from './support/open-portal.tsx'
import { newStudent } from './support/student.ts'

const review = page.getByRole('button', { name: documentsStep.review, exact: true })
const saveAndClose = page.getByRole('button', { name: formNotes.saveAndClose, exact: true })
const saveState = page.getBySelector('[data-save-state]')
const elsewhere = page.getByRole('banner').getByRole('link', { name: shell.pages.about })
const chooser = (id: string) => fieldOf(id).getByRole('button', { name: upload.choose })
const stored = (id: string, name: string) =>
  fieldOf(id).getByRole('button', { name: `${upload.view}: ${name}` })

/** The documents of a student who has only to send. */
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

it('the list of documents comes by mail, once as long as the page stands', async () => {
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

it('documents follow the answers that they hang on', async () => {
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

it('one that came from elsewhere meanwhile is kept beside the one from here, both by their names', async () => {
  const portal = await openEmpty()
  const { documents } = portal.service.saved
  portal.service.saved.documents = { ...documents, confirmation_studies: 'studies.pdf', version: 2 }
  await giveFile(fieldOf('idFront'), 'תעודה שלי.pdf')
  const window = page.getByRole('alertdialog')
  await expect.element(window.getByRole('radio', { name: /תעודה שלי\.pdf/ })).toBeChecked()
  await expect.element(window.getByRole('radio', { name: /studies\.pdf/ })).toBeChecked()
  await expectSound()
  await expectDark()
  await window.getByRole('button', { name: registration.conflict.keep }).click()
  await expect.element(stored('idFront', 'תעודה שלי.pdf')).toBeVisible()
  await expect.element(fieldOf('confirmationStudies')).toHaveTextContent('studies.pdf')
  await expect.element(saveState).toHaveAttribute('data-save-state', 'saved')
  expect(portal.service.saved.documents).toMatchObject({
    id_front: 'new.pdf',
    confirmation_studies: 'studies.pdf',
  })
})

it('who leaves is reminded that nothing was sent', async () => {
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

  // Nor is saved sent
  await saveAndClose.click()
  await stay.click()
  await expect.element(reminder).not.toBeInTheDocument()
  expect(portal.address()).toBe('/registration?step=4')

  // All answers at a glance are no leaving
  await page.getByRole('form').getByRole('link', { name: registration.check.link }).click()
  await expect.poll(portal.address).toBe('/print')
  await expect.element(page.getByText('id-front.jpg', { exact: true })).toBeVisible()
  await page
    .getByRole('link', { name: fill(registration.check.changeStep, { step: steps.documents }) })
    .click()
  await expect.element(review).toBeVisible()

  // Who logs out is reminded too, and logged out
  await page.getBySelector('[aria-controls="account-menu"]').click()
  await page.getByRole('button', { name: session.account.logOut }).click()
  await leave.click()
  await expect.poll(portal.address).toBe('/')
  await expect.element(page.getByRole('banner').getByRole('link', { name: shell.login })).toBeVisible()
})

describe('a file on its way', () => {
  const setOnline = (isOnline: boolean) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
    dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  }

  it('outlives a connection that breaks, and is tried again by the student where the service is away', async () => {
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

  it('holds what would send or close the form, and can be stopped', async () => {
    await openEmpty()
    await chooseFor(fieldOf('confirmationStudies'))
    await expect.element(fieldOf('confirmationStudies').getByRole('progressbar')).toBeVisible()
    await expect.element(review).toHaveAttribute('aria-disabled', 'true')
    await expect.element(saveAndClose).toHaveAttribute('aria-disabled', 'true')
    await fieldOf('confirmationStudies').getByRole('button', { name: upload.cancel }).click()
    await expect.element(chooser('confirmationStudies')).toHaveFocus()
    await expect.element(review).not.toHaveAttribute('aria-disabled', 'true')
  })

  it('is asked about where the form is left, and the one that was there stays', async () => {
    const portal = await openComplete()
    const running = await chooseFor(fieldOf('idFront'))
    const stop = vi.spyOn(running, 'abort')
    await expect.element(fieldOf('idFront').getByRole('progressbar')).toBeVisible()

    // Also on the steps before nobody closes the form over it
    await page.getByRole('button', { name: formNotes.back, exact: true }).click()
    await expect.poll(portal.address).toBe('/registration?step=3')
    await expect.element(saveAndClose).toHaveAttribute('aria-disabled', 'true')
    await saveAndClose.hover({ force: true })
    await expect.element(page.getByRole('tooltip')).toHaveTextContent(registration.uploads.running)
    await userEvent.keyboard('{Escape}')
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

  it('that meets the end of the session leads to the login, after which all that was given is there', async () => {
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

describe('a fault at an upload', () => {
  const former = 'id-front.jpg'
  const full = (running: HeldUpload, seconds: number) =>
    running.refuse(503, 'STORAGE_UNAVAILABLE', errors.STORAGE_UNAVAILABLE, seconds)

  it('of a disk that is full keeps what was there, and the file is taken once there is room', async () => {
    const portal = await openComplete()
    // One that has room again when it said so is not even noticed
    const attachment = await chooseFor(fieldOf('idAttachment'), 'ספח.pdf')
    ;(await nextUpload(() => full(attachment, 0))).arrive()
    await expect.element(stored('idAttachment', 'ספח.pdf')).toBeVisible()

    const field = fieldOf('idFront')
    // Longer than anybody is let wait for
    full(await chooseFor(field, 'חדש.pdf'), 3_600)
    await expect.element(field).toHaveTextContent(errors.STORAGE_UNAVAILABLE)
    await expect.element(field).toHaveTextContent(`${upload.kept}: ${former}`)
    expect(portal.service.saved.documents).toMatchObject({ id_front: former })
    const retry = field.getByRole('button', { name: `${upload.retry}: חדש.pdf` })
    ;(await nextUpload(() => retry.click())).arrive()
    await expect.element(stored('idFront', 'חדש.pdf')).toBeVisible()
  })

  it('of a period that has closed meanwhile is told, and what the page has is shown', async () => {
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
    const reason = `${errors.REQUEST_READ_ONLY}. ${statusRefusals.PERIOD_CLOSED}`
    await expect.element(saveState).toHaveTextContent(fill(registration.save.refused, { reason }))
    await expect.element(stored('idFront', 'חדש.pdf')).toBeVisible()
    expect(portal.service.saved.documents).toMatchObject({ id_front: former })
  })

  it('of a scanner that is down: the file is being checked, and what is found later is told', async () => {
    const portal = await openComplete()
    const field = fieldOf('idFront')
    const waits = { file_signed_url: null, thumbnail_signed_url: null, file_state: 'checking' as const }
    ;(await chooseFor(field, 'חדש.pdf')).arrive(waits)
    await expect.element(field).toHaveTextContent(upload.checking)
    expect(field.getByRole('button', { name: upload.view }).elements()).toEqual([])
    await expectSound()
    await expectDark()

    // The page learns by itself what was found; the way out is there and on top of the page
    const answered = portal.service.answers['GET /step-4/documents']
    const find = (file_name: string, original_file_name: string) => {
      portal.change({
        'GET /step-4/documents': async (made) => {
          const held = await (answered as (one: typeof made) => Promise<object>)(made)
          const id_front = { ...waits, file_name, original_file_name, file_state: 'infected' }
          return { ...held, id_front } as never
        },
      })
      // Whoever comes back to the page is told soon.
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

    // Also while all answers are looked over
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
