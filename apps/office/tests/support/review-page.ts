import type { Review } from '@milgo/contracts/office/review-answer'
import { officePaths, requestPath } from '@milgo/contracts/office-paths'
import { fill } from '@milgo/messages/fill'
import { officeReviewPage } from '@milgo/messages/he/office-review-page'
import { viewer } from '@milgo/messages/he/viewer'
import type { Answers } from '@milgo/page-testing/answer-calls'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import { openOffice } from './open-office.tsx'
import { press } from './press.ts'
import { documentOf, idOf, reviewAnswers, reviewOf, viewedPhotos } from './review-fixture.ts'

export const at = '2026-11-01T10:00:00.000Z'
export const yoav = { id: '00000000-0000-4000-8000-000000000002', name: 'יואב לביא' }
const reason = (code: string, text: string, needsNote = false) => ({
  code,
  text,
  text_for_student: text,
  needs_note: needsNote,
})
/** Returns the reasons for a return, of which one fits only the documents with these keys. */
export const returningReasons = (...fitting: string[]): Review['reasons']['returning'] => [
  { ...reason('UNREADABLE', 'המסמך לא קריא'), documents: null },
  ...(fitting.length > 0 ? [{ ...reason('UNSIGNED', 'חסרה חתימה'), documents: fitting }] : []),
  { ...reason('OTHER', 'אחר', true), documents: null },
]
export const reasons: Review['reasons'] = {
  returning: returningReasons(),
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
export const three = [
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
    {
      event: 'RETURN_FOR_REPAIR',
      needs: 'LOOK',
      refusals: [{ code: 'FLAGS_REQUIRED', message: 'סמנו לפחות מסמך אחד לתיקון' }],
    },
    decision('DENY', 'DENY_REASON'),
  ],
}
/** Two figures: one missing, one entered. */
export const figures: Review['figures'] = {
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
      sources: ['id_front', 'study_confirmation'],
    },
  ],
}
export const progress = (
  documents: Review['documents'],
): Pick<Review, 'documents' | 'checklist' | 'decisions'> => ({
  documents,
  checklist: inReview.checklist ?? [],
  decisions: [decision('RETURN_FOR_REPAIR', 'LOOK'), decision('DENY', 'DENY_REASON')],
})
export const openRequest = (
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
/** Accepts the document by its key once it is shown. Before, nobody can. */
export const acceptByKey = async () => {
  const accept = page.getByRole('button', { name: officeReviewPage.verdict.accept })
  await expect.element(accept).not.toHaveAttribute('aria-disabled')
  await press('a')
}
export const shownDocument = (place: number) =>
  page.getByText(fill(viewer.position, { index: place, count: 3, title: three[place - 1]?.label ?? '' }))
export const tab = (name: string) => page.getByRole('tab', { name: new RegExp(name) })
/** The view of the queue from which the requests are opened. */
export const view = { status: 'SUBMITTED' }
export const approvable: Partial<Review> = {
  documents: [documentOf('id_front', 'תעודת זהות', { state: 'ACCEPTED' })],
  decisions: [{ event: 'APPROVE', needs: 'NOTHING', refusals: [] }],
}
/** Opens the first request of a view of the queue from its row. */
export const openFirst = async (answers: Answers, address = '?status=SUBMITTED') => {
  const calls = await openOffice(officePaths.queue + address, {
    roles: ['reviewer'],
    answers: { ...reviewAnswers, ...viewedPhotos, ...answers },
  })
  await page.getByRole('link', { name: 'סטודנטית 1' }).click()
  await expect.element(page.getByRole('toolbar')).toBeVisible()
  return calls
}
