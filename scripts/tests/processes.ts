import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { clusterOf } from '../../apps/server/src/platform/database/embedded/place.ts'
import { startProcess } from '../testing/server-process.mjs'

/** Starts processes and stops whichever of them still run. */
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

/** A dead process whose parent has not noticed yet is dead. */
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
