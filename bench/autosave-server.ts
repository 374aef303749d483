import { createHmac, randomUUID } from 'node:crypto'
import pg from 'pg'
import { getRunningUrl } from '../apps/server/src/platform/database/embedded/find-running.ts'
import { temporaryFolder } from '../scripts/testing/data-folder.mjs'
import { startProcess } from '../scripts/testing/server-process.mjs'

/** Somebody who saves: how they are known, and the version that their next save starts from. */
export type Saver = { readonly headers: Record<string, string>; version: number }

const tokenSecret = 'bench'.padEnd(32, '.')

/** A server and so many students who are logged in and have begun their request. */
export const startAutosaveServer = async (count: number) => {
  const folder = temporaryFolder()
  const server = startProcess({ DATA_DIR: folder.path, TOKEN_SECRET: tokenSecret })
  const url = saveUrl(await server.url)
  const databaseUrl = getRunningUrl(folder.path)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const savers: Saver[] = []
  for (let n = 0; n < count; n++) savers.push(await beginRequest(url, await logIn(client, n)))
  await client.end()
  return {
    url,
    databaseUrl,
    savers,
    stop: async () => {
      await server.stop()
      folder.remove()
    },
  }
}

/** A second server on the same database, which it reaches by another way. */
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

/** A student like the demo one, and a session as a login makes it. */
const logIn = async (client: pg.Client, n: number): Promise<Record<string, string>> => {
  const [studentId, sessionId] = [randomUUID(), randomUUID()]
  await client.query(
    `with student as (
       insert into students (id, period_id, username, identity_hash, identity_sealed, phone, email, password_hash,
         institution_id, currently_studying, details, terms_at, created_at)
       select $1, period_id, $2, $2, identity_sealed, $2, $2, password_hash,
         institution_id, currently_studying, details, terms_at, created_at
       from students where is_demo limit 1
       returning id
     )
     insert into sessions (id, student_id, started_at, ends_at)
     select $3, id, now(), now() + interval '1 hour' from student`,
    [studentId, `saver${n}`, sessionId],
  )
  return { authorization: `Bearer ${sign(sessionId)}` }
}

const beginRequest = async (url: string, headers: Record<string, string>): Promise<Saver> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: '{}',
  })
  const { id, version } = await answer.json()
  // What the bare route is told in place of the token.
  return { headers: { ...headers, 'x-request': id }, version }
}

const sign = (sessionId: string): string => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = Math.floor(Date.now() / 1000) + 1800
  const claims = { sid: sessionId, iss: 'milgo', aud: 'milgo-portal', exp }
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}`
  return `${text}.${createHmac('sha256', tokenSecret).update(text).digest('base64url')}`
}
