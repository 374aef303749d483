import type { Review } from '@milgo/contracts/office/review-answer'
import { requestPath } from '@milgo/contracts/office-paths'
import { fill } from '@milgo/messages/fill'
import { viewer } from '@milgo/messages/he/viewer'
import type { Answers } from '@milgo/page-testing/answer-calls'
import { page, userEvent } from 'vitest/browser'
import { openOffice } from './open-office.tsx'
import { documentOf, idOf, reviewAnswers, reviewOf, viewedPhotos } from './review-fixture.ts'

export const at = '2026-11-01T10:00:00.000Z'
export const yoav = { id: '00000000-0000-4000-8000-000000000002', name: 'יואב לביא' }
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
export const press = (keys: string) => userEvent.keyboard(keys)
export const shownDocument = (place: number) =>
  page.getByText(fill(viewer.position, { index: place, count: 3, title: three[place - 1]?.label ?? '' }))
export const tab = (name: string) => page.getByRole('tab', { name: new RegExp(name) })
