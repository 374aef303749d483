import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { OperatorError } from './operator-error.ts'
import { findProcess } from './process-info.ts'

/** Thrown if another process of Milgo uses the same data folder. */
export class DataDirInUse extends OperatorError {}

type Holder = { readonly pid: number; readonly started: string }

/**
 * Locks the data folder, so that only one process uses it. Returns a function that releases the lock. The lock file
 * contains the process id and start time of its owner, so that a lock is recognised as stale if its process was killed,
 * or if its number now belongs to another process.
 */
export const lockDataDir = async (dataDir: string): Promise<() => void> => {
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, 'lock')
  const own: Holder = { pid: process.pid, started: findProcess(process.pid)?.started ?? '' }
  const leave = await enterExclusively(dataDir)
  try {
    const holder = readHolder(path)
    if (holder && isAlive(holder)) {
      throw new DataDirInUse(
        `Milgo already runs on ${dataDir} (process ${holder.pid}). Stop it first, or set DATA_DIR to another folder.`,
      )
    }
    const draft = `${path}.${own.pid}`
    writeFileSync(draft, JSON.stringify(own))
    renameSync(draft, path)
  } finally {
    leave()
  }
  return () => release(path, own)
}

/** The socket is used only for a few file operations. They take this long only if something hangs. */
const timeoutMs = 60_000

/**
 * Lets only one process at a time check and write the lock file, because otherwise two starts could both find it stale.
 * On Linux an abstract socket name works as a mutex: only one process can listen on it, and the system frees it when
 * that process dies. Returns a function that frees it.
 */
const enterExclusively = async (dataDir: string): Promise<() => void> => {
  if (process.platform !== 'linux') return () => {}
  const name = `\0milgo-${createHash('sha256').update(realpathSync(dataDir)).digest('hex')}`
  const deadline = Date.now() + timeoutMs
  while (Date.now() < deadline) {
    const mutex = createServer()
    try {
      mutex.listen(name)
      await once(mutex, 'listening')
      return () => mutex.close()
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')) throw error
      await delay(20)
    }
  }
  throw new OperatorError(`Could not lock ${dataDir}: another copy is starting on it and does not finish.`)
}

const release = (path: string, own: Holder): void => {
  const holder = readHolder(path)
  if (holder?.pid === own.pid && holder.started === own.started) rmSync(path, { force: true })
}

const readHolder = (path: string): Holder | undefined => {
  try {
    const value: unknown = JSON.parse(readFileSync(path, 'utf8'))
    return isHolder(value) ? value : undefined
  } catch {
    return undefined
  }
}

const isHolder = (value: unknown): value is Holder =>
  typeof value === 'object' &&
  value !== null &&
  'pid' in value &&
  Number.isInteger(value.pid) &&
  'started' in value &&
  typeof value.started === 'string'

const isAlive = (holder: Holder): boolean => findProcess(holder.pid)?.started === holder.started
