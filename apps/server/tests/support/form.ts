import { draftPayload, submitPayload } from '@milgo/domain/answers/payload'
import { applicationForm } from '@milgo/domain/application/form'
import { sampleAnswers, sampleContext } from '@milgo/domain/application/sample-application.fixture'
import { type EarlierStep, earlierSteps, steps } from '@milgo/domain/application/steps'
import { sql } from 'drizzle-orm'
import type { LightMyRequestResponse } from 'fastify'
import { expect } from 'vitest'
import { bearer, core, givenStudent, logIn } from './accounts.ts'
import { openTestApp, type TestApp } from './test-app.ts'

/** The institutions of the tests, by their kind. */
export const institutions = { plain: 1, sponsored: 2, religious: 3 } as const

/** Opens a server in the middle of an open period. */
export const openForm = async (): Promise<TestApp> => {
  const server = await openTestApp()
  await openPeriod(server)
  return server
}

export const openPeriod = (server: TestApp): Promise<void> =>
  server.database.transaction(async (tx) => {
    await tx.execute(sql`update registration_periods set opens_at = '2026-01-01', closes_at = '2026-06-01',
      answers_by = '2026-07-31', expected_answers = '{"he":"יולי 2026","ar":"تموز 2026","en":"July 2026"}'`)
    await tx.execute(sql`update institutions set is_sponsored = id = ${institutions.sponsored},
      is_religious = id = ${institutions.religious}`)
  })

/** The steps whose answers are saved by a call of their own. */
export type FormStep = EarlierStep['id']
export const formSteps: readonly FormStep[] = earlierSteps.map(({ id }) => id)

const stepOf = (id: FormStep) => {
  const step = steps.find((one) => one.id === id)
  if (!step) throw new Error(`no step ${id}`)
  return step
}

/** The sample with a neighbourhood that the starter data has. */
const answers = { ...sampleAnswers, under18District: '6502' }

/** Returns a valid payload that submits a step, with the test's changes. */
export const payloadOf = (id: FormStep, change: object = {}): Record<string, unknown> => ({
  ...submitPayload(applicationForm, stepOf(id).section, answers, sampleContext),
  ...change,
})

/** Returns the payload that saves a step, with hidden answers and blanks. */
export const draftOf = (id: FormStep, change: object = {}): Record<string, unknown> => ({
  ...draftPayload(applicationForm, stepOf(id).section, answers, sampleContext),
  ...change,
})

let people = 0

type Who = { readonly institution?: keyof typeof institutions; readonly language?: string }

/** Adds a student, logs in, and returns the calls of the form. */
export const enter = async (server: TestApp, { institution = 'plain', language = 'en' }: Who = {}) => {
  people += 1
  const student = await givenStudent(server, 5_000 + people, { institutionId: institutions[institution] })
  const token = await logIn(server, student, `10.7.${people >> 8}.${people & 255}`)
  return { student, token, ...formOf(server, bearer(token), language) }
}

type Answer = Promise<LightMyRequestResponse>

type Calls = {
  readonly save: (id: FormStep, payload?: unknown) => Answer
  readonly submit: (id: FormStep, payload?: unknown) => Answer
  readonly read: (id: FormStep) => Answer
  readonly currentUser: () => Answer
  readonly start: () => Answer
  readonly cities: () => Answer
  /** Returns the same calls in another language. */
  readonly in: (language: string) => Calls
}

/** Returns the calls of the form with these headers. */
export const formOf = (server: TestApp, headers: Record<string, string>, language = 'en'): Calls => {
  const said = { 'accept-language': language, ...headers }
  const send = (id: FormStep, does: 'save' | 'submit', payload: unknown) =>
    server.app.inject({
      method: 'POST',
      url: `${core}/${stepOf(id).path}/${does}`,
      headers: { ...said, 'content-type': 'application/json' },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
  return {
    save: (id: FormStep, payload: unknown = {}) => send(id, 'save', payload),
    submit: (id: FormStep, payload: unknown = {}) => send(id, 'submit', payload),
    read: (id: FormStep) => server.app.inject({ url: `${core}/${stepOf(id).path}/by-user`, headers: said }),
    in: (other: string) => formOf(server, headers, other),
    currentUser: () => server.app.inject({ url: `${core}/user/current-user`, headers: said }),
    start: () => server.app.inject({ url: `${core}/page-data/registration`, headers: said }),
    cities: () => server.app.inject({ url: `${core}/city/get-all`, headers: said }),
  }
}

export type Form = Awaited<ReturnType<typeof enter>>

/** Adds a student whose three steps are saved, each in its first version. */
export const givenDraft = async (server: TestApp, who: Who = {}): Promise<Form & { readonly id: string }> => {
  const form = await enter(server, who)
  const first = await form.save('personal', draftOf('personal'))
  if (who.institution !== 'sponsored') await form.save('bank', draftOf('bank'))
  await form.save('family', draftOf('family'))
  return { ...form, id: first.json().id }
}

/** Returns everything that is stored of a student's request, to compare before and after. */
export const storedOf = async (server: TestApp, studentId: string) => {
  const { rows } = await server.database.read((db) =>
    db.execute<Record<string, unknown>>(sql`
      select requests.*, requests.version as request_version, step, request_steps.version, answers, secret_sealed, request_steps.updated_at as step_updated_at
      from requests left join request_steps on request_id = requests.id
      where student_id = ${studentId} order by step`),
  )
  return rows
}

export const change = (server: TestApp, statement: ReturnType<typeof sql>) =>
  server.database.transaction((tx) => tx.execute(statement))

/** Makes the call, and expects that it changed nothing of the request. */
export const unchanged = async <T>(
  server: TestApp,
  { student }: { readonly student: { readonly id: string } },
  call: () => Promise<T>,
): Promise<T> => {
  const before = await storedOf(server, student.id)
  const answer = await call()
  expect(await storedOf(server, student.id)).toEqual(before)
  return answer
}

/** Adds saved documents. Like every change of a step, this also changes the request. */
export const addDocuments = (server: TestApp, requestId: string, documents: object) =>
  change(
    server,
    sql`with touched as (update requests set updated_at = updated_at where id = ${requestId})
      insert into request_steps values (${requestId}, 'documents', 1, ${JSON.stringify(documents)}, null, now())`,
  )
