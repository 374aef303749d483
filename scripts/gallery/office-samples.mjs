// Answers of the office that the demo data does not have: what waits for a second person, and what is on its way.

/** @typedef {import('./answers.mjs').CallName} CallName */
/** @template {CallName} Name @typedef {import('./answers.mjs').Answer<Name>} Answer */

export const id = '0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f'
export const noa = { id: '0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f01', name: 'נועה ברק' }
export const yoav = { id: '0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f02', name: 'יואב לביא' }
export const at = '2026-11-16T10:00:00.000Z'
export const requestNumber = '2025-000123'

/** @type {Answer<'POST /office/second-looks/{id}/open'>} */
export const secondLook = {
  look_id: id,
  request_id: id,
  request_number: requestNumber,
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
    rows: [
      {
        id: 'number_of_persons',
        wire: 'number_of_persons',
        kind: 'digits',
        label: 'מספר נפשות',
        is_required: true,
        is_missing: true,
        claimed: '4',
        value: null,
        source: null,
        sources: [],
      },
    ],
  },
  reasons: [{ code: 'STUDY_SCOPE', text: 'היקף לימודים', needs_note: false }],
}

/** @type {Answer<'POST /office/second-looks/list'>} */
export const comparedLooks = {
  counts: { DISAGREED: 1, AGREED: 11 },
  agreement: [{ reason: null, reason_text: null, looks: 12, agreed: 11 }],
  looks: [
    {
      id,
      request_id: id,
      request_number: requestNumber,
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
      decided_at: at,
      settlement: null,
      settled_by: null,
      settled_reason: null,
    },
  ],
  next: null,
}

/** @type {Answer<'GET /office/institution-lists/{id}'>['list']} */
export const institutionList = {
  id,
  period: '2025',
  institution: 'אוניברסיטת חיפה',
  file_name: 'rejections.xlsx',
  state: 'CHECKED',
  checked: { by: noa.name, at },
  applied: null,
  revoked: null,
  revoke_reason: null,
  rows: 4,
  applicable: 2,
  done: 0,
}

/** @type {(row: number, checked: Answer<'GET /office/institution-lists/{id}'>['rows'][number]['checked'], reason?: string) => Answer<'GET /office/institution-lists/{id}'>['rows'][number]} */
const listRow = (row, checked, reason) => ({
  row,
  number: '•••••6782',
  request: { id, number: `2025-00012${row}`, name: 'דנה לוי' },
  reason: reason ?? null,
  checked,
  applied: null,
  revoked: null,
})
export const listRows = [
  listRow(2, 'REJECTED', 'הפסיקה לימודים'),
  listRow(3, 'WAITING'),
  listRow(4, 'OTHER_INSTITUTION'),
  { ...listRow(5, 'NO_REQUEST'), request: null },
]

/** @type {(place: number, more?: object) => Answer<'GET /office/erasures'>['waiting'][number]} */
const waitingErasure = (place, more) => ({
  id: `0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f1${place}`,
  request_number: `2025-00012${place}`,
  identity_number: null,
  period: '2025',
  name: 'דנה לוי',
  status: 'DENIED',
  reason: 'ביקשה במכתב',
  asked_by: noa,
  asked_at: at,
  refusal: null,
  may_carry_out: true,
  would_erase: { copies: 2, files: 18, messages: 9, letters: 1, appeals: 0, notes: 0 },
  ...more,
})
/** @type {Answer<'GET /office/erasures'>} */
export const erasures = {
  waiting: [
    waitingErasure(1),
    waitingErasure(2, { may_carry_out: false }),
    waitingErasure(3, { request_number: null, identity_number: '•••••6782', name: '', status: null }),
  ],
  past: [
    {
      id: '0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f19',
      request_number: '2025-000007',
      identity_number: null,
      period: '2025',
      reason: '',
      asked_by: noa,
      asked_at: at,
      outcome: 'ERASED',
      decided_by: yoav,
      decided_at: at,
    },
  ],
}

/** @type {Answer<'GET /office-auth/staff'>['proposals']} */
export const staffProposals = [
  {
    id,
    kind: 'invite',
    staff_id: null,
    name: 'דנה לוי',
    email: 'dana@milgo.example',
    roles: ['finance'],
    proposed_by: noa,
    proposed_at: at,
  },
]

/** @type {Answer<'POST /office/payments/batches/{id}/orders'>['orders'][number]} */
export const order = {
  sequence: 1,
  reference: '2025-002-000001',
  request_number: requestNumber,
  name: 'נועה לוי',
  account: '12-641 •••••3308',
  amount: 6_240,
  state: 'OPEN',
  left_out: null,
  return_reason: null,
  is_fix_open: false,
  is_reissue: false,
  proposal: null,
}
const cancellation = { id, kind: /** @type {const} */ ('CANCELLATION'), by: noa, reason: 'הבנק אישר בטלפון' }
/** Orders in each of their states. @type {Answer<'POST /office/payments/batches/{id}/orders'>} */
export const orders = {
  orders: [
    { ...order, state: 'CHOSEN' },
    { ...order, sequence: 2 },
    { ...order, sequence: 3, state: 'PAID' },
    { ...order, sequence: 4, state: 'RETURNED', return_reason: 'ACCOUNT_CLOSED' },
    { ...order, sequence: 5, state: 'CANCELLED' },
    { ...order, sequence: 6, state: 'LEFT_OUT', left_out: 'ACCOUNT_RECENT' },
    { ...order, sequence: 7, proposal: cancellation },
  ],
  next: null,
}

/** @type {Answer<'POST /office/payments/quarantine'>} */
export const quarantine = {
  total: 2,
  next: null,
  proposals_total: 1,
  rows: [
    {
      line: 4,
      reference: '2025-002-000004',
      request_number: requestNumber,
      name: 'נועה לוי',
      account: '12-641 •••••3308',
      ordered: 6_240,
      amount: 2_640,
      result: 'PAID',
      reason: null,
      reason_text: '',
      verdict: 'AMOUNT_DIFFERS',
      file_id: id,
      file_name: 'results.csv',
      batch: '2025-002',
      at,
      proposal: null,
    },
    {
      line: 5,
      reference: '2025-002-000099',
      request_number: null,
      name: null,
      account: null,
      ordered: null,
      amount: 1,
      result: 'PAID',
      reason: null,
      reason_text: '',
      verdict: 'UNKNOWN',
      file_id: id,
      file_name: 'results.csv',
      batch: '2025-002',
      at,
      proposal: { id, by: noa, is_own: false, amount: 0, reason: 'שורה של בנק אחר' },
    },
  ],
  proposals: [
    {
      id,
      kind: 'CANCELLATION',
      batch: { id, code: '2025-002' },
      request_number: requestNumber,
      name: 'נועה לוי',
      amount: 6_240,
      by: noa,
      reason: 'הבנק אישר בטלפון',
    },
  ],
}

const toAsk = /** @type {const} */ ({
  request_id: id,
  request_number: '2025-000124',
  name: 'עומר כהן',
  due: 6_240,
  old_account: '12-641 ••••3308',
  problem: 'ACCOUNT_CLOSED',
  refusal: null,
})
/** @type {Answer<'POST /office/bank-fixes'>} */
export const bankFixes = {
  rows: [
    {
      ...toAsk,
      request_number: requestNumber,
      name: 'דנה לוי',
      problem: 'OWNER_DIFFERS',
      account_id: id,
      account: '10-936 ••••4321',
      is_payable: true,
      sent_at: at,
      confirmation: 'a.pdf',
      is_as_before: true,
      other_uses: 2,
      other_requests: ['2025-000007', '2025-000008'],
      contact_rest_hours: 51,
    },
  ],
  next: null,
  total: 1,
  with_students: 3,
  first_with_students: ['7', '8', '9'].map((digit) => ({
    request_id: id.replace(/^./, digit),
    request_number: `2025-00012${digit}`,
  })),
}
/** @type {Answer<'POST /office/bank-fixes/to-ask'>} */
export const studentsToAsk = { rows: [toAsk], next: null, total: 1 }

/** @type {Answer<'GET /office/requests/{id}/messages'>['messages'][number]} */
const message = {
  id,
  template: 'CORRECTION_RETURNED',
  template_version: 7,
  channel: 'mail',
  recipient: 'da•••@milgo.example',
  address: 'ne•••@milgo.example',
  created_at: at,
  state: 'refused',
  delivered_at: null,
  text: 'בקשתכם הוחזרה לתיקון.',
  sent_again_by: null,
  resend_refusal: null,
}
/** @type {Answer<'GET /office/requests/{id}/messages'>} */
export const requestMessages = {
  request_number: requestNumber,
  status: 'REPAIR_BACK_FROM',
  messages: [
    message,
    {
      ...message,
      id: noa.id,
      template: 'CODE_LOGIN',
      channel: 'sms',
      recipient: '•••4567',
      address: '•••4567',
      state: 'delivered',
      delivered_at: at,
      text: '',
      resend_refusal: 'SECRET',
    },
  ],
  total: 2,
  undelivered: 1,
}
