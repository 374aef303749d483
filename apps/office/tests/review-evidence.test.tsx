import type { Review } from '@milgo/contracts/office/review-answer'
import { requestPath } from '@milgo/contracts/office-paths'
import { fill } from '@milgo/messages/fill'
import { officeReviewPage as hebrew } from '@milgo/messages/he/office-review-page'
import type { Answers } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openOffice } from './support/open-office.tsx'
import { documentOf, idOf, reviewAnswers, reviewOf } from './support/review-fixture.ts'

const { evidence: words } = hebrew
const at = '2026-11-01T10:00:00.000Z'

/** Returns the address of a photo of a card with a printed number. */
const cardAddress = async (): Promise<string> => {
  const canvas = new OffscreenCanvas(1000, 630)
  const paint = canvas.getContext('2d')
  if (!paint) throw new Error('no canvas')
  paint.fillStyle = '#eef2f6'
  paint.fillRect(0, 0, 1000, 630)
  paint.fillStyle = '#222'
  paint.font = '52px sans-serif'
  paint.fillText('תעודת זהות לדוגמה', 420, 110)
  paint.fillText('123456782', 420, 330)
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 }))
}

type Numbers = {
  readonly numbers: {
    number: 'IDENTITY_NUMBER' | 'ACCOUNT_NUMBER'
    reading: 'EQUAL' | 'DIFFERENT' | 'UNREAD'
    printed: string | null
  }[]
}

const openCard = async (answer: Numbers, more: Partial<Review> = {}) => {
  const asked: unknown[] = []
  const answers: Answers = {
    ...reviewAnswers,
    'POST /office/requests/{id}/open': reviewOf(1, {
      documents: [documentOf('id_front', 'תעודת זהות', { question_id: 'idFront' })],
      checklist: [
        {
          item: 'IDENTITY',
          label: 'זהות',
          documents: ['id_front'],
          is_ticked: false,
          ticked_by: null,
          staff: null,
        },
      ],
      checks: [
        {
          code: 'IDENTITY_ON_CARD',
          result: 'NOT_CHECKED',
          item: 'IDENTITY',
          document: 'id_front',
          params: {},
          text: 'התעודה לא נקראה',
        },
      ],
      ...more,
    }),
    'POST /office/requests/{id}/view-document': async () => ({
      url: await cardAddress(),
      media_type: 'image/jpeg',
      bytes: 700,
      expires_at: at,
    }),
    'POST /office/requests/{id}/compare-document': ({ body }) => {
      asked.push(body)
      return answer
    },
  }
  await openOffice(requestPath(idOf(1)), { roles: ['reviewer'], answers })
  return asked
}
const pane = page.getByRole('region', { name: hebrew.verdict.label })

it('the number on a card is read while the card is shown, and reported as equal', async () => {
  const asked = await openCard({
    numbers: [{ number: 'IDENTITY_NUMBER', reading: 'EQUAL', printed: '•••••6782' }],
  })
  const [before] = words.IDENTITY_NUMBER.EQUAL.split('{printed}')
  await expect.element(pane.getByText(before ?? '')).toBeVisible()
  expect(asked).toMatchObject([{ document: 'id_front', printed: ['123456782'] }])
  // Before that, the check is shown with its checklist item.
  const checklist = page.getByRole('group', { name: hebrew.checklist.title })
  await expect.element(checklist.getByText(before ?? '')).toBeVisible()
  await expectSound()
})

it('a document that is left before it was read is read at the next document', async () => {
  const asked = await openCard(
    { numbers: [{ number: 'IDENTITY_NUMBER', reading: 'EQUAL', printed: '•••••6782' }] },
    {
      documents: [
        documentOf('id_front', 'תעודת זהות', { question_id: 'idFront' }),
        documentOf('study_confirmation', 'אישור לימודים'),
      ],
    },
  )
  await expect.element(pane.getByText(words.reading)).toBeVisible()
  await userEvent.keyboard('j')
  await expect.element(pane.getByText(words.reading)).not.toBeInTheDocument()
  const [before] = words.IDENTITY_NUMBER.EQUAL.split('{printed}')
  const checklist = page.getByRole('group', { name: hebrew.checklist.title })
  await expect.element(checklist.getByText(before ?? '')).toBeVisible()
  expect(asked).toMatchObject([{ document: 'id_front', printed: ['123456782'] }])
})

it('another number is shown beside the document and above the answers, and blocks nothing', async () => {
  await openCard(
    { numbers: [{ number: 'IDENTITY_NUMBER', reading: 'DIFFERENT', printed: '305567661' }] },
    { decisions: [{ event: 'APPROVE', needs: 'NOTHING', refusals: [] }] },
  )
  const said = fill(words.IDENTITY_NUMBER.DIFFERENT, { printed: '\u2068305567661\u2069' })
  await expect.element(pane.getByText(said)).toBeVisible()
  expect(page.getByText(said).elements()).toHaveLength(2)
  expect(page.getByText('התעודה לא נקראה').elements()).toHaveLength(0)
  await expectSound()
})

it('the name on a photo of a bank letter is reported as unread, with the reason', async () => {
  await openCard(
    { numbers: [{ number: 'ACCOUNT_NUMBER', reading: 'UNREAD', printed: null }] },
    {
      documents: [documentOf('bank_account_reference', 'אישור בנק', { question_id: 'bankAccountReference' })],
      checks: [],
    },
  )
  await expect.element(pane.getByText(words.NAME.UNREAD)).toBeVisible()
  await expect.element(pane.getByText(words.ACCOUNT_NUMBER.UNREAD)).toBeVisible()
  await expectSound()
})
