import { calls } from '@milgo/contracts'
import { baseOf, type Call } from '@milgo/contracts/define-call'
import { ErrorEnvelope } from '@milgo/contracts/error-envelope'
import { periodFieldsOf } from '@milgo/contracts/office/period-fields'
import { examplePeriod } from '@milgo/domain/period/example-period.fixture'
import { blankSurvey } from '@milgo/domain/survey/survey-payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { bearer } from './support/accounts.ts'
import { draftOf, type Form, givenDraft, openForm, payloadOf } from './support/form.ts'
import { eligiblePayload, person } from './support/people.ts'
import { storedText } from './support/stored-text.ts'
import { asStaff, type TestApp } from './support/test-app.ts'

let server: TestApp
let form: Form & { readonly id: string }
beforeAll(async () => {
  server = await openForm()
  form = await givenDraft(server)
})
afterAll(() => server.close())

const documents = {
  id_front: 'a.pdf',
  siblings_study_confirmations: ['a.pdf'],
  family_documents: [
    { member_type: 'PARENT_ONE', income_type: 'SALARIED', allowance: null, document: 'a.pdf' },
  ],
  disability_documents: [{ member_type: 'PARENT_ONE', document: 'a.pdf' }],
}

const nobody = '00000000-0000-4000-8000-00000000000f'
const hold = { kind: 'hold', reason: 'מחכים', until: '2026-01-20' }

const trial = {
  language: 'en',
  document: {
    texts: { he: {}, ar: {}, en: { sms: [{ kind: 'paragraph', spans: [{ text: 'x' }] }] } },
    shared: {},
  },
}
const seen = { version: 1, draft: nobody }

/** A body of each call of the core service that has one; `bodies.test.ts` has those of the authorization service. */
const bodies: Readonly<Record<string, () => object>> = {
  acceptLegalTexts: () => ({ texts: [{ key: 'terms', version: 1 }] }),
  checkEligibility: () => eligiblePayload(person(70_000)),
  deleteFile: () => ({ file_name: 'a.pdf' }),
  savePersonalStep: () => draftOf('personal'),
  submitPersonalStep: () => payloadOf('personal'),
  saveBankStep: () => draftOf('bank'),
  submitBankStep: () => payloadOf('bank'),
  saveFamilyStep: () => draftOf('family'),
  submitFamilyStep: () => payloadOf('family'),
  saveDocumentsStep: () => documents,
  rateFaqAnswer: () => ({ question_id: 101, is_helpful: true }),
  reportFaqMiss: () => ({ faq: 'portal', words: 'visa' }),
  sendProblemReport: () => ({ from: 'a@b.example', subject: 'x', body: 'y', topic: 'OTHER' }),
  submitRequest: () => documents,
  submitCorrections: () => documents,
  createAppeal: () => ({ user_request_id: nobody, details: 'x', documents: '[]', type: 'RESULT_APPEAL' }),
  submitAppealCorrections: () => ({ content_version: 1 }),
  updateAppeal: () => ({ details: 'x', documents: '[]', type: 'RESULT_APPEAL', claimed_locality: 'x' }),
  fixBankDetails: () => ({
    bank_name: '12',
    branch_number: '600',
    account_number: '123456',
    bank_account_reference: 'a.pdf',
  }),
  decideBankFix: () => ({ account_id: nobody, outcome: 'ASK_AGAIN', reason: 'OTHER', note: 'x' }),
  viewAccountConfirmation: () => ({ account_id: nobody }),
  listBankFixes: () => ({ period: '2025' }),
  listStudentsToAsk: () => ({ period: '2025' }),
  previewRevision: () => ({ figures: { number_of_persons: '4' } }),
  proposeRevision: () => ({ reason: 'a slip', figures: { number_of_persons: '4' } }),
  searchContent: () => ({ words: 'מילואים' }),
  askErasure: () => ({ number: '2025-000001', reason: 'asked by mail' }),
  decideErasure: () => ({ outcome: 'REFUSE' }),
  signRevision: () => ({ revision_id: nobody, outcome: 'SIGN' }),
  updateSurvey: () => ({ ...blankSurvey, birth_country: 'IL', saw_survey: true, took_survey: true }),
  listRequests: () => ({ search: 'נועה', view: { status: 'SUBMITTED', language: 'he' } }),
  countRequests: () => ({ period: '2025', views: [{ status: 'SUBMITTED' }] }),
  takeNext: () => ({ view: { language: 'he' } }),
  changeWork: () => ({ period: '2025', requests: [{ request_id: nobody }], change: hold }),
  planWork: () => ({ view: { status: 'SUBMITTED' }, change: hold }),
  undoWork: () => ({ change_id: nobody }),
  saveQueueView: () => ({ name: 'דחופות', address: 'status=SUBMITTED', is_shared: false }),
  removeQueueView: () => ({ id: nobody }),
  openRequest: () => ({ take_over: false }),
  keepRequestOpen: () => ({ is_closing: false }),
  viewDocument: () => ({ file_name: 'a.pdf' }),
  revealNumber: () => ({ number: 'IDENTITY_NUMBER', purpose: 'OTHER' }),
  setDocumentVerdict: () => ({
    key: 'id_front',
    file_name: 'a.pdf',
    verdict: 'FLAGGED',
    reason: 'OTHER',
    note: 'x',
  }),
  tickChecklistItem: () => ({ item: 'BANK', is_ticked: true }),
  saveFigures: () => ({
    version: 0,
    figures: { number_of_persons: '4' },
    sources: { number_of_persons: 'id_front' },
  }),
  addRequestNote: () => ({ text: 'note' }),
  dismissDuplicate: () => ({ other_id: '00000000-0000-4000-8000-000000000001', is_dismissed: true }),
  compareDocument: () => ({ document: 'id_front', printed: ['123'] }),
  rotateDocument: () => ({ file_name: 'a.pdf', degrees: 90 }),
  decideRequest: () => ({ event: 'DENY', seen: 1, reason: 'OTHER', note: 'note' }),
  openStudentForm: () => ({ reason: 'asked by phone' }),
  revokeInstitutionList: () => ({ reason: 'sent by mistake' }),
  listReleases: () => ({ period: '2025' }),
  listInstitutionLists: () => ({ period: '2025' }),
  makeRelease: () => ({ period: '2025', result: '1', planned_on: '2030-01-01' }),
  changeRelease: () => ({ event: 'SCHEDULE', schedule_for: '2030-01-01T08:00:00Z', version: 0 }),
  getReleaseDeliveries: () => ({ after: { resends: 0, number: 1, channel: 'sms' } }),
  listReleaseLetters: () => ({ which: 'ALL', after: 0 }),
  previewLetter: () => ({ request_id: nobody, language: 'he' }),
  resendMessage: () => ({ message_id: nobody }),
  listTrail: () => ({ filters: { request_number: '2025-000001' } }),
  retryJob: () => ({ name: 'sweep' }),
  exportRequests: () => ({ view: { status: 'SUBMITTED' }, columns: ['number'] }),
  exportTrail: () => ({ filters: { request_number: '2025-000001' } }),
  getPayments: () => ({ period: '2025' }),
  createBatch: () => ({ period: '2025', institution_id: null }),
  previewBatch: () => ({ period: '2025', institution_id: null }),
  listOrders: () => ({ state: 'OPEN' }),
  moveBatch: () => ({ act: 'APPROVE', version: 0 }),
  listResultRows: () => ({ verdicts: ['PAID'] }),
  decideResultFile: () => ({ act: 'APPLY' }),
  enterRowResults: () => ({ rows: [{ sequence: 1, result: 'RETURNED', reason: 'OTHER' }] }),
  listQuarantine: () => ({ period: '2025' }),
  proposePaymentChange: () => ({ kind: 'CORRECTION', file_id: nobody, line: 2, amount: 0, reason: 'note' }),
  decidePaymentChange: () => ({ is_confirmed: true }),
  reconcilePayments: () => ({ period: '2025' }),
  getDashboard: () => ({ period: '2025' }),
  getResultsOverview: () => ({ period: '2025' }),
  getResultScores: () => ({ period: '2025' }),
  listTierMoves: () => ({ period: '2025', award_tiers: [{ from: 70, amount: 4_000 }] }),
  computeResults: () => ({ period: '2025', is_again: false }),
  proposeRules: () => ({ period: '2025', award_tiers: [{ from: 70, amount: 4_000 }], note: 'note' }),
  activateRules: () => ({ period: '2025', version: 2, seen: 1 }),
  withdrawRules: () => ({ period: '2025', version: 2 }),
  copyPeriod: () => ({ code: 'next', copy_of: '2025', opens_at: '2090-01-01T00:00:00Z' }),
  savePeriod: () => ({ version: 1, values: periodFieldsOf(examplePeriod), is_confirmed: true }),
  makePeriodCurrent: () => ({ seen: '2025' }),
  addContent: () => ({
    kind: 'slider',
    revision: '00000000-0000-4000-8000-000000000001',
    document: { texts: { he: { badge: 'x' }, ar: {}, en: {} }, shared: {} },
  }),
  saveContentDraft: () => ({ seen, document: { texts: { he: { badge: 'x' }, ar: {}, en: {} }, shared: {} } }),
  discardContentDraft: () => ({ seen }),
  previewMessageTemplate: () => trial,
  sendTemplateTrial: () => trial,
  publishContent: () => ({ seen, publish_at: '2090-01-01T00:00:00Z' }),
  restoreContent: () => ({ seen, number: 1 }),
  callBackContent: () => ({ seen }),
  decideSecondLook: () => ({ decision: 'DENY', reason: 'OTHER', note: 'note' }),
  listSecondLooks: () => ({ period: '2025' }),
  settleSecondLook: () => ({ settlement: 'STAND', reason: 'reason' }),
  takeSecondLook: () => ({ period: '2025' }),
}
/** Fills the path: a request by its id, a document by its type. */
const pathOf = ({ path }: Call) =>
  path
    .replace('{id}', form.id)
    .replace('{kind}', 'slider')
    .replace('message-templates/{key}', 'message-templates/REQUEST_SUBMITTED')
    .replace(/\{\w+\}/g, 'id_front')
const withBody = Object.entries<Call>(calls).filter(([, call]) => call.service === 'core' && call.body)
const unstorable = ['\0', '\u0001', '\u001f', '\u007f', '\u0085', '\ud800', '\udfff']

/** Returns the value once for each text in it, with the mark after that text. */
const spoilt = (value: unknown, mark: string): unknown[] => {
  if (typeof value === 'string') return [`${value}${mark}`]
  if (Array.isArray(value))
    return value.flatMap((item, n) => spoilt(item, mark).map((bad) => value.with(n, bad)))
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, item]) =>
    spoilt(item, mark).map((bad) => ({ ...value, [name]: bad })),
  )
}

it('every call of the core service with a body is tested here', () => {
  expect(withBody.map(([name]) => name).sort()).toEqual(Object.keys(bodies).sort())
})

describe.each(withBody)('%s', (name, call) => {
  it('answers every text with a control character or half a character, and never fails', async () => {
    const right = bodies[name]?.() ?? {}
    const url = baseOf(call.service) + pathOf(call)
    const payloads = unstorable.flatMap((mark) => [
      ...spoilt(right, mark),
      { ...right, [`x${mark}`]: 'x' },
      { ...right, version: `1${mark}` },
    ])
    expect(payloads.length).toBeGreaterThanOrEqual(unstorable.length * 2)
    for (const [n, payload] of payloads.entries()) {
      const answer = await server.app.inject({
        method: call.method,
        url,
        payload: JSON.stringify(payload),
        headers: {
          'content-type': 'application/json',
          ...(call.guard === 'staff' ? asStaff : bearer(form.token)),
        },
        remoteAddress: `10.${n & 255}.${n >> 8}.1`,
      })
      expect([JSON.stringify(payload), answer.statusCode >= 500]).toEqual([JSON.stringify(payload), false])
    }
  })

  it('stores none of them', async () => {
    const stored = await storedText(server)
    for (const mark of unstorable.filter((one) => one.isWellFormed())) expect(stored).not.toContain(mark)
    expect(stored).not.toContain('\\u0000')
  })
})

/** Returns the fields that a contract declares as texts. Fields that the domain reads are unknown there. */
const textsOf = ({ body }: Call): readonly string[] => {
  const { properties = {} } = z.toJSONSchema(body ?? z.object({}), { io: 'input', unrepresentable: 'any' })
  return Object.entries(properties).flatMap(([name, schema]) =>
    typeof schema === 'object' && schema.type === 'string' ? name : [],
  )
}

describe('the check of all calls', () => {
  const withTexts = withBody.filter(([, call]) => textsOf(call).length > 0)

  it.each(withTexts)('refuses texts of %s by their name', async (name, call) => {
    const right = bodies[name]?.() ?? {}
    for (const field of textsOf(call))
      for (const mark of unstorable) {
        const answer = await server.app.inject({
          method: call.method,
          url: baseOf(call.service) + pathOf(call),
          payload: JSON.stringify({ ...right, [field]: `a${mark}` }),
          headers: {
            'content-type': 'application/json',
            ...(call.guard === 'staff' ? asStaff : bearer(form.token)),
          },
        })
        expect([field, mark, answer.statusCode]).toEqual([field, mark, 400])
        const { errors = [] } = ErrorEnvelope.parse(answer.json()).error
        expect(new Set(errors.map((one) => one.field))).toEqual(new Set([field]))
      }
  })

  it('has calls to be tested with', () => {
    expect(withTexts.map(([name]) => name)).toContain('deleteFile')
  })
})

describe('a required text', () => {
  const written = [
    ['saveQueueView', 'name'],
    ['openStudentForm', 'reason'],
    ['revokeInstitutionList', 'reason'],
    ['proposePaymentChange', 'reason'],
    ['proposeRevision', 'reason'],
    ['askErasure', 'reason'],
    ['addRequestNote', 'text'],
    ['settleSecondLook', 'reason'],
    ['changeWork', 'change.reason'],
    ['planWork', 'change.reason'],
  ] as const satisfies [keyof typeof calls, string][]

  it.each(written)(
    'of %s is refused by its name, %s, if it has no visible character',
    async (name, field) => {
      const call: Call = calls[name]
      const right = bodies[name]?.() ?? {}
      for (const nothing of ['', ' \n', '\u3164\u3164\u3164', '\u2800\u2800\u2800']) {
        const payload =
          field === 'change.reason' ? { change: { ...hold, reason: nothing } } : { [field]: nothing }
        const answer = await server.app.inject({
          method: call.method,
          url: baseOf(call.service) + pathOf(call),
          payload: { ...right, ...payload },
          headers: asStaff,
        })
        const { errors = [] } = ErrorEnvelope.parse(answer.json()).error
        expect([answer.statusCode, errors.map((one) => one.field)]).toEqual([400, [field]])
      }
    },
  )
})

describe('in a path', () => {
  const withParams = Object.values<Call>(calls).filter(({ params }) => params)
  it.each(withParams.map((call) => [`${call.method} ${call.path}`, call] as const))(
    '%s',
    async (_name, call) => {
      for (const mark of ['%00', '%01', '%1f', '%7f', '%c2%85', '%ed%a0%80', '%ff']) {
        const answer = await server.app.inject({
          method: call.method,
          url: baseOf(call.service) + call.path.replace(/\{\w+\}/g, `3000${mark}`),
          headers: bearer(form.token),
          ...(call.method !== 'GET' && !call.takesFile && { payload: { file_name: 'a.pdf' } }),
        })
        expect([mark, Math.floor(answer.statusCode / 100)]).toEqual([mark, 4])
        ErrorEnvelope.parse(answer.json())
      }
    },
  )
})
