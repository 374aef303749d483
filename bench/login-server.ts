import { temporaryFolder } from '../scripts/testing/data-folder.mjs'
import { startServer } from '../scripts/testing/start-server.mjs'

/** A server whose budgets are out of the way: what is measured is the work, not the refusal. */
export const startLoginServer = async () => {
  const wide = { LOGINS_PER_ADDRESS: '1000000', LOGINS_PER_ACCOUNT: '1000000' }
  const before = { ...process.env }
  Object.assign(process.env, wide)
  const folder = temporaryFolder()
  const server = await startServer(process.execPath, folder.path)
  process.env = before
  const demoPassword = /demo\.student@milgo\.example +(\S+)/.exec(server.log())?.[1] ?? ''
  return {
    demoPassword,
    logIn: async (email: string, password: string): Promise<{ status: number; ms: number }> => {
      const start = performance.now()
      const answer = await fetch(`${server.url}/authz-service/api/v1/auth/login-by-email`, {
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
