import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { repository } from '../setup/repository.mjs'

/**
 * Runs a program and returns its output, so that parallel steps do not mix their lines.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {Record<string, string>} [environment]
 * @returns {Promise<{ ok: boolean, output: string }>}
 */
export const run = async (program, args, environment = {}) => {
  const child = spawn(program, args, {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...environment },
  })
  /** @type {string[]} */
  const chunks = []
  child.stdout.on('data', (chunk) => chunks.push(String(chunk)))
  child.stderr.on('data', (chunk) => chunks.push(String(chunk)))
  const [code] = await once(child, 'close')
  return { ok: code === 0, output: chunks.join('') }
}
