import { sampleAnswers } from '@milgo/domain/application/sample-application.fixture'
import { correction } from '@milgo/messages/he/correction'
import { deadlines } from '@milgo/messages/he/deadlines'
import { documentsStep } from '@milgo/messages/he/documents-step'
import { errors } from '@milgo/messages/he/errors'
import { formModals } from '@milgo/messages/he/form-modals'
import { formNotes } from '@milgo/messages/he/form-notes'
import { questions } from '@milgo/messages/he/questions'
import { type Answers, noConnection } from '@milgo/page-testing/answer-calls'
import { expectDark } from '@milgo/page-testing/expect-dark'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { nextFrames } from '@milgo/page-testing/next-frames'
import { clearPages } from '@milgo/page-testing/render'
import { describe, expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { fieldOf, openForm } from './support/open-form.tsx'
import { chooseFor } from './support/pending-upload.ts'
import { publishedArea } from './support/result.ts'
import { currentUser, newStudent } from './support/student.ts'

const end = page.getByRole('alertdialog', { name: correction.end.header })
const day = 86_400_000

type Returned = { readonly changed?: Answers; readonly isReplaced?: boolean; readonly asked_at?: string }
const asked = new Date(Date.now() - day).toISOString()

/** Opens a request that was returned for one document, with so much time left. */
const openReturned = (
  milliseconds: number,
  { changed, isReplaced = false, asked_at = asked }: Returned = {},
) => {
  return openForm({
    ...(changed && { changed }),
    answers: { ...sampleAnswers, ...(isReplaced && { idFront: 'new.pdf' }) },
    request: {
      request_status: 'REPAIR_BACK_FOR',
      submitted_at: asked_at,
      form_mode: 'FIX',
      returned: true,
      correction_deadline: new Date(Date.now() + milliseconds).toISOString(),
    },
    toFix: [
      {
        field: 'id_front',
        reason: 'UNREADABLE',
        reason_text: 'הקובץ אינו קריא',
        note: null,
        asked_at,
        sent_file: { file_name: 'id-front.jpg', original_file_name: 'id-front.jpg', file_signed_url: null },
        is_replaced: isReplaced,
      },
    ],
  })
}

it('says at once that the correction window has ended, while the page is open', async () => {
  await openReturned(3_000)
  await expect.element(end).toHaveTextContent(correction.end.lapsed)
  await expect.element(end).toHaveTextContent(correction.end.lapsedText)
  await expectSound()
  await expectDark()
})

it('a correction that was cancelled is refused at the next upload, and the page says that nothing has to be done', async () => {
  const portal = await openReturned(55_000)
  await expect.element(page.getByRole('timer')).toHaveTextContent(deadlines.lastMinute)
  const running = await chooseFor(fieldOf('idFront'))
  const request = currentUser.request && { ...currentUser.request, request_status: 'SUBMITTED' as const }
  portal.change({ 'GET /user/current-user': { ...newStudent, request } })
  running.refuse(403, 'REQUEST_READ_ONLY', errors.REQUEST_READ_ONLY)
  await expect.element(end).toHaveTextContent(correction.end.cancelled)
})

it('a correction that is sent in another tab ends here too', async () => {
  const other = new BroadcastChannel(`milgo.application.${newStudent.id}`)
  onTestFinished(() => other.close())
  const listens = new Promise<void>((heard) => {
    other.onmessage = ({ data }) => data.is === 'listening' && heard()
  })
  await openReturned(day)
  await listens
  other.postMessage({ is: 'sent' })
  await expect.element(end).toHaveTextContent(correction.end.sentElsewhere)
})

const declaration = page.getByRole('checkbox', { name: questions.declarationCorrectnessInformation })
const savedState = page.getBySelector('[data-save-state=saved]')

it('a declaration that is given in this correction survives a reload, and one of before does not', async () => {
  const { service } = await openReturned(day)
  await expect.element(declaration).not.toBeChecked()
  await declaration.click({ force: true })
  await expect.element(declaration).toBeChecked()
  await expect.element(savedState).toBeVisible()
  clearPages()
  await openReturned(day, { changed: service.answers })
  await expect.element(declaration).toBeChecked()
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  clearPages()
  // Returned again, the student declares again.
  await openReturned(day, { asked_at: new Date(Date.now() - 1_000).toISOString() })
  await expect.element(declaration).not.toBeChecked()
})

it('is ready to send only once the declaration is given too', async () => {
  await openReturned(day, { isReplaced: true })
  await expect.element(page.getByRole('heading', { name: correction.undeclared })).toBeVisible()
  await expect.element(page.getByText(correction.ready)).not.toBeInTheDocument()
  await declaration.click({ force: true })
  await expect.element(page.getByRole('heading', { name: correction.ready })).toBeVisible()
})

describe('a correction without an answer', () => {
  const result = page.getByRole('dialog', { name: formNotes.submitCorrections })
  const unknown = page.getByText(documentsStep.result.unknown).first()
  const userAs = (request_status: 'REPAIR_BACK_FROM' | 'REPAIR_BACK_FOR') => ({
    'GET /user/current-user': {
      ...newStudent,
      request: currentUser.request && { ...currentUser.request, request_status },
    },
  })

  /** Sends the correction while neither its answer nor any other arrives. */
  const sendOffline = async () => {
    const portal = await openReturned(day, { isReplaced: true })
    await declaration.click({ force: true })
    await expect.element(savedState).toBeVisible()
    portal.change({
      'GET /user/current-user': noConnection,
      'POST /step-4/submit-corrections': noConnection,
    })
    await page.getByRole('button', { name: formNotes.submitCorrections, exact: true }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: formModals.sendBackFromRepair.positive })
      .click()
    await expect.element(result).toHaveTextContent(documentsStep.result.unknown)
    return portal
  }

  it('is unknown while the service cannot be asked, and nothing on the page says that it was not sent', async () => {
    await sendOffline()
    await expect.element(result).not.toHaveTextContent(documentsStep.result.notThere)
    expect(page.getByText(correction.unsent).elements()).toEqual([])
    await result.getByRole('button', { name: documentsStep.result.back }).click()
    await expect.element(result).not.toBeInTheDocument()
    await expect.element(unknown).toBeVisible()
    expect(page.getByText(correction.unsent).elements()).toEqual([])
  })

  it.each([true, false])('is found when the connection returns; window open: %s', async (isOpen) => {
    const portal = await sendOffline()
    if (!isOpen) await result.getByRole('button', { name: documentsStep.result.back }).click()
    portal.change({
      ...userAs('REPAIR_BACK_FROM'),
      'GET /page-data/personal-area': publishedArea('REPAIR_BACK_FROM'),
      'POST /step-4/submit-corrections': { id: newStudent.id, version: 2 },
    })
    dispatchEvent(new Event('online'))
    await expect.element(end).toHaveTextContent(correction.end.sent)
  })

  it('is asked for no longer once the form is left', async () => {
    const portal = await sendOffline()
    clearPages()
    const asked = () => portal.made('GET /user/current-user').length
    const before = asked()
    dispatchEvent(new Event('online'))
    await nextFrames()
    expect(asked()).toBe(before)
  })

  it('is said not to have arrived once the service says so', async () => {
    const portal = await sendOffline()
    portal.change(userAs('REPAIR_BACK_FOR'))
    dispatchEvent(new Event('online'))
    await expect.element(result).toHaveTextContent(documentsStep.result.notThere)
    await expect.element(page.getByText(correction.unsent)).toBeInTheDocument()
  })
})
