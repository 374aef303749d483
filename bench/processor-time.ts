import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks a second, as Linux counts the processor time of a process. */
const ticksPerSecond = 100

type Line = { readonly pid: number; readonly parent: number; readonly ticks: number }

/** One line of `/proc`; undefined for a process that has just ended. */
const findLine = (pid: string): Line | undefined => {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ')
    // Its own, and those of children that have ended: a connection that closes takes nothing away.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0)
    return { pid: Number(pid), parent: Number(fields[1]), ticks }
  } catch {
    return undefined
  }
}

/** Seconds of processor time that these processes and their children have used; other work on the machine is not in it. */
export const processorSeconds = (pids: readonly number[]): number => {
  const lines = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (findLine(name) ?? []) : []))
  const counted = new Set(pids)
  for (const { pid, parent } of lines) if (counted.has(parent)) counted.add(pid)
  return (
    lines.filter(({ pid }) => counted.has(pid)).reduce((sum, { ticks }) => sum + ticks, 0) / ticksPerSecond
  )
}

/** The process that has started this one, which is the parent of all connections of a PostgreSQL. */
export const parentOf = (pid: number): number => findLine(String(pid))?.parent ?? 0
