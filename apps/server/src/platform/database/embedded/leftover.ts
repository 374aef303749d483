import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findProcess } from '../../process-info.ts'

/** A fast shutdown writes unsaved pages to the disk, which may be slow. */
const timeoutMs = 60_000

/**
 * Cleans up after a server that was killed. Its PostgreSQL may still run, or may be gone with its `postmaster.pid` left
 * behind. This process has the lock of the data folder, so that neither is in use. A running PostgreSQL is asked to
 * stop (a fast shutdown loses nothing), and a stale file is removed.
 */
export const clearLeftover = async (clusterDir: string): Promise<void> => {
  const pidFile = join(clusterDir, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  if (!runsCluster(pid, clusterDir)) return rmSync(pidFile, { force: true })
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + timeoutMs
  while (runsCluster(pid, clusterDir)) {
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL (process ${pid}) of an earlier start does not stop.`)
    await delay(20)
  }
}

const runsCluster = (pid: number, clusterDir: string): boolean => {
  try {
    return findProcess(pid)?.runsCluster(realpathSync(clusterDir)) ?? false
  } catch {
    return false
  }
}
