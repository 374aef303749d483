import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clusterOf } from '../../apps/server/src/platform/database/embedded/place.ts'
import { startProcess } from '../testing/server-process.mjs'

/** Returns functions that start processes and stop all that are still running. */
export const createStarter = () => {
  const started: ReturnType<typeof startProcess>[] = []
  const start: typeof startProcess = (settings, options) => {
    const server = startProcess(settings, options)
    started.push(server)
    return server
  }
  const stopAll = () => Promise.all(started.splice(0).map((server) => server.stop()))
  return { start, stopAll }
}

export const postmasterOf = (dataDir: string): number =>
  Number(readFileSync(join(clusterOf(dataDir), 'postmaster.pid'), 'utf8').split('\n')[0])

/** Returns whether a process is running. A zombie, whose parent has not read its exit yet, is not. */
export const isAlive = (pid: number): boolean => {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

export const settingsAt = async (url: string) =>
  (await (await fetch(`${url}/core-service/api/v1/setting/get-all`)).json()) as {
    key: string
    value: string
  }[]
