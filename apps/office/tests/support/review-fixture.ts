import type { Review } from '@milgo/contracts/office/review-answer'
import type { Answers } from '@milgo/page-testing/answer-calls'

/** Returns the id of the request at this place of the queue. */
export const idOf = (place: number) => `00000000-0000-4000-8000-0000000001${place}0`
const at = '2026-11-01T10:00:00.000Z'

export const reviewOf = (place: number, more: Partial<Review> = {}): Review => ({
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
  is_published: false,
  seen: 1,
  round: 1,
  assignee: null,
  open_by: null,
  lookers: [],
  may_take_over: false,
  undelivered: [],
  edit_refusal: null,
  may_dismiss: true,
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
export const listed = (place: number) => ({
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
  score: null,
  award: null,
  work_version: 0,
})
/** The answers to all calls of the page except the request itself. */
export const reviewAnswers: Answers = {
  'POST /office/requests/list': { requests: [1, 2, 3].map(listed), next: null },
  'POST /office/requests/count': ({ body }) => ({
    counts: { SUBMITTED: 42 },
    views: (body as { views: object[] }).views.map(() => ({ count: 42, longest_wait: 3 })),
  }),
  'GET /office/queue/choices': {
    periods: ['2025'],
    colleagues: [],
    labels: [],
    institutions: [],
    reasons: [],
    awards: [],
    views: [],
  },
  'POST /office/requests/{id}/keep-open': {
    status: 'SUBMITTED',
    seen: 1,
    edit_refusal: null,
    open_by: null,
    lookers: [],
  },
  'POST /office/queue/take-next': { taken: null },
}

/** Returns the address of a photo, on this page's origin. */
const photoAddress = async (): Promise<string> => {
  const canvas = new OffscreenCanvas(40, 60)
  const paint = canvas.getContext('2d')
  if (paint) paint.fillStyle = '#888'
  paint?.fillRect(0, 0, 40, 60)
  return URL.createObjectURL(await canvas.convertToBlob({ type: 'image/jpeg' }))
}

/** Answers every view of a document with a photo. */
export const photoView = async () => ({
  url: await photoAddress(),
  media_type: 'image/jpeg',
  bytes: 700,
  expires_at: at,
})

export const viewedPhotos: Answers = { 'POST /office/requests/{id}/view-document': photoView }

type Document = Review['documents'][number]

export const fileOf = (name: string): NonNullable<Document['file']> => ({
  file_name: `${name}.jpeg`,
  original_file_name: `${name}.jpg`,
  format: 'jpeg',
  bytes: 120_000,
  sha256: 'a'.repeat(64),
  pages: 1,
  scan: 'clean',
  marks: [],
  uploaded_at: at,
  rotation: 0,
})

export const documentOf = (key: string, label: string, more: Partial<Document> = {}): Document => ({
  key,
  field: key,
  question_id: key,
  label,
  label_for_student: label,
  file: fileOf(key),
  state: 'NOT_LOOKED_AT',
  verdict: null,
  is_replaced: false,
  is_frozen: false,
  is_missing: false,
  ...more,
})
