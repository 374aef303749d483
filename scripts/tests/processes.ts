import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clusterOf } from '../testing/data-folder.mjs'

export const postmasterOf = (dataDir: string): number =>
  Number(readFileSync(join(clusterOf(dataDir), 'postmaster.pid'), 'utf8').split('\n')[0])

/** A dead process whose parent has not noticed yet is dead. */
export const isAlive = (pid: number): boolean => {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
