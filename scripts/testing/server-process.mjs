import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { nodeFlags, nodeSettings } from '../setup/node-flags.mjs'
import { repository } from '../setup/repository.mjs'

/**
 * @typedef {object} Options
 * @property {string} [node]
 * @property {string} [script] The script's path in the repository.
 * @property {readonly string[]} [args]
 * @property {string} [checkout] The folder of the repository, as that process sees it.
 * @property {readonly string[]} [within] A command that runs the server's command, as `unshare` does.
 * @property {number} [uid]
 * @property {number} [gid]
 */

/**
 * Starts the server, or another of our commands, as an operator does. Returns the process, its output, its address and
 * its exit. It gets only the settings that are passed here, so that a test never writes to a developer's own
 * DATABASE_URL.
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
    // A test has no demo requests unless it asks for them.
    { ...nodeSettings, DEMO_REQUESTS: '0', ...settings },
    as,
  )

/**
 * Starts any program in the repository in the same way.
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
  /** The address that the server prints; rejects if the server exits first. @type {Promise<string>} */
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
