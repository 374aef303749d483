import { submitPayload } from '@milgo/domain/answers/payload'
import { documentQuestions } from '@milgo/domain/application/documents/registry'
import { applicationForm } from '@milgo/domain/application/form'
import { sampleAnswers, sampleContext } from '@milgo/domain/application/sample-application.fixture'
import { type StepId, steps } from '@milgo/domain/application/steps'
import { makePdf } from './make-pdf.ts'

/** Makes a call to a running server like a page does. Returns the answer, also of a refusal. */
export const callServer = async (
  url: string,
  path: string,
  body?: object,
  token = '',
): Promise<Record<string, unknown>> => {
  const answer = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && !(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  })
  return (await answer.json()) as Record<string, unknown>
}

const core = '/core-service/api/v1'
export const submitPath = `${core}/step-4/submit`

/** Logs in the demo student with the password that a new installation prints. */
export const logInDemo = async (url: string, output: string): Promise<string> => {
  const [, email, password] = /(demo\.student@\S+) +(\S+)/.exec(output) ?? []
  const { jwtToken } = await callServer(url, '/authz-service/api/v1/auth/login-by-email', { email, password })
  return String(jwtToken)
}

/** Fills the demo student's request, uploads every document, and returns the payload to send. */
export const fillDemoRequest = async (url: string, token: string): Promise<object> => {
  const user = await callServer(url, `${core}/user/current-user`, undefined, token)
  const { is_sponsored } = user['academic_institution'] as { is_sponsored: boolean }
  const context = { ...sampleContext, institution: { isSponsored: is_sponsored, isReligious: false } }
  const sample: Record<string, unknown> = { ...sampleAnswers, under18District: '6502' }
  for (const { id, kind, wire } of documentQuestions) {
    if (!(id in sample)) continue
    const name = await uploadOne(url, typeof wire === 'object' ? wire.list : String(wire), token)
    sample[id] = kind === 'files' ? [name] : name
  }
  const payloadOf = (step: StepId) => {
    const section = applicationForm.sections.find(({ id }) => id === step)
    if (!section) throw new Error(`no step ${step}`)
    return submitPayload(applicationForm, section, sample as typeof sampleAnswers, context)
  }
  for (const { id, path } of steps) {
    if (id === 'documents' || (id === 'bank' && is_sponsored)) continue
    const { error } = await callServer(url, `${core}/${path}/save`, { ...payloadOf(id) }, token)
    if (error) throw new Error(`${id} was not kept: ${JSON.stringify(error)}`)
  }
  return payloadOf('documents')
}

const uploadOne = async (url: string, document: string, token: string): Promise<string> => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(makePdf())]), `${document}.pdf`)
  return String((await callServer(url, `${core}/upload/upload-file/${document}`, form, token))['file_name'])
}

/** Makes a sent request a draft again, so that it can be sent once more. */
export const unsendAll = `with messages as (delete from outbox_messages where cause like 'request-submitted:%'),
  snapshots as (delete from request_snapshots), kept as (update files set kept_at = null)
  update requests set status = 'DRAFT', submitted_at = null`
