import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { nodeFlags, nodeSettings } from '../setup/node-flags.mjs'
import { repository } from '../setup/repository.mjs'

/**
 * @typedef {object} Options
 * @property {string} [node]
 * @property {string} [script] Its path in the repository.
 * @property {readonly string[]} [args]
 * @property {string} [checkout] Where the repository stands for that process.
 * @property {readonly string[]} [within] A command that runs another one, as `unshare` does.
 * @property {number} [uid]
 * @property {number} [gid]
 */

/**
 * The server, or another of our commands, as the operator runs it: a process, its printed lines and its exit. It gets
 * the settings named here and none of the caller's, so that a developer's own DATABASE_URL is never what a test writes
 * to.
 * @param {Record<string, string>} settings
 * @param {Options} [options]
 */
export const startProcess = (
  settings,
  {
    node = process.execPath,
    script = 'apps/server/src/main.ts',
    args = [],
    checkout = repository,
    within = [],
    ...as
  } = {},
) =>
  startProgram(
    [...within, node, ...nodeFlags, join(checkout, script), ...args],
    // A test meets nobody whom it has not made, unless it asks for the demo world.
    { ...nodeSettings, DEMO_REQUESTS: '0', ...settings },
    as,
  )

/**
 * Any program, started in the repository, in the same way.
 * @param {readonly string[]} line
 * @param {Record<string, string>} settings
 * @param {{ uid?: number, gid?: number, detached?: boolean }} [as]
 */
export const startProgram = ([program = '', ...args], settings, as = {}) => {
  const child = spawn(program, args, {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '/', ...settings },
    ...as,
  })
  let output = ''
  const exit = once(child, 'close').then(([code, signal]) => ({
    code: /** @type {number | null} */ (code),
    signal: /** @type {string | null} */ (signal),
  }))
  /** The address it printed; rejects when it exits first. @type {Promise<string>} */
  const url = new Promise((resolve, reject) => {
    const read = (/** @type {Buffer} */ chunk) => {
      output += String(chunk)
      const found = /running\s+(https?:\S+)/.exec(output)?.[1]
      if (found) resolve(found)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    void exit.then(() => reject(new Error(`The server exited before it was ready:\n${output}`)))
  })
  url.catch(() => {})
  return {
    process: child,
    output: () => output,
    url,
    exit,
    stop: async (/** @type {NodeJS.Signals} */ signal = 'SIGTERM') => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal)
      await exit
    },
  }
}
