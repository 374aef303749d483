// States of the payments: batches and their orders, results of the bank, rows to decide, and accounts to check.
import { batchPath, officePaths, resultFilePath } from '../../packages/contracts/src/office-paths.ts'
import { BatchState } from '../../packages/domain/src/payment/batch.ts'
import { all, answered, changed, refused } from './answers.mjs'
import { at, bankFixes, id, noa, order, orders, quarantine, studentsToAsk, yoav } from './office-samples.mjs'
import { demo } from './office-states.mjs'
import { click, inOrder, press, see, seeWindow } from './words.mjs'

/** @typedef {import('./shot.mjs').Shot} Shot */
/** @typedef {import('./answers.mjs').Prepare} Prepare */
/** @typedef {import('./answers.mjs').Answer<'GET /office/payments/batches/{id}'>} Batch */

const overview = 'POST /office/payments/overview'
const none = { count: 0, amount: 0 }

/** @type {readonly Shot[]} */
const overviewShots = [
  { name: 'payments', path: officePaths.payments },
  {
    name: 'payments-nothing-due',
    path: officePaths.payments,
    prepare: changed(overview, (payments) => ({
      ...payments,
      payers: [],
      batches: [],
      students: 0,
      money: { entitled: 0, paid: 0, in_flight: 0, due: 0, waiting: 0, returned: 0, unclaimed: 0 },
    })),
  },
  {
    name: 'payments-no-period',
    path: officePaths.payments,
    prepare: changed(overview, (payments) => ({ ...payments, period: null, periods: [] })),
  },
  {
    name: 'payments-make',
    path: officePaths.payments,
    window: 'office/features/payments/make-batch-window',
    open: inOrder(
      press('office-payments', (words) => words.officePayments.make),
      seeWindow,
    ),
  },
  {
    name: 'payments-make-nothing',
    path: officePaths.payments,
    prepare: answered('POST /office/payments/batches/preview', {
      takes: none,
      left_out: [{ reason: 'ACCOUNT_NEEDED', count: 2, amount: 10_240 }],
    }),
    open: inOrder(
      press('office-payments', (words) => words.officePayments.make),
      seeWindow,
    ),
  },
  { name: 'payments-quarantine', path: `${officePaths.payments}?view=quarantine` },
  {
    name: 'payments-quarantine-waiting',
    path: `${officePaths.payments}?view=quarantine`,
    prepare: answered('POST /office/payments/quarantine', quarantine),
  },
  {
    name: 'payments-quarantine-decide',
    path: `${officePaths.payments}?view=quarantine`,
    window: 'office/features/payments/proposal-dialog',
    prepare: answered('POST /office/payments/quarantine', quarantine),
    open: inOrder(
      press('office-payments', (words) => words.officePayments.decide),
      seeWindow,
    ),
  },
  { name: 'payments-reconciliation', path: `${officePaths.payments}?view=reconciliation` },
  {
    name: 'payments-reconciliation-difference',
    path: `${officePaths.payments}?view=reconciliation`,
    prepare: changed('POST /office/payments/reconciliation', (reconciled) => ({
      ...reconciled,
      difference: 6_240,
      disagreements: [
        {
          reference: order.reference,
          request_number: order.request_number,
          ledger: 'OPEN',
          row: 'PAID',
          amount: order.amount,
        },
      ],
    })),
  },
].map((shot) => ({ ...shot, page: 'payments' }))

/** @type {Batch} */
const bankBatch = {
  id,
  code: '2025-002',
  payer: { institution_id: null, institution: null },
  state: 'DRAFT',
  created_at: at,
  created_by: noa,
  orders: { count: 2, amount: 10_240 },
  open: none,
  paid: none,
  returned: none,
  cancelled: none,
  left_out: { count: 1, amount: 4_000 },
  version: 1,
  approved: null,
  exported: null,
  confirmed_at: null,
  acts: [],
  check: {
    last: { code: '2025-001', orders: { count: 12, amount: 60_000 } },
    new_accounts: 2,
    changed_accounts: 1,
    duplicates: [{ account: order.account ?? '', requests: ['2025-000123', '2025-000124'] }],
  },
  left_out_by_reason: [{ reason: 'ACCOUNT_RECENT', count: 1, amount: 4_000 }],
  files: [],
  results: [],
  following: 0,
}
const approved = { approved: { at, by: yoav } }
const exported = {
  ...approved,
  exported: { at, by: noa },
  open: { count: 2, amount: 10_240 },
  files: /** @type {Batch['files']} */ ([
    { format: 'BANK', name: '2025-002.txt', sha256: 'ab12'.repeat(16) },
    { format: 'CSV', name: '2025-002.csv', sha256: 'cd34'.repeat(16) },
  ]),
}
/** A batch in each of its states. @type {Readonly<Record<import('../../packages/domain/src/payment/batch.ts').BatchState, Partial<Batch>>>} */
const inState = {
  DRAFT: {
    acts: [
      { act: 'APPROVE', refusal: null },
      { act: 'DISCARD', refusal: null },
    ],
  },
  APPROVED: {
    ...approved,
    acts: [
      { act: 'EXPORT', refusal: null },
      { act: 'DISCARD', refusal: null },
    ],
  },
  EXPORTED: { ...exported, acts: [{ act: 'ENTER_RESULTS', refusal: null }], following: 2 },
  CONFIRMED: {
    ...exported,
    confirmed_at: at,
    open: none,
    paid: { count: 1, amount: 4_000 },
    returned: { count: 1, amount: 6_240 },
    results: [{ id, name: 'results.csv', state: 'APPLIED', uploaded_at: at, uploaded_by: yoav, rows: 2 }],
  },
  DISCARDED: {},
}

/** @type {(more: Partial<Batch>) => Prepare} */
const showing = (more) =>
  all(
    answered('GET /office/payments/batches/{id}', { ...bankBatch, ...more }),
    answered('POST /office/payments/batches/{id}/orders', orders),
  )
/** @type {(act: string) => import('./words.mjs').Act} */
const pressAct = (act) =>
  inOrder(
    press('office-payments', (words) => words.officePayments.acts[act]),
    seeWindow,
  )

/** @type {readonly Shot[]} */
const batchShots = [
  ...BatchState.options.map((state) => ({
    name: `batch-${state.toLowerCase()}`,
    prepare: showing({ state, ...inState[state] }),
  })),
  {
    name: 'batch-own',
    prepare: showing({ acts: [{ act: 'APPROVE', refusal: 'SECOND_PERSON_NEEDED' }] }),
  },
  {
    name: 'batch-list-of-institution',
    prepare: showing({
      state: 'EXPORTED',
      ...inState.EXPORTED,
      payer: { institution_id: 1, institution: 'אוניברסיטת חיפה' },
    }),
  },
  { name: 'batch-approve', prepare: showing(inState.DRAFT), open: pressAct('APPROVE') },
  { name: 'batch-discard', prepare: showing(inState.DRAFT), open: pressAct('DISCARD') },
  {
    name: 'batch-move-refused',
    prepare: all(
      showing(inState.DRAFT),
      refused('POST /office/payments/batches/{id}/move', 409, 'BATCH_CHANGED'),
    ),
    open: inOrder(
      pressAct('APPROVE'),
      click('[role=dialog] button.bg-brand'),
      see('[role=dialog] [role=alert]'),
    ),
  },
  {
    name: 'batch-cancel-order',
    window: 'office/features/payments/order-window',
    prepare: showing({ state: 'EXPORTED', ...inState.EXPORTED }),
    open: inOrder(
      press('office-payments', (words) => words.officePayments.cancelOrder),
      seeWindow,
    ),
  },
  {
    name: 'batch-know-payee',
    prepare: showing(inState.DRAFT),
    open: inOrder(
      press('office-payments', (words) => words.officePayments.iKnow.open),
      seeWindow,
    ),
  },
].map((shot) => ({ ...shot, page: 'batch', path: batchPath(id) }))

const results = 'GET /office/payments/results/{id}'
/** @type {import('./answers.mjs').Answer<typeof results>} */
const preview = {
  id,
  name: 'results.csv',
  state: 'PREVIEW',
  batch: { id, code: '2025-002' },
  uploaded: { at, by: yoav },
  applied: null,
  rows: 4,
  verdicts: [
    { verdict: 'PAID', count: 1, amount: 6_240 },
    { verdict: 'RETURNED', count: 1, amount: 6_240 },
    { verdict: 'AMOUNT_DIFFERS', count: 1, amount: 2_640 },
    { verdict: 'UNKNOWN', count: 1, amount: 1 },
  ],
  missing: none,
  refusal: null,
  sha256: ''.padEnd(64, '0'),
}
const rows = answered('POST /office/payments/results/{id}/rows', {
  rows: quarantine.rows.map(({ file_id, file_name, batch, at: _at, proposal, ...row }) => row),
  next: null,
})

/** @type {readonly Shot[]} */
const fileShots = [
  { name: 'payment-results', prepare: all(answered(results, preview), rows) },
  {
    name: 'payment-results-refused',
    prepare: all(answered(results, { ...preview, refusal: 'SECOND_PERSON_NEEDED' }), rows),
  },
  {
    name: 'payment-results-applied',
    prepare: all(answered(results, { ...preview, state: 'APPLIED', applied: { at, by: noa } }), rows),
  },
  {
    name: 'payment-results-discarded',
    prepare: all(answered(results, { ...preview, state: 'DISCARDED' }), rows),
  },
].map((shot) => ({ ...shot, page: 'results', path: resultFilePath(id) }))

const check = press('office-accounts', (words) => words.officeAccounts.check)
const confirmation = 'POST /office/requests/{id}/view-account-confirmation'
/** The number without its document, which only the server has. */
const withoutDocument = refused(confirmation, 404, 'FILE_NOT_FOUND')

const withAccounts = all(
  answered('POST /office/bank-fixes', bankFixes),
  answered('POST /office/bank-fixes/to-ask', studentsToAsk),
)

/** @type {readonly Shot[]} */
const accountShots = [
  { name: 'bank-fixes' },
  { name: 'bank-fixes-waiting', prepare: withAccounts },
  {
    name: 'bank-fixes-more',
    prepare: all(
      answered('POST /office/bank-fixes', { ...bankFixes, total: 640, next: { at, id } }),
      answered('POST /office/bank-fixes/to-ask', { ...studentsToAsk, total: 120, next: { at, id } }),
    ),
  },
  {
    name: 'bank-fixes-none',
    prepare: all(
      answered('POST /office/bank-fixes', {
        rows: [],
        next: null,
        total: 0,
        with_students: 0,
        first_with_students: [],
      }),
      answered('POST /office/bank-fixes/to-ask', { rows: [], next: null, total: 0 }),
    ),
  },
  {
    name: 'bank-fixes-not-opened',
    prepare: all(withAccounts, withoutDocument),
    open: inOrder(check, see('main [role=alert], [role=dialog]')),
  },
].map((shot) => ({ ...shot, page: 'bankFixes', path: officePaths.bankFixes }))

export const paymentShots = [...overviewShots, ...batchShots, ...fileShots, ...accountShots].map((shot) => ({
  ...shot,
  member: demo('finance'),
}))
