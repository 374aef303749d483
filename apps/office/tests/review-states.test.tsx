import type { Review } from '@milgo/contracts/office/review-answer'
import { requestPath } from '@milgo/contracts/office-paths'
import { officeReviewPage as english } from '@milgo/messages/en/office-review-page'
import { fill } from '@milgo/messages/fill'
import { officeReviewPage as hebrew } from '@milgo/messages/he/office-review-page'
import { viewer } from '@milgo/messages/he/viewer'
import { type Answers, Refusal, refuse } from '@milgo/page-testing/answer-calls'
import { expectSound } from '@milgo/page-testing/expect-sound'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openOffice } from './support/open-office.tsx'
import { documentOf, fileOf, idOf, reviewAnswers, reviewOf, viewedPhotos } from './support/review-fixture.ts'

const at = '2026-11-01T10:00:00.000Z'
const yoav = { id: '00000000-0000-4000-8000-000000000002', name: 'יואב לביא' }
const reason = (code: string, text: string, needsNote = false) => ({
  code,
  text,
  text_for_student: text,
  needs_note: needsNote,
})
const reasons: Review['reasons'] = {
  returning: [reason('UNREADABLE', 'המסמך לא קריא'), reason('OTHER', 'אחר', true)],
  denying: [reason('NOT_STUDYING', 'אין לימודים פעילים'), reason('OTHER', 'אחר', true)],
  denying_appeal: [],
}
const sections: Review['sections'] = [
  {
    id: 'personal',
    title: 'פרטים אישיים',
    groups: [
      {
        key: 'personal',
        title: 'פרטים אישיים',
        answers: [
          {
            key: 'identityNumber',
            question_id: 'identityNumber',
            label: 'מספר זהות',
            text: '•••••0018',
            statements: [],
            secret: 'IDENTITY_NUMBER',
            documents: ['id_front'],
          },
        ],
      },
    ],
  },
]
const three = [
  documentOf('id_front', 'תעודת זהות'),
  documentOf('study_confirmation', 'אישור לימודים'),
  documentOf('army_document', 'אישור שירות'),
]
const decision = (
  event: Review['decisions'][number]['event'],
  needs: Review['decisions'][number]['needs'],
) => ({
  event,
  needs,
  refusals: [],
})
const inReview: Partial<Review> = {
  sections,
  documents: three,
  reasons,
  checklist: [
    {
      item: 'IDENTITY',
      label: 'זהות',
      documents: ['id_front'],
      is_ticked: false,
      ticked_by: null,
      staff: null,
    },
    {
      item: 'SERVICE',
      label: 'שירות',
      documents: ['army_document'],
      is_ticked: true,
      ticked_by: 'REVIEWER',
      staff: yoav,
    },
  ],
  decisions: [
    {
      event: 'APPROVE',
      needs: 'NOTHING',
      refusals: [{ code: 'DOCUMENTS_NOT_LOOKED_AT', message: 'יש מסמכים שלא נבדקו' }],
    },
    decision('DENY', 'DENY_REASON'),
  ],
}
const progress = (documents: Review['documents']): Pick<Review, 'documents' | 'checklist' | 'decisions'> => ({
  documents,
  checklist: inReview.checklist ?? [],
  decisions: [decision('RETURN_FOR_REPAIR', 'NOTHING'), decision('DENY', 'DENY_REASON')],
})
const openRequest = (
  review: Partial<Review>,
  more: Answers = {},
  rest: Partial<Parameters<typeof openOffice>[1]> = {},
) =>
  openOffice(requestPath(idOf(1)), {
    roles: ['reviewer'],
    answers: {
      ...reviewAnswers,
      ...viewedPhotos,
      'POST /office/requests/{id}/open': reviewOf(1, { ...inReview, ...review }),
      ...more,
    },
    ...rest,
  })
const press = (keys: string) => userEvent.keyboard(keys)
const shownDocument = (place: number) =>
  page.getByText(fill(viewer.position, { index: place, count: 3, title: three[place - 1]?.label ?? '' }))
const tab = (name: string) => page.getByRole('tab', { name: new RegExp(name) })

describe('a review', () => {
  it.each([1440, 1024] as const)(
    'is accessible with answers, checklist and score at %i px',
    async (width) => {
      await openRequest({}, {}, { width })
      await expect
        .element(page.getByRole('img', { name: fill(viewer.image, { title: 'תעודת זהות' }) }))
        .toBeVisible()
      await expectSound()
    },
  )

  it('reads from left to right in English', async () => {
    await openRequest({}, {}, { language: 'en' })
    await expect.element(page.getByRole('button', { name: english.verdict.accept })).toBeVisible()
    expect(document.documentElement.dir).toBe('ltr')
    await expectSound()
  })

  it('names every control of the viewer', async () => {
    await openRequest({})
    const tools = page.getByRole('toolbar', { name: viewer.tools })
    for (const name of [viewer.zoomIn, viewer.zoomOut, viewer.fit, viewer.rotate, viewer.download])
      await expect.element(tools.getByRole('button', { name: new RegExp(name) })).toBeVisible()
    for (const button of tools.getByRole('button').elements())
      expect(button.getAttribute('aria-label') ?? button.textContent).not.toBe('')
  })

  it('leaves the focus where it is while documents change, and says which one is shown', async () => {
    const judged: unknown[] = []
    await openRequest(
      {},
      {
        'PUT /office/requests/{id}/verdict': ({ body }) => {
          judged.push(body)
          const accepted = new Set(judged.map((one) => (one as { key: string }).key))
          return progress(
            three.map((one) => (accepted.has(one.key) ? { ...one, state: 'ACCEPTED' as const } : one)),
          )
        },
      },
    )
    await expect.element(shownDocument(1)).toBeInTheDocument()
    const accept = page.getByRole('button', { name: hebrew.verdict.accept })
    ;(accept.element() as HTMLElement).focus()
    await press('a')
    await expect.element(shownDocument(2)).toBeInTheDocument()
    await expect.element(accept).toHaveFocus()
    await press('j')
    await expect.element(shownDocument(3)).toBeInTheDocument()
    await expect.element(accept).toHaveFocus()
    expect(shownDocument(3).element().closest('[role="status"]')).not.toBeNull()
    expect(judged).toMatchObject([{ key: 'id_front', verdict: 'ACCEPTED' }])
  })

  it('with a flagged document shows the text of the student, markup as text', async () => {
    const flagged = three.map((one, place) => (place === 0 ? { ...one, state: 'FLAGGED' as const } : one))
    await openRequest({}, { 'PUT /office/requests/{id}/verdict': () => progress(flagged) })
    await expect.element(shownDocument(1)).toBeInTheDocument()
    await press('1')
    await expect
      .element(page.getByRole('navigation').getByText(hebrew.documents.states.FLAGGED))
      .toBeVisible()
    await page
      .getByRole('textbox', { name: new RegExp(hebrew.verdict.note) })
      .fill('<img src=x onerror=alert(1)>')
    await expect.element(page.getByText(/המסמך לא קריא/).last()).toBeVisible()
    await expect.element(page.getByText('<img src=x onerror=alert(1)>').last()).toBeVisible()
    expect(document.querySelector('img[src="x"]')).toBeNull()
    await expectSound()
  })

  it('with figures shows what was claimed, the source and the live score', async () => {
    await openRequest({
      figures: {
        version: 2,
        is_frozen: false,
        entered_by: yoav,
        entered_at: at,
        rows: [
          {
            id: 'numberOfPersons',
            wire: 'number_of_persons',
            kind: 'digits',
            label: 'נפשות בבית',
            is_required: true,
            is_missing: true,
            claimed: '4',
            value: null,
            source: null,
            sources: ['id_front'],
          },
          {
            id: 'parentOneIncome',
            wire: 'parent_one_income',
            kind: 'amount',
            label: 'הכנסה, הורה ראשון',
            is_required: true,
            is_missing: false,
            claimed: null,
            value: '5200',
            source: 'study_confirmation',
            sources: ['study_confirmation'],
          },
        ],
      },
      score: {
        rules_version: '1',
        total: 61.5,
        is_final: false,
        missing_figures: 1,
        award: 4000,
        components: [
          {
            component: 'income',
            points: 35,
            max: 45,
            lines: [{ code: 'BAND', params: {}, points: 35, text: 'עד 3,000 לנפש' }],
          },
        ],
        margin: { per_person: 2600, persons: 2, total: 5200, up_to: 3000, left: 800, points_lost: 5 },
      },
    })
    await expect.element(page.getByText(hebrew.score.provisional)).toBeVisible()
    await expect.element(page.getByText(hebrew.score.missing.one)).toBeVisible()
    await expectSound()
  })

  it('with notes says that no student reads them', async () => {
    await openRequest({ notes: [{ id: idOf(7), at, by: yoav, text: '<b>לא</b> ברור' }] })
    await tab(hebrew.tabs.notes).click()
    await expect.element(page.getByText(hebrew.notes.internal)).toBeVisible()
    await expect.element(page.getByText('<b>לא</b> ברור')).toBeVisible()
    await expectSound()
  })

  it('with a duplicate and warnings, judged or not', async () => {
    const duplicate = {
      request_id: idOf(5),
      request_number: '2025-000055',
      name: 'אדם אחר',
      status: 'SUBMITTED' as const,
      kinds: ['ACCOUNT' as const, 'FILE' as const],
      documents: ['id_front'],
      dismissed: null,
    }
    const calls = await openRequest(
      {
        duplicates: [duplicate, { ...duplicate, request_id: idOf(6), dismissed: { by: yoav, at } }],
        checks: [
          {
            code: 'SAME_FILE_ELSEWHERE',
            result: 'WARN',
            item: 'IDENTITY',
            document: 'id_front',
            params: {},
            text: 'הקובץ נשלח גם בבקשה אחרת',
          },
          {
            code: 'IDENTITY_ON_CARD',
            result: 'NOT_CHECKED',
            item: 'IDENTITY',
            document: null,
            params: {},
            text: 'המספר לא נקרא',
          },
        ],
      },
      { 'POST /office/requests/{id}/not-a-duplicate': { is_dismissed: true } },
    )
    await expect
      .element(page.getByText(fill(hebrew.risks.sameAs, { number: '2025-000055', name: 'אדם אחר' })).first())
      .toBeVisible()
    await expectSound()
    await page.getByRole('button', { name: hebrew.risks.dismiss, exact: true }).click()
    await expect.poll(() => calls.made('POST /office/requests/{id}/not-a-duplicate').length).toBe(1)
  })

  it('after a correction compares the old and the new file, and the changed answers', async () => {
    await openRequest({
      status: 'REPAIR_BACK_FROM',
      round: 2,
      documents: three.map((one, place) => (place === 0 ? { ...one, is_replaced: true } : one)),
      changes: {
        before_at: at,
        after_at: '2026-11-05T10:00:00.000Z',
        documents: [
          {
            key: 'id_front',
            label: 'תעודת זהות',
            asked: { reason: 'UNREADABLE', reason_text: 'המסמך לא קריא', note: null },
            before: fileOf('id_old'),
            after: fileOf('id_front'),
          },
        ],
        answers: [{ key: 'incomeType', label: 'סוג הכנסה', before: 'שכיר', after: 'עצמאי' }],
      },
    })
    await expect.element(page.getByRole('tabpanel').getByText('id_old.jpg')).toBeVisible()
    await expectSound()
    await press('c')
    await expect
      .element(page.getByRole('button', { name: new RegExp(hebrew.documents.compareEnd) }))
      .toBeVisible()
    await expect.poll(() => page.getByRole('img', { name: /./ }).elements().length).toBeGreaterThanOrEqual(2)
    await expectSound()
  })

  it('that somebody else has open is read only, and says who', async () => {
    await openRequest({ open_by: { ...yoav, last_active_at: at }, may_edit: false, may_take_over: true })
    await expect.element(page.getByText(fill(hebrew.locked.title, { name: yoav.name }))).toBeVisible()
    await expect.element(page.getByRole('button', { name: hebrew.verdict.accept })).toBeDisabled()
    await expectSound()
  })

  it('that another has decided meanwhile says who and what, and overwrites nothing', async () => {
    await openRequest(
      {},
      {
        'PUT /office/requests/{id}/verdict': () =>
          new Refusal(409, {
            error: { statusCode: 409, code: 'REQUEST_MOVED', message: 'moved' },
            moved: { event: 'DENY', staff: yoav, at, status: 'DENIED' },
          }),
      },
    )
    await expect.element(shownDocument(1)).toBeInTheDocument()
    await press('a')
    await expect.element(page.getByRole('alert').getByText(new RegExp(yoav.name))).toBeVisible()
    await expect.element(page.getByRole('button', { name: hebrew.moved.reload })).toBeVisible()
    await expectSound()
  })

  it('whose verdict did not arrive says so, and sends it again', async () => {
    const calls = await openRequest(
      {},
      {
        'PUT /office/requests/{id}/verdict': () =>
          refuse(503, { statusCode: 503, code: 'UNAVAILABLE', message: 'later' }),
      },
    )
    await expect.element(shownDocument(1)).toBeInTheDocument()
    await press('a')
    await expect.element(page.getByText(hebrew.notSaved.title)).toBeVisible()
    await expectSound()
    calls.change({ 'PUT /office/requests/{id}/verdict': () => progress(three) })
    await page.getByRole('button', { name: hebrew.notSaved.retry }).click()
    await expect.element(page.getByText(hebrew.notSaved.title)).not.toBeInTheDocument()
  })

  it('is refused with a reason of the list, which is shown as the student will read it', async () => {
    const calls = await openRequest(
      {},
      {
        'POST /office/requests/{id}/decide': refuse(503, {
          statusCode: 503,
          code: 'UNAVAILABLE',
          message: 'later',
        }),
      },
    )
    await page.getByRole('button', { name: new RegExp(hebrew.decisions.names.DENY) }).click()
    const dialog = page.getByRole('dialog', { name: hebrew.decisions.dialog.DENY })
    await expect.element(dialog).toBeVisible()
    await expectSound()
    await dialog.getByRole('radio', { name: 'אין לימודים פעילים' }).click()
    await expect.element(dialog.getByText(hebrew.decisions.forStudent)).toBeVisible()
    await expectSound()
    await dialog.getByRole('button', { name: hebrew.decisions.names.DENY.replace('…', '') }).click()
    await expect
      .poll(() => calls.made('POST /office/requests/{id}/decide')[0]?.body)
      .toMatchObject({
        event: 'DENY',
        reason: 'NOT_STUDYING',
      })
  })

  it('that is finished shows its history and offers no decision', async () => {
    await openRequest({
      status: 'WAITING_TO_BE_COMPUTED',
      may_edit: false,
      decisions: [],
      documents: three.map((one) => ({ ...one, state: 'ACCEPTED' as const })),
      timeline: [
        {
          number: 2,
          at,
          event: 'APPROVE',
          by: 'REVIEWER',
          staff: yoav,
          reason_text: null,
          note: null,
          from: 'SUBMITTED',
          to: 'TEAM_MANAGER_APPROVAL',
        },
      ],
    })
    await expect.element(page.getByText(hebrew.decisions.none)).toBeVisible()
    await tab(hebrew.tabs.timeline).click()
    await expect.element(page.getByRole('tabpanel').getByText(new RegExp(yoav.name))).toBeVisible()
    await expectSound()
  })

  it('of a file that is gone, infected or broken says so in its place', async () => {
    await openRequest({
      documents: [
        documentOf('id_front', 'תעודת זהות', { file: null }),
        documentOf('study_confirmation', 'אישור לימודים', { file: { ...fileOf('study'), scan: 'infected' } }),
        documentOf('army_document', 'אישור שירות'),
      ],
    })
    await expect.element(page.getByText(viewer.missing.title)).toBeVisible()
    await expectSound()
    await press('j')
    await expect.element(page.getByText(hebrew.documents.infected)).toBeVisible()
    await expectSound()
  })
})
