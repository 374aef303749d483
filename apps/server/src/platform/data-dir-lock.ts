import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { OperatorError } from './operator-error.ts'
import { findProcess } from './process-info.ts'

/** Another copy runs on the same data. */
export class DataDirInUse extends OperatorError {}

type Holder = { readonly pid: number; readonly started: string }

/**
 * One process per data folder. The lock names its holder by process id and start time, so that a lock left by
 * a killed process, or one whose number now belongs to another process, is known to be stale.
 */
export const lockDataDir = async (dataDir: string): Promise<() => void> => {
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, 'lock')
  const own: Holder = { pid: process.pid, started: findProcess(process.pid)?.started ?? '' }
  const leave = await enterAlone(dataDir)
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

/** The door is held for a few file operations; that is long only where nothing gets on. */
const patienceMs = 60_000

/**
 * Looking at the lock and taking it must be one step, or two starts could both find it stale. On Linux a socket
 * name that no file stands for is the door: one process holds it, and it opens by itself when that one dies.
 */
const enterAlone = async (dataDir: string): Promise<() => void> => {
  if (process.platform !== 'linux') return () => {}
  const name = `\0milgo-${createHash('sha256').update(realpathSync(dataDir)).digest('hex')}`
  const deadline = Date.now() + patienceMs
  while (Date.now() < deadline) {
    const door = createServer()
    try {
      door.listen(name)
      await once(door, 'listening')
      return () => door.close()
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
