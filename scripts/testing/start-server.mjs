import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { repository } from '../setup/repository.mjs'

/**
 * A server of its own for one run, on a free port; ready when this returns.
 * @param {string} node
 * @param {string} dataDir
 */
export const startServer = async (node, dataDir) => {
  const child = spawn(node, ['apps/server/src/main.ts'], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'development', DATA_DIR: dataDir, PORT: '' },
  })
  let log = ''
  /** @type {Promise<string>} */
  const ready = new Promise((resolve, reject) => {
    const listen = (/** @type {Buffer} */ chunk) => {
      log += String(chunk)
      const url = /running\s+(http:\S+)/.exec(log)?.[1]
      if (url) resolve(url)
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('exit', () => reject(new Error(`The server did not start:\n${log}`)))
  })
  const url = await ready
  return {
    url,
    log: () => log,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}
