import { readdirSync, readFileSync } from 'node:fs'

/** The clock ticks a second in which Linux counts processor time. */
const ticksPerSecond = 100

type Line = { readonly pid: number; readonly parent: number; readonly ticks: number }

/** Reads the line of a process in `/proc`. Returns undefined if the process has just ended. */
const findLine = (pid: string): Line | undefined => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    // The ticks of the process and of its ended children, so that a closed connection does not lower the sum.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return { pid: Number(pid), parent: Number(fields[1]), ticks }
  } catch {
    return undefined
  }
}

/**
 * Returns the seconds of processor time that these processes and their children have used. Other work on the machine is
 * not counted.
 */
export const processorSeconds = (pids: readonly number[]): number => {
  const lines = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (findLine(name) ?? []) : []))
  const counted = new Set(pids)
  for (const { pid, parent } of lines) if (counted.has(parent)) counted.add(pid)
  return (
    lines.filter(({ pid }) => counted.has(pid)).reduce((sum, { ticks }) => sum + ticks, 0) / ticksPerSecond
  )
}

/**
 * Returns the parent of a process. For a connection of PostgreSQL it is the server process, the parent of all
 * connections.
 */
export const parentOf = (pid: number): number => findLine(String(pid))?.parent ?? 0
