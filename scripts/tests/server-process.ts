import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { clusterOf } from '../testing/data-folder.mjs'

export const repository = fileURLToPath(new URL('../../', import.meta.url))

export type ServerProcess = {
  readonly process: ChildProcess
  readonly output: () => string
  /** The address it printed; rejects when it exits first. */
  readonly url: Promise<string>
  readonly exit: Promise<{ code: number | null; signal: string | null }>
}

/** The server as the operator runs it: a process, its printed lines and its exit. */
export const startProcess = (
  environment: Record<string, string>,
  { script = 'apps/server/src/main.ts', args = [] }: { script?: string; args?: readonly string[] } = {},
): ServerProcess => {
  const child = spawn(process.execPath, [join(repository, script), ...args], {
    cwd: repository,
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '/', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const exit = once(child, 'exit').then(([code, signal]) => ({ code, signal }))
  const url = new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      output += String(chunk)
      const found = /running\s+(http:\S+)/.exec(output)?.[1]
      if (found) resolve(found)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    void exit.then(() => reject(new Error(`exited before it was ready:\n${output}`)))
  })
  url.catch(() => {})
  return { process: child, output: () => output, url, exit }
}

export const stopProcess = async (
  server: ServerProcess,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<void> => {
  if (server.process.exitCode === null && server.process.signalCode === null) server.process.kill(signal)
  await server.exit
}

export const postmasterOf = (dataDir: string): number =>
  Number(readFileSync(join(clusterOf(dataDir), 'postmaster.pid'), 'utf8').split('\n')[0])

/** A dead process whose parent has not noticed yet is dead. */
export const isAlive = (pid: number): boolean => {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
