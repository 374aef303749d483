import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { infectedMark } from './infected-mark.ts'
import { notInstalled } from './installed.ts'

/** On Debian: `apt-get install clamav-daemon`. It has no signatures; the tests add one. */
export const whyNoClamd: string | undefined =
  notInstalled('clamd').length === 0 ? undefined : 'clamd is not installed'

/** Starts the real daemon with one signature of ours, on a socket of its own. */
export const startClamd = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'milgo-clamd-'))
  const [socket, signatures, conf] = [
    join(folder, 'clamd.sock'),
    join(folder, 'db'),
    join(folder, 'clamd.conf'),
  ]
  mkdirSync(signatures)
  writeFileSync(
    join(signatures, 'milgo.ndb'),
    `Milgo.Test:0:*:${Buffer.from(infectedMark).toString('hex')}\n`,
  )
  writeFileSync(conf, `LocalSocket ${socket}\nDatabaseDirectory ${signatures}\nForeground yes\n`)
  const child = spawn('clamd', ['--config-file', conf], { stdio: 'ignore' })
  const exit = once(child, 'exit')
  const stop = async (): Promise<void> => {
    child.kill('SIGKILL')
    await exit
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; !existsSync(socket); tries++) {
    if (child.exitCode !== null || tries > 600) {
      await stop()
      throw new Error('clamd did not start')
    }
    await delay(100)
  }
  return { address: socket, stop }
}
