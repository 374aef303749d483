import { createHmac, randomUUID } from 'node:crypto'
import pg from 'pg'
import { getRunningUrl } from '../apps/server/src/platform/database/embedded/find-running.ts'
import { temporaryFolder } from '../scripts/testing/data-folder.mjs'
import { startProcess } from '../scripts/testing/server-process.mjs'

/** A student who saves: the headers of their calls, and the version that their next save starts from. */
export type Saver = { readonly headers: Record<string, string>; version: number }

const tokenSecret = 'bench'.padEnd(32, '.')

/** Starts a server, and returns a function that adds logged-in students with a request. */
export const startAutosaveServer = async () => {
  const folder = temporaryFolder()
  const server = startProcess({ DATA_DIR: folder.path, TOKEN_SECRET: tokenSecret })
  const url = saveUrl(await server.url)
  const databaseUrl = getRunningUrl(folder.path)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  return {
    url,
    databaseUrl,
    client,
    pid: server.process.pid ?? 0,
    /** Adds students in bulk. All get a copy of the first student's request, whose first step is saved by a call. */
    addSavers: (count: number, body: string) => addSavers(client, url, count, body),
    stop: async () => {
      await client.end()
      await server.stop()
      folder.remove()
    },
  }
}

/** Starts a second server on the same database, which it reaches by this address. */
export const startSecondServer = async (databaseUrl: string) => {
  const folder = temporaryFolder()
  const settings = {
    DATA_DIR: folder.path,
    DATABASE_URL: databaseUrl,
    TOKEN_SECRET: tokenSecret,
    ROLES: 'web',
  }
  const server = startProcess(settings)
  return {
    url: saveUrl(await server.url),
    stop: async () => {
      await server.stop()
      folder.remove()
    },
  }
}

const saveUrl = (url: string): string => `${url}/core-service/api/v1/step-1/save`

const addSavers = async (client: pg.Client, url: string, count: number, body: string): Promise<Saver[]> => {
  const added = Array.from({ length: count }, () => ({
    studentId: randomUUID(),
    sessionId: randomUUID(),
    requestId: randomUUID(),
  }))
  const ids = [
    added.map(({ studentId }) => studentId),
    added.map(({ sessionId }) => sessionId),
    added.map(({ requestId }) => requestId),
  ]
  await client.query(addStudents, ids.slice(0, 1))
  await client.query(addSessions, ids.slice(0, 2))
  const { rows } = await client.query('select from requests')
  if (rows.length === 0) await saveFirst(url, added[0]?.sessionId ?? '', body)
  await client.query(addRequests, ids)
  await client.query(addSteps, ids.slice(2))
  const begun = await client.query<{ id: string; student_id: string; version: number }>(
    `select requests.id, student_id, request_steps.version from requests
     join request_steps on request_id = requests.id and step = 'personal' where student_id = any ($1::uuid[])`,
    ids.slice(0, 1),
  )
  const requestOf = new Map(begun.rows.map((row) => [row.student_id, row]))
  return added.map(({ studentId, sessionId }) => {
    const request = requestOf.get(studentId)
    if (!request) throw new Error('a student without a request')
    // The bare route reads the request from a header instead of the token.
    return { headers: { ...bearer(sessionId), 'x-request': request.id }, version: request.version }
  })
}

const addStudents = `insert into students (id, period_id, username, identity_hash, identity_sealed, phone, email,
    password_hash, institution_id, currently_studying, details, terms_at, created_at)
  select added.id, period_id, added.id, added.id, identity_sealed, added.id, added.id,
    password_hash, institution_id, currently_studying, details, terms_at, created_at
  from unnest($1::uuid[]) added (id), (select * from students where is_demo limit 1) demo`

const addSessions = `insert into sessions (id, student_id, started_at, ends_at)
  select added.id, student_id, now(), now() + interval '1 hour'
  from unnest($1::uuid[], $2::uuid[]) added (student_id, id)`

const addRequests = `insert into requests (id, student_id, period_id, status, publish_state, memory, created_at, updated_at)
  select added.id, added.student_id, period_id, status, publish_state, memory, created_at, updated_at
  from unnest($1::uuid[], $2::uuid[], $3::uuid[]) added (student_id, session_id, id),
    (select * from requests order by created_at limit 1) model
  on conflict (student_id) do nothing`

const addSteps = `insert into request_steps (request_id, step, version, answers, secret_sealed, updated_at)
  select added.id, model.step, model.version, model.answers, model.secret_sealed, model.updated_at
  from unnest($1::uuid[]) added (id) join requests on requests.id = added.id,
    (select * from request_steps where request_id = (select id from requests order by created_at limit 1)) model`

const saveFirst = async (url: string, sessionId: string, body: string): Promise<void> => {
  const headers = { 'content-type': 'application/json', ...bearer(sessionId) }
  const { error } = await (await fetch(url, { method: 'POST', headers, body })).json()
  if (error) throw new Error(`the first save was refused: ${error.code}`)
}

const bearer = (sessionId: string) => ({ authorization: `Bearer ${sign(sessionId)}` })

const sign = (sessionId: string): string => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = Math.floor(Date.now() / 1000) + 1800
  const claims = { sid: sessionId, iss: 'milgo', aud: 'milgo-portal', exp }
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
  return `${text}.${createHmac('sha256', tokenSecret).update(text).digest('base64url')}`
}
