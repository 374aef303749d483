import type { Review } from '@milgo/contracts/office/review-answer'
import { officePaths, requestMessagesPath, requestPath, revisionPath } from '@milgo/contracts/office-paths'
import { fill } from '@milgo/messages/fill'
import { office } from '@milgo/messages/he/office'
import { officeReviewPage as hebrew } from '@milgo/messages/he/office-review-page'
import { officeRevisions as revisions } from '@milgo/messages/he/office-revisions'
import { moneyText } from '@milgo/messages/money-text'
import { refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openOffice } from './support/open-office.tsx'
import { idOf, reviewAnswers, reviewOf } from './support/review-fixture.ts'
import { openRequest, shownDocument, yoav } from './support/review-page.ts'

describe('a request opened from the queue', () => {
  it('shows its position in the view, with links to its neighbours and back', async () => {
    let opened = 0
    await openOffice(`${officePaths.queue}?status=SUBMITTED`, {
      roles: ['reviewer'],
      answers: {
        ...reviewAnswers,
        'POST /office/requests/{id}/open': () => {
          opened += 1
          return reviewOf(opened === 1 ? 2 : 3)
        },
      },
    })
    await page.getByRole('link', { name: 'סטודנטית 2' }).click()
    await expect.element(page.getByText(fill(hebrew.place.of, { number: 2, count: 42 }))).toBeVisible()
    const before = page.getByRole('link', { name: hebrew.place.previous })
    await expect.element(before).toHaveAttribute('href', requestPath(idOf(1)))
    await expectSound()
    await page.getByRole('link', { name: hebrew.place.following }).click()
    await expect.element(page.getByText(fill(hebrew.place.of, { number: 3, count: 42 }))).toBeVisible()
    await expect
      .element(page.getByRole('link', { name: hebrew.toQueue }))
      .toHaveAttribute('href', expect.stringContaining('status=SUBMITTED'))
  })
})

it('says that messages do not reach the student, and links to them', async () => {
  await openOffice(requestPath(idOf(1)), {
    roles: ['reviewer'],
    answers: {
      ...reviewAnswers,
      'POST /office/requests/{id}/open': { ...reviewOf(1), undelivered: ['mail'] },
    },
  })
  await expect.element(page.getByText(hebrew.undelivered.title)).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: hebrew.undelivered.look, exact: true }).first())
    .toHaveAttribute('href', requestMessagesPath(idOf(1)))
  await expectSound()
})

it('says in words for staff that a request does not exist', async () => {
  await openOffice(requestPath(idOf(1)), {
    roles: ['reviewer'],
    answers: {
      'POST /office/requests/{id}/open': refuse(404, {
        statusCode: 404,
        code: 'NO_REQUEST',
        message: 'There is no application yet. Start with the personal details',
      }),
    },
  })
  await expect.element(page.getByRole('heading', { level: 1, name: hebrew.failed.title })).toBeVisible()
  await expect.element(page.getByText(office.failures.NO_REQUEST)).toBeVisible()
  await expectSound()
})

describe('the form of a student', () => {
  it('is opened with a reason, by a link that works once', async () => {
    const calls = await openOffice(requestPath(idOf(1)), {
      roles: ['reviewer'],
      answers: {
        ...reviewAnswers,
        'POST /office/requests/{id}/open': reviewOf(1),
        'POST /office/requests/{id}/open-form': { code: 'x', path: '/admin/x', expires_in: 60 },
      },
    })
    await page.getByRole('button', { name: hebrew.openForm.action }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: hebrew.openForm.confirm }).click()
    await expect.element(dialog.getByText(hebrew.openForm.reasonMissing)).toBeVisible()
    await expectSound()
    await dialog.getByRole('textbox', { name: hebrew.openForm.reason }).fill('עזרה בטלפון')
    await dialog.getByRole('button', { name: hebrew.openForm.confirm }).click()
    const link = page.getByRole('link', { name: hebrew.openForm.open })
    await expect.element(link).toHaveAttribute('href', '/admin/x')
    await expect.element(link).toHaveAttribute('rel', 'noopener')
    expect(calls.made('POST /office/requests/{id}/open-form')[0]?.body).toEqual({ reason: 'עזרה בטלפון' })
    await expectSound()
  })
})

const at = '2026-11-01T10:00:00.000Z'
const noa = { id: '00000000-0000-4000-8000-000000000003', name: 'נועה ברק' }
const appealOf = (more: Partial<NonNullable<Review['appeal']>> = {}): NonNullable<Review['appeal']> => ({
  number: '2025-000011-A',
  type: 'RESULT_APPEAL',
  lines: [
    { label: 'סוג הערעור', text: 'ערעור על התוצאה' },
    { label: 'על מה הערעור', text: 'הכנסה' },
    { label: 'הכנסה חודשית', text: '8,200' },
  ],
  details: 'ההכנסה ירדה בספטמבר',
  return_comment: null,
  versions: [{ version: 1, sent_at: at, details: 'ההכנסה ירדה בספטמבר', files: ['תלוש.pdf'] }],
  needs_figures: true,
  first: {
    total: 60.5,
    award: 0,
    decision: { event: 'APPROVE', reason_text: null, note: null, by: noa, at },
    figures: [{ label: 'הכנסת הורה 1', text: '12,400' }],
  },
  ...more,
})

describe('the appeal beside its request', () => {
  const open = (
    appeal: NonNullable<Review['appeal']>,
    more: Partial<Parameters<typeof openOffice>[1]> = {},
    beside: Partial<Review> = {},
  ) =>
    openOffice(requestPath(idOf(1)), {
      roles: ['reviewer'],
      answers: {
        ...reviewAnswers,
        'POST /office/requests/{id}/open': reviewOf(1, {
          status: 'APPEAL_SUBMITTED',
          is_published: true,
          appeal,
          ...beside,
        }),
      },
      ...more,
    })

  it.each(['he', 'en'] as const)(
    'shows grounds, the first result and every version, in %s',
    async (language) => {
      await open(appealOf(), { language })
      await expect.element(page.getByText('2025-000011-A')).toBeVisible()
      await expect.element(page.getByText('8,200')).toBeVisible()
      await expect.element(page.getByText('12,400')).toBeVisible()
      await expect.element(page.getByText('תלוש.pdf')).toBeVisible()
      await expect.element(page.getByText(noa.name, { exact: false }).first()).toBeVisible()
      await expectSound()
    },
  )

  it.each([
    ['he', 1440],
    ['en', 1440],
    ['he', 1024],
    ['en', 1024],
  ] as const)('shows the names of all its tabs in %s at %i px', async (language, width) => {
    const answer = { key: 'firstName', label: 'שם', before: 'א', after: 'ב' }
    const changes = { before_at: at, after_at: at, documents: [], answers: [answer] }
    await open(appealOf(), { language, width }, { changes })
    await expect.poll(() => page.getByRole('tab').elements()).toHaveLength(5)
    const tabs = page.getByRole('tablist').element()
    expect(tabs.scrollWidth).toBeLessThanOrEqual(tabs.clientWidth)
  })

  it.each([
    ['the first score', 60.5, 4_000, `60.5 נקודות, ${moneyText(4_000)}`],
    ['no score', null, null, hebrew.appeal.differenceFirst.split('.')[0] ?? ''],
  ] as const)('compares its score with %s', async (_name, total, award, before) => {
    await open(appealOf({ first: { ...appealOf().first, total, award } }))
    await expect.element(page.getByText(before, { exact: false })).toBeVisible()
    await expectSound()
  })

  it('says to a reviewer of the request that another person decides the appeal', async () => {
    await open(appealOf(), {}, { edit_refusal: 'REVIEWED_BEFORE' })
    await expect.element(page.getByText(hebrew.appeal.forOthers)).toBeVisible()
    await expectSound()
  })

  it('says what the return asked for', async () => {
    await open(
      appealOf({
        return_comment: 'חסר תלוש של אוקטובר',
        versions: [
          { version: 1, sent_at: at, details: 'ראשון', files: [] },
          { version: 2, sent_at: at, details: 'מתוקן', files: ['אוקטובר.pdf'] },
        ],
      }),
    )
    await expect.element(page.getByText('חסר תלוש של אוקטובר')).toBeVisible()
    await expect.element(page.getByText('אוקטובר.pdf')).toBeVisible()
    await expect.element(page.getByText(hebrew.appeal.noFiles)).toBeVisible()
    await expectSound()
  })

  it('links a manager, but not a reviewer, to the revision of the published result', async () => {
    await open(appealOf(), { roles: ['manager'] })
    await expect
      .element(page.getByRole('link', { name: revisions.open }))
      .toHaveAttribute('href', expect.stringContaining(revisionPath(idOf(1))))
  })
})

it('shows the document of an answer by its key, and who else views the request', async () => {
  const answer = {
    key: 'daysInReserve',
    question_id: 'daysInReserve',
    label: 'ימי מילואים',
    text: '60',
    statements: [],
    secret: null,
    documents: ['army_document'],
  }
  const group = { key: 'service', title: 'שירות', answers: [answer] }
  await openRequest({
    sections: [{ id: 'personal', title: 'שירות', groups: [group] }],
    lookers: [yoav, { ...noa, id: idOf(9) }],
  })
  await expect.element(shownDocument(1)).toBeVisible()
  await page.getByRole('button', { name: fill(hebrew.answers.show, { question: answer.label }) }).click()
  await expect.element(shownDocument(3)).toBeVisible()
  await expect.element(page.getByTitle(new RegExp(`${yoav.name}.*${noa.name}`))).toBeVisible()
  await expectSound()
})

it('offers "not a duplicate" if the server allows it', async () => {
  const duplicate: Review['duplicates'][number] = {
    request_id: idOf(2),
    request_number: '2025-000012',
    name: 'סטודנטית 2',
    status: 'SUBMITTED',
    kinds: ['ACCOUNT'],
    documents: [],
    dismissed: null,
  }
  await openRequest({ duplicates: [duplicate], may_dismiss: false })
  await expect.element(page.getByRole('link', { name: /2025-000012/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: hebrew.risks.dismiss })).not.toBeInTheDocument()
})
