import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

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
  const deadline = Date.now() + 30_000
  while (runsCluster(pid, clusterDir)) {
    if (Date.now() > deadline)
      throw new Error(`PostgreSQL (process ${pid}) of an earlier start does not stop.`)
    await delay(20)
  }
}

/** PostgreSQL works inside its cluster folder, so that is where its process stands; a reused number stands elsewhere. */
const runsCluster = (pid: number, clusterDir: string): boolean => {
  if (!Number.isInteger(pid) || pid <= 1) return false
  try {
    if (!existsSync('/proc/self')) return process.kill(pid, 0)
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(clusterDir)
  } catch {
    return false
  }
}
