import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { demoPassword } from './log-in-staff.mjs'

/** @type {typeof import('playwright')} */
const { chromium } = createRequire(import.meta.url)('playwright')

/** Logs a demo student in and returns the token. @type {(base: string, email: string) => Promise<string>} */
export const demoToken = async (base, email) => {
  const answer = await fetch(`${base}/authz-service/api/v1/auth/login-by-email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password: demoPassword }),
  })
  return (await answer.json()).jwtToken
}

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** @typedef {{ base: string, who: string, chromePath: string | undefined, flags: readonly string[] }} Student */

/**
 * Opens a browser in which this demo student is logged in. A tool can control it by its debugging port.
 * @param {Student} student
 */
export const openLoggedIn = async ({ base, who, chromePath, flags }) => {
  const profile = mkdtempSync(join(tmpdir(), 'milgo-browser-'))
  const port = await freePort()
  const context = await chromium.launchPersistentContext(profile, {
    ...(chromePath ? { executablePath: chromePath } : {}),
    args: [...flags, `--remote-debugging-port=${port}`],
  })
  const page = await context.newPage()
  await page.goto(`${base}/favicon.svg`)
  await page.evaluate((token) => localStorage.setItem('milgo.token', token), await demoToken(base, who))
  await page.close()
  const close = async () => {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
  return { port, close }
}
