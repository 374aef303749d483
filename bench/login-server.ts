import { temporaryFolder } from '../scripts/testing/data-folder.mjs'
import { startProcess } from '../scripts/testing/server-process.mjs'

/** A server whose budgets are out of the way: what is measured is the work, not the refusal. */
export const startLoginServer = async () => {
  const folder = temporaryFolder()
  const server = startProcess({
    DATA_DIR: folder.path,
    LOGINS_PER_ADDRESS: '1000000',
    LOGINS_PER_ACCOUNT: '1000000',
    LOGINS_PER_ACCOUNT_IN_ALL: '1000000',
  })
  const url = await server.url
  const demoPassword = /demo\.student@milgo\.example +(\S+)/.exec(server.output())?.[1] ?? ''
  return {
    demoPassword,
    logIn: async (email: string, password: string): Promise<{ status: number; ms: number }> => {
      const start = performance.now()
      const answer = await fetch(`${url}/authz-service/api/v1/auth/login-by-email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      })
      await answer.arrayBuffer()
      return { status: answer.status, ms: performance.now() - start }
    },
    stop: async () => {
      await server.stop()
      folder.remove()
    },
  }
}
