import type { ComparedLook } from '@milgo/contracts/office/second-look-fields'
import { officePaths } from '@milgo/contracts/office-paths'
import type { Answers } from '@milgo/page-testing/answer-calls'
import { openOffice } from './open-office.tsx'

export const lookId = '00000000-0000-4000-8000-0000000000aa'
const requestId = '00000000-0000-4000-8000-0000000000bb'
const noa = { id: '00000000-0000-4000-8000-000000000003', name: 'נועה ברק' }
const yoav = { id: '00000000-0000-4000-8000-000000000002', name: 'יואב לביא' }

const figureRow = (wire: string, label: string) => ({
  id: wire,
  wire,
  kind: 'digits' as const,
  label,
  is_required: true,
  is_missing: true,
  claimed: '4',
  value: null,
  source: null,
  sources: [],
})
const opened = {
  look_id: lookId,
  request_id: requestId,
  request_number: '2025-000123',
  name: 'דנה לוי',
  institution: 'אוניברסיטת חיפה',
  sections: [
    {
      id: 'family',
      title: 'משפחה',
      groups: [
        {
          key: 'family',
          title: 'משפחה',
          answers: [
            {
              key: 'children',
              question_id: 'childrenCount',
              label: 'מספר ילדים',
              text: '2',
              statements: [],
              secret: null,
              documents: [],
            },
          ],
        },
      ],
    },
  ],
  documents: [],
  figures: {
    version: 0,
    is_frozen: false,
    entered_by: null,
    entered_at: null,
    rows: [figureRow('number_of_persons', 'מספר נפשות')],
  },
  reasons: [{ code: 'STUDY_SCOPE', text: 'היקף לימודים', needs_note: false }],
}

export const openLook = async (more: Answers = {}) => {
  const calls = await openOffice(officePaths.secondLook, {
    roles: ['reviewer'],
    answers: {
      'POST /office/second-looks/take': ({ body }) => ({
        look_id: (body as { is_count?: boolean }).is_count ? null : lookId,
        waiting: 3,
      }),
      'POST /office/second-looks/{id}/open': opened,
      'POST /office/second-looks/{id}/decide': { state: 'DISAGREED' },
      ...more,
    },
  })
  return calls
}

export const compared = (more: Partial<ComparedLook> = {}): ComparedLook => ({
  id: lookId,
  request_id: requestId,
  request_number: '2025-000123',
  name: 'דנה לוי',
  state: 'DISAGREED',
  outcome: 'AWARD',
  draw_reason: 'NEAR_EDGE',
  first: { decision: 'APPROVE', reason: null, reason_text: null, award: 4_000, staff: noa },
  second: { decision: 'APPROVE', reason: null, reason_text: null, award: 6_240, staff: yoav },
  differences: ['AWARD'],
  figures: [
    { label: 'מספר נפשות', kind: 'digits', first: '4', second: '5' },
    { label: 'הכנסת הורה 1', kind: 'amount', first: '9000', second: '12400' },
  ],
  note: 'לפי תלושים',
  decided_at: '2026-11-01T10:00:00.000Z',
  settlement: null,
  settled_by: null,
  settled_reason: null,
  ...more,
})
export const list = {
  counts: { DISAGREED: 1, AGREED: 11 },
  agreement: [{ reason: null, reason_text: null, looks: 12, agreed: 11 }],
  looks: [compared()],
  next: null,
}
export const openCompare = (more: Answers = {}, rest: Partial<Parameters<typeof openOffice>[1]> = {}) =>
  openOffice(officePaths.secondLooks, {
    roles: ['manager'],
    answers: { 'POST /office/second-looks/list': list, ...more },
    ...rest,
  })
