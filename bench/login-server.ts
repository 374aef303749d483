import pg from 'pg'
import { getRunningUrl } from '../apps/server/src/platform/database/embedded/find-running.ts'
import { temporaryFolder } from '../scripts/testing/data-folder.mjs'
import { startProcess } from '../scripts/testing/server-process.mjs'

const unlimited = [
  'LOGINS_PER_ADDRESS',
  'LOGINS_PER_ACCOUNT',
  'GUESSES_PER_ACCOUNT',
  'SMS_PER_ADDRESS',
  'SMS_IN_ALL',
  'CHECKS_PER_ADDRESS',
  'CODE_TRIES_PER_ACCOUNT',
]

/** Starts a server with very large budgets, so that the work is measured and not the refusal. */
export const startLoginServer = async () => {
  const folder = temporaryFolder()
  const server = startProcess({
    DATA_DIR: folder.path,
    RESEND_SECONDS: '1',
    ...Object.fromEntries(unlimited.map((name) => [name, '1000000'])),
  })
  const url = await server.url
  const database = new pg.Client({ connectionString: getRunningUrl(folder.path) })
  await database.connect()
  return {
    url,
    demoPassword: /demo\.student@milgo\.example +(\S+)/.exec(server.output())?.[1] ?? '',
    database,
    /** Makes a call and returns its answer and how long it took. */
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
    /** Makes the cheapest call: it only reads the clock of the database. */
    getTime: async (): Promise<void> => {
      const answer = await fetch(`${url}/core-service/api/v1/user/get-current-time`)
      if (!answer.ok) throw new Error(`the time answered ${answer.status}`)
      await answer.text()
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
