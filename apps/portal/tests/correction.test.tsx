import { sampleAnswers } from '@milgo/domain/application/sample-application.fixture'
import { correction } from '@milgo/messages/he/correction'
import { deadlines } from '@milgo/messages/he/deadlines'
import { errors } from '@milgo/messages/he/errors'
import { expectDark } from '@milgo/page-testing/expect-dark'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { chooseFor } from './support/held-upload.ts'
import { fieldOf, openForm } from './support/open-form.tsx'
import { currentUser, newStudent } from './support/student.ts'

const end = page.getByRole('alertdialog', { name: correction.end.header })
const day = 86_400_000

/** A request that came back for one document, for so long. */
const openReturned = (milliseconds: number) => {
  const asked = new Date(Date.now() - day).toISOString()
  return openForm({
    answers: sampleAnswers,
    request: {
      request_status: 'REPAIR_BACK_FOR',
      submitted_at: asked,
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
        asked_at: asked,
        sent_file: { file_name: 'id-front.jpg', original_file_name: 'id-front.jpg', file_signed_url: null },
        is_replaced: false,
      },
    ],
  })
}

it('whose window ends while the page is open says so at once', async () => {
  await openReturned(3_000)
  await expect.element(end).toHaveTextContent(correction.end.lapsed)
  await expect.element(end).toHaveTextContent(correction.end.lapsedText)
  await expectSound()
  await expectDark()
})

it('that was cancelled meanwhile is refused at the next upload, and the page says that nothing is to be done', async () => {
  const portal = await openReturned(55_000)
  await expect.element(page.getByRole('timer')).toHaveTextContent(deadlines.lastMinute)
  const running = await chooseFor(fieldOf('idFront'))
  const request = currentUser.request && { ...currentUser.request, request_status: 'SUBMITTED' as const }
  portal.change({ 'GET /user/current-user': { ...newStudent, request } })
  running.refuse(403, 'REQUEST_READ_ONLY', errors.REQUEST_READ_ONLY)
  await expect.element(end).toHaveTextContent(correction.end.cancelled)
})

it('that is sent in another tab is over here too', async () => {
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
