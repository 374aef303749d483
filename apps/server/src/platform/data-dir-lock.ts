import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Another copy runs on the same data; its message is the one line that the operator sees. */
export class DataDirInUse extends Error {}

type Holder = { readonly pid: number; readonly started: string }

/**
 * One process per data folder. The lock names its holder by process id and start time, so that a lock left by
 * a killed process, or one whose number now belongs to another process, is known to be stale.
 */
export const lockDataDir = (dataDir: string): (() => void) => {
  mkdirSync(dataDir, { recursive: true })
  const path = join(dataDir, 'lock')
  const own: Holder = { pid: process.pid, started: startTimeOf(process.pid) ?? '' }
  const draft = `${path}.${own.pid}`
  writeFileSync(draft, JSON.stringify(own))
  try {
    for (let attempt = 0; attempt < 10; attempt++) {
      if (tryLink(draft, path)) return () => release(path, own)
      refuseIfAlive(path, dataDir)
      discardStale(path)
    }
    throw new DataDirInUse(`Could not lock ${dataDir}: other copies are starting on it right now.`)
  } finally {
    rmSync(draft, { force: true })
  }
}

/** `link` fails when the name exists, and the content is whole from the first moment it is seen. */
const tryLink = (draft: string, path: string): boolean => {
  try {
    linkSync(draft, path)
    return true
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false
    throw error
  }
}

const refuseIfAlive = (path: string, dataDir: string): void => {
  const holder = readHolder(path)
  if (holder && isAlive(holder)) {
    throw new DataDirInUse(
      `Milgo already runs on ${dataDir} (process ${holder.pid}). Stop it first, or set DATA_DIR to another folder.`,
    )
  }
}

/** Moves the lock away and looks again: if a new holder slipped in between, its lock is put back. */
const discardStale = (path: string): void => {
  const aside = `${path}.stale-${process.pid}`
  try {
    renameSync(path, aside)
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return
    throw error
  }
  const holder = readHolder(aside)
  if (holder && isAlive(holder)) tryLink(aside, path)
  rmSync(aside, { force: true })
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

const isAlive = (holder: Holder): boolean =>
  hasProcfs() ? startTimeOf(holder.pid) === holder.started : isSignalable(holder.pid)

const hasProcfs = (): boolean => existsSync('/proc/self/stat')

/**
 * When a process started, with the boot that belongs to: fields 3 and 22 of `/proc/<pid>/stat`. Undefined where
 * there is no such process, or one that is dead and only waits for its parent to notice.
 */
const startTimeOf = (pid: number): string | undefined => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return fields[0] === 'Z' || fields[0] === 'X' ? undefined : `${boot}/${fields[19]}`
  } catch {
    return undefined
  }
}

const isSignalable = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
