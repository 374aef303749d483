import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readlinkSync } from 'node:fs'

export type ProcessInfo = {
  /** When it started, in no format: equal texts are the same process, however often its number is reused. */
  readonly started: string
  /** Whether it is the PostgreSQL of that cluster. */
  readonly runsCluster: (clusterDir: string) => boolean
}

/** A process that lives; one that is dead and only waits for its parent to notice is none. */
type FindProcess = (pid: number) => ProcessInfo | undefined

/** Fields 3 and 22 of `/proc/<pid>/stat`, with the boot that the latter counts from. */
export const findInProc: FindProcess = (pid) => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
    if (fields[0] === 'Z' || fields[0] === 'X') return undefined
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    return {
      started: `${boot}/${fields[19]}`,
      // PostgreSQL works inside its cluster folder, also when that was renamed since.
      runsCluster: (clusterDir) => readlinkSync(`/proc/${pid}/cwd`) === clusterDir,
    }
  } catch {
    return undefined
  }
}

/** Where there is no `/proc`, as on macOS. */
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

/** Undefined also for what is no process number at all. */
export const findProcess: FindProcess = (pid) => (Number.isInteger(pid) && pid > 1 ? find(pid) : undefined)
