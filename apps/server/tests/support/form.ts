import { submitPayload } from '@milgo/domain/answers/payload'
import { applicationForm } from '@milgo/domain/application/form'
import { sampleAnswers, sampleContext } from '@milgo/domain/application/sample-application.fixture'
import { type StepId, steps } from '@milgo/domain/application/steps'
import { sql } from 'drizzle-orm'
import { addStudent, bearer, core, logIn } from './accounts.ts'
import { openTestApp, type TestApp } from './test-app.ts'

/** A server in the middle of an open period. */
export const openForm = async (): Promise<TestApp> => {
  const server = await openTestApp()
  await server.database.transaction((tx) =>
    tx.execute(sql`update registration_periods set opens_at = '2026-01-01', closes_at = '2026-06-01'`),
  )
  return server
}

export type StepKey = Exclude<StepId, 'documents'>

const stepOf = (id: StepKey) => {
  const step = steps.find((one) => one.id === id)
  if (!step) throw new Error(`no step ${id}`)
  return step
}

/** What a page sends of a step that nothing is wrong with. */
export const payloadOf = (id: StepKey, change: object = {}): Record<string, unknown> => ({
  ...submitPayload(applicationForm, stepOf(id).section, sampleAnswers, sampleContext),
  ...change,
})

let people = 0

/** A logged-in student, and the calls of the form as their page makes them. */
export const enter = async (server: TestApp, language = 'en') => {
  const student = await addStudent(server, 5_000 + people++)
  return {
    student,
    ...formOf(server, bearer(await logIn(server, student, `10.7.${people >> 8}.${people & 255}`)), language),
  }
}

export const formOf = (server: TestApp, headers: Record<string, string>, language = 'en') => {
  const say = { 'accept-language': language, ...headers }
  const send = (id: StepKey, does: 'save' | 'submit', payload: unknown) =>
    server.app.inject({
      method: 'POST',
      url: `${core}/${stepOf(id).path}/${does}`,
      headers: { ...say, 'content-type': 'application/json' },
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
    })
  return {
    headers,
    save: (id: StepKey, payload: unknown = {}) => send(id, 'save', payload),
    submit: (id: StepKey, payload: unknown = {}) => send(id, 'submit', payload),
    read: (id: StepKey) => server.app.inject({ url: `${core}/${stepOf(id).path}/by-user`, headers: say }),
    currentUser: () => server.app.inject({ url: `${core}/user/current-user`, headers: say }),
  }
}

/** Everything that is held of all requests, to see that nothing changed. */
export const heldInDatabase = async (server: TestApp) => {
  const { rows } = await server.database.read((db) =>
    db.execute(sql`select requests.*, step, version, answers, secret_sealed, request_steps.updated_at as step_updated_at
      from requests left join request_steps on request_id = requests.id order by requests.id, step`),
  )
  return rows
}
