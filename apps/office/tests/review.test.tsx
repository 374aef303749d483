import type { Review } from '@milgo/contracts/office/review-answer'
import { officePaths, requestPath } from '@milgo/contracts/office-paths'
import { fill } from '@milgo/messages/fill'
import { officeReviewPage as hebrew } from '@milgo/messages/he/office-review-page'
import type { Answers } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openOffice } from './support/open-office.tsx'

const idOf = (place: number) => `00000000-0000-4000-8000-0000000001${place}0`
const at = '2026-11-01T10:00:00.000Z'

const review = (place: number, more: Partial<Review> = {}): Review => ({
  request_id: idOf(place),
  request_number: `2025-00001${place}`,
  student_id: '00000000-0000-4000-8000-000000000009',
  name: `סטודנטית ${place}`,
  status: 'SUBMITTED',
  institution: 'אוניברסיטת חיפה',
  language: 'he',
  submitted_at: at,
  moved_at: at,
  days_waiting: 3,
  correction_deadline: null,
  is_rejection_waiting: false,
  seen: 1,
  round: 1,
  assignee: null,
  open_by: null,
  may_take_over: false,
  may_edit: true,
  sections: [],
  unsent_documents: [],
  changes: null,
  timeline: [],
  notes: [],
  flags: [],
  duplicates: [],
  checks: [],
  figures: { version: 0, is_frozen: false, entered_by: null, entered_at: null, rows: [] },
  score: {
    rules_version: '1',
    total: 0,
    is_final: false,
    missing_figures: 0,
    award: null,
    components: [],
    margin: null,
  },
  reasons: { returning: [], denying: [], denying_appeal: [] },
  appeal: null,
  documents: [],
  checklist: [],
  decisions: [],
  ...more,
})
const listed = (place: number) => ({
  request_id: idOf(place),
  request_number: `2025-00001${place}`,
  name: `סטודנטית ${place}`,
  status: 'SUBMITTED' as const,
  institution_id: 1,
  institution: 'אוניברסיטת חיפה',
  language: 'he',
  submitted_at: at,
  moved_at: at,
  correction_deadline: null,
  open_flags: 0,
  waiting: null,
  assignee: null,
  open_at: null,
  hold: null,
  flags: [],
  labels: [],
  work_version: 0,
})
const answers: Answers = {
  'POST /office/requests/list': { requests: [1, 2, 3].map(listed), next: null },
  'POST /office/requests/count': ({ body }) => ({
    counts: { SUBMITTED: 42 },
    views: (body as { views: object[] }).views.map(() => ({ count: 42, longest_wait: 3 })),
  }),
  'GET /office/queue/choices': { colleagues: [], labels: [], institutions: [], views: [] },
  'POST /office/requests/{id}/keep-open': {
    status: 'SUBMITTED',
    seen: 1,
    may_edit: true,
    open_by: null,
  },
  'POST /office/queue/take-next': { taken: null },
}

describe('a request that the queue led to', () => {
  it('says which of the view it is, and leads to the ones beside it and back', async () => {
    let opened = 0
    await openOffice(`${officePaths.queue}?status=SUBMITTED`, {
      roles: ['reviewer'],
      answers: {
        ...answers,
        'POST /office/requests/{id}/open': () => {
          opened += 1
          return review(opened === 1 ? 2 : 3)
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

describe('the form of a student', () => {
  it('is opened with a reason, by a link that works once', async () => {
    const calls = await openOffice(requestPath(idOf(1)), {
      roles: ['reviewer'],
      answers: {
        ...answers,
        'POST /office/requests/{id}/open': review(1),
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
