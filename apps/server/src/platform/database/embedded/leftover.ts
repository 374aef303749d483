import { existsSync, readFileSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findProcess } from '../../process-info.ts'

/** A fast shutdown writes what is dirty to the disk, which may be slow. */
const patienceMs = 60_000

/**
 * After `kill -9` of the server its PostgreSQL may still run, or may be gone with its `postmaster.pid` left
 * behind. We hold the lock of the data folder, so neither belongs to anyone: the running one is asked to stop
 * (a fast shutdown loses nothing), a stale file is removed.
 */
export const clearLeftover = async (clusterDir: string): Promise<void> => {
  const pidFile = join(clusterDir, 'postmaster.pid')
  if (!existsSync(pidFile)) return
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0])
  if (!runsCluster(pid, clusterDir)) return rmSync(pidFile, { force: true })
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + patienceMs
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
