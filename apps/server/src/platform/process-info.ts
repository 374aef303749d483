import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync } from 'node:fs'

export type ProcessInfo = {
  /** The start time, in no fixed format. Equal texts mean the same process, even if the process id was reused. */
  readonly started: string
  /** Returns whether the process is the PostgreSQL of this cluster. */
  readonly runsCluster: (clusterDir: string) => boolean
}

/** Returns a living process; undefined if there is none, or if it is dead and only waits for its parent (a zombie). */
type FindProcess = (pid: number) => ProcessInfo | undefined

/** Reads fields 3 and 22 of `/proc/<pid>/stat`, with the id of the boot from which field 22 counts. */
export const findInProc: FindProcess = (pid) => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return {
      started: `${boot}/${fields[19]}`,
      // The working folder of PostgreSQL is its cluster folder, even if the folder was renamed.
      runsCluster: (clusterDir) => readlinkSync(`/proc/${pid}/cwd`) === clusterDir,
    }
  } catch {
    return undefined
  }
}

/** For systems without `/proc`, such as macOS. */
export const findByPs: FindProcess = (pid) => {
  const { stdout } = spawnSync('ps', ['-ww', '-o', 'stat=,lstart=,command=', '-p', String(pid)], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], LC_ALL: 'C' },
  })
  const [, state, started, command] = /^\s*(\S+)\s+(\w+\s+\w+\s+\d+\s+[\d:]+\s+\d+)\s+(.*)/.exec(stdout) ?? []
  if (state === undefined || started === undefined || command === undefined || /^[ZX]/.test(state))
    return undefined
  return { started, runsCluster: (clusterDir) => command.includes(`postgres -D ${clusterDir} `) }
}

const find = existsSync('/proc/self/stat') ? findInProc : findByPs

/** Finds a process. Returns undefined also for a number that is no process id. */
export const findProcess: FindProcess = (pid) => (Number.isInteger(pid) && pid > 1 ? find(pid) : undefined)
