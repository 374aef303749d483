import type { Answers } from '@milgo/domain/answers/answer'
import { draftPayload, submitPayload } from '@milgo/domain/answers/payload'
import { documentQuestions } from '@milgo/domain/application/documents/registry'
import { applicationForm } from '@milgo/domain/application/form'
import { sampleAnswers, sampleContext } from '@milgo/domain/application/sample-application.fixture'
import { type StepId, type StepNumber, steps } from '@milgo/domain/application/steps'
import type { APIRequestContext, Page } from '@playwright/test'
import { core } from './core.ts'
import { expect } from './fixtures.ts'
import { openAs, tokenOf } from './login.ts'
import { registerStudent, type Student } from './student.ts'

/** A complete application of a student under thirty, with a neighbourhood of the starter set. */
const wholeAnswers: Answers = { ...sampleAnswers, under18District: '6502' }

const sectionOf = (id: StepId) => {
  const step = steps.find((one) => one.id === id)
  if (!step) throw new Error(`The application has no step ${id}`)
  return step.section
}

const post = (request: APIRequestContext, token: string, path: string, data: object) =>
  request.post(`${core}/${path}`, { headers: { Authorization: `Bearer ${token}` }, data })

/**
 * Saves the first three steps by calls, without the missing answers. Saving by the pages is tested by other journeys.
 */
export const saveApplication = async (
  request: APIRequestContext,
  student: Student,
  missing: readonly string[] = [],
): Promise<void> => {
  const answers = Object.fromEntries(Object.entries(wholeAnswers).filter(([id]) => !missing.includes(id)))
  const token = await tokenOf(request, student)
  for (const { id, path } of steps) {
    if (id === 'documents') continue
    const payload = draftPayload(applicationForm, sectionOf(id), answers, sampleContext)
    const saved = await post(request, token, `${path}/save`, { ...payload, version: 0 })
    expect(await saved.json()).toMatchObject({ version: 1 })
  }
}

/** Registers a student, saves the first three steps and opens a step. */
export const openSaved = async (
  page: Page,
  request: APIRequestContext,
  step: StepNumber,
  missing?: readonly string[],
): Promise<Student> => {
  const student = await registerStudent(request)
  await saveApplication(request, student, missing)
  await openAs(page, request, student, `/registration?step=${step}`)
  return student
}

/** Tries to save the first step, as another page could, and returns the status and error code of the answer. */
export const trySave = async (
  request: APIRequestContext,
  student: Student,
  data: object,
): Promise<{ readonly status: number; readonly code: unknown }> => {
  const answered = await post(request, await tokenOf(request, student), 'step-1/save', data)
  const { error } = await answered.json()
  return { status: answered.status(), code: error?.code }
}

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)

const upload = async (request: APIRequestContext, token: string, type: string): Promise<string> => {
  const answered = await request.post(`${core}/upload/upload-file/${type}`, {
    headers: { Authorization: `Bearer ${token}` },
    multipart: { file: { name: `${type}.png`, mimeType: 'image/png', buffer: picture } },
  })
  const { file_name } = await answered.json()
  return file_name
}

/** Uploads every document that the answers need and sends the request. */
export const sendApplication = async (request: APIRequestContext, student: Student): Promise<void> => {
  const token = await tokenOf(request, student)
  const answers: Record<string, Answers[string]> = { ...wholeAnswers }
  for (const { id, kind, wire } of documentQuestions) {
    if (!(id in answers)) continue
    const name = await upload(request, token, typeof wire === 'object' ? wire.list : String(wire))
    answers[id] = kind === 'files' ? [name] : name
  }
  const payload = submitPayload(applicationForm, sectionOf('documents'), answers, sampleContext)
  const sent = await post(request, token, 'step-4/submit', payload)
  expect((await sent.json()).error).toBeUndefined()
}
