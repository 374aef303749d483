import type { CurrentUser } from '@milgo/contracts/core/get-current-user'
import type { FormStart } from '@milgo/contracts/core/get-form-start'
import type { RegistrationPeriod } from '@milgo/contracts/core/get-registration-periods'
import { draftPayload } from '@milgo/domain/answers/payload'
import type { ApplicationAnswers } from '@milgo/domain/application/answers'
import { applicationForm } from '@milgo/domain/application/form'
import { sampleAnswers, sampleContext } from '@milgo/domain/application/sample-application.fixture'
import { type Step, steps } from '@milgo/domain/application/steps'
import { formModals } from '@milgo/messages/he/form-modals'
import { type Answers, type MadeCall, noConnection, Refusal } from '@milgo/page-testing/answer-calls'
import { CallFailed } from '@milgo/web-client/call-failed'
import { onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { createService } from '../../src/request/application.fixture.ts'
import type { SavedStep } from '../../src/request/keeping/saved-steps.ts'
import { commonAnswers } from './common-answers.ts'
import { type OpenedPortal, openPortal } from './open-portal.tsx'
import { openPeriod } from './period.ts'
import { draftRequest, newStudent } from './student.ts'
import '@milgo/page-testing/get-by-selector'

const requestId = '00000000-0000-4000-8000-000000000000'

/** The windows of the form, as a new installation words them. */
const windows: FormStart['modal_windows'] = Object.entries(formModals).map(
  ([key, { header, text, positive, negative }]) => ({
    key,
    header,
    text,
    positive_button: positive,
    positive_redirect: null,
    negative_button: negative,
    negative_redirect: null,
  }),
)

const dictionaries: Answers = {
  'GET /city/get-all': [
    { city_symbol: '3000', city_name: 'ירושלים', municipal_code: 0, other_names: [] },
    { city_symbol: '4000', city_name: 'חיפה', municipal_code: 0, other_names: [] },
    { city_symbol: '5000', city_name: 'תל אביב - יפו', municipal_code: 0, other_names: [] },
  ],
  'GET /neighborhood/get-all/{cityId}': [
    { symbol: '12', name: 'המרכז' },
    { symbol: '0', name: 'אחר' },
  ],
  'GET /study-fields/get-all': [
    { id: '3', label: 'מדעי המחשב' },
    { id: '5', label: 'משפטים' },
    { id: '17', label: 'אחר' },
  ],
  'GET /bank-brand/get-all': [
    { value: '10', label: 'בנק לאומי', other_names: [] },
    { value: '11', label: 'בנק דיסקונט', other_names: [] },
    { value: '12', label: 'בנק הפועלים', other_names: [] },
  ],
}

/** Replaces each saved file name by a reference, as the service answers. */
const withReferences = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withReferences)
  if (typeof value === 'string' && /\.\w{3,4}$/.test(value))
    return { file_name: value, original_file_name: value, file_signed_url: null }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withReferences(part)]))
}

type Filled = {
  readonly answers?: ApplicationAnswers
  readonly institution?: Partial<CurrentUser['academic_institution']>
  /** Changes of the request, which is a draft by default. */
  readonly request?: Partial<NonNullable<CurrentUser['request']>>
  readonly period?: Partial<RegistrationPeriod>
  readonly toFix?: FormStart['documents_to_fix']
}

const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString()

/** Imitates a service that saves the steps of one student, each with its version. */
const createFormService = ({ answers, institution, request, period, toFix = [] }: Filled) => {
  const service = createService()
  const isBegun = answers !== undefined
  for (const { id, section } of steps)
    service.saved[id] = {
      ...draftPayload(applicationForm, section, answers ?? {}, sampleContext),
      version: isBegun ? 1 : 0,
    }
  const user = (): CurrentUser => ({
    ...newStudent,
    academic_institution: { ...newStudent.academic_institution, ...institution },
    request: Object.values(service.saved).some(({ version }) => version > 0)
      ? { ...draftRequest, id: requestId, ...request }
      : null,
  })
  const documents = () => ({ ...(withReferences(service.saved.documents) as SavedStep), needed: [] })
  const saved = () => ({ ...service.saved, documents: documents() })
  const send =
    (step: Step, does: 'save' | 'submit') =>
    async ({ body }: MadeCall) => {
      try {
        return await service.send(step, does, body as SavedStep)
      } catch (error) {
        if (error instanceof CallFailed)
          return new Refusal(409, {
            error: { statusCode: 409, code: 'NEWER_VERSION', message: 'x' },
            newer: saved()[step.id],
          })
        return noConnection
      }
    }
  const start = (): FormStart => ({
    current_time: new Date().toISOString(),
    user: user(),
    steps: saved(),
    documents_to_fix: toFix,
    periods: [{ ...openPeriod, ...period }],
    modal_windows: windows,
    fields_help: [],
    municipal_codes: { 3000: 0, 4000: 0, 5000: 0 },
  })
  return {
    saved: service.saved,
    pause: service.pause,
    loseNext: service.loseNext,
    answers: {
      ...commonAnswers,
      ...dictionaries,
      'GET /modal-windows/get-all': windows,
      'GET /page-data/registration': start,
      'GET /user/current-user': user,
      'GET /step-4/get-all-documents-repair-back-for': toFix,
      'DELETE /upload/delete-file/{type}': { id: 'former.pdf' },
      'POST /user-request/confirm-submission': { id: requestId, shows_survey: true },
      ...Object.fromEntries(
        steps.flatMap((step) => [
          [`GET ${step.read}`, () => saved()[step.id]],
          [`POST /${step.path}/save`, send(step, 'save')],
          [`POST /${step.path}/submit`, send(step, 'submit')],
        ]),
      ),
    } as Answers,
  }
}

/** A request that was returned yesterday for one document, and may be corrected until tomorrow. */
export const returnedForOne: Filled = {
  answers: sampleAnswers,
  request: {
    request_status: 'REPAIR_BACK_FOR',
    submitted_at: inDays(-1),
    form_mode: 'FIX',
    returned: true,
    correction_deadline: inDays(1),
  },
  toFix: [
    {
      field: 'id_front',
      reason: 'UNREADABLE',
      reason_text: 'הקובץ אינו קריא',
      note: null,
      asked_at: inDays(-1),
      sent_file: { file_name: 'id-front.jpg', original_file_name: 'id-front.jpg', file_signed_url: null },
      is_replaced: false,
    },
  ],
}

type Opening = Filled & {
  readonly step?: 1 | 2 | 3 | 4
  /** The path of another page that shows the same answers. */
  readonly path?: string
  readonly changed?: Answers
} & Pick<NonNullable<Parameters<typeof openPortal>[1]>, 'language' | 'width' | 'acting'>

/** Opens the application form of a student, with a service that saves. */
export const openForm = async ({
  step,
  path = '/registration',
  changed,
  language = 'he',
  width = 390,
  acting,
  ...filled
}: Opening = {}): Promise<OpenedPortal & { readonly service: ReturnType<typeof createFormService> }> => {
  const service = createFormService(filled)
  // Leaving the form asks, and the window's address decides which links lead out of it.
  const before = location.href
  history.replaceState(history.state, '', path)
  onTestFinished(() => history.replaceState(history.state, '', before))
  const portal = await openPortal(path + (step === undefined ? '' : `?step=${step}`), {
    answers: { ...service.answers, ...changed },
    language,
    width,
    isLoggedIn: true,
    ...(acting && { acting }),
  })
  return { ...portal, service }
}

export const fieldOf = (questionId: string) => page.getBySelector(`[id="field-${questionId}"]`)
