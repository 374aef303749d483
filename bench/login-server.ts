import pg from 'pg'
import { databaseUrlOf, temporaryFolder } from '../scripts/testing/data-folder.mjs'
import { startProcess } from '../scripts/testing/server-process.mjs'

const unlimited = [
  'LOGINS_PER_ADDRESS',
  'LOGINS_PER_ACCOUNT',
  'GUESSES_PER_ACCOUNT',
  'SMS_PER_ADDRESS',
  'SMS_IN_ALL',
  'CHECKS_PER_ADDRESS',
]

/** A server whose budgets are out of the way: what is measured is the work, not the refusal. */
export const startLoginServer = async () => {
  const folder = temporaryFolder()
  const server = startProcess({
    DATA_DIR: folder.path,
    ...Object.fromEntries(unlimited.map((name) => [name, '1000000'])),
  })
  const url = await server.url
  const database = new pg.Client({ connectionString: databaseUrlOf(folder.path) })
  await database.connect()
  return {
    demoPassword: /demo\.student@milgo\.example +(\S+)/.exec(server.output())?.[1] ?? '',
    database,
    /** A call by its path behind the services, and how long the answer took. */
    post: async (path: string, body: object) => {
      const start = performance.now()
      const answer = await fetch(`${url}/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
      const text = await answer.text()
      return { status: answer.status, text, ms: performance.now() - start }
    },
    stop: async () => {
      await database.end()
      await server.stop()
      folder.remove()
    },
  }
}

export type LoginServer = Awaited<ReturnType<typeof startLoginServer>>

export const authz = 'authz-service/api/v1/auth'
