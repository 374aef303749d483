import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { repository } from './repository.mjs'

/**
 * Installing and building replace the files that a running copy serves from. So before either is done, a copy that
 * runs on the same data is left alone; the server itself looks again, and more closely.
 */
export const refuseIfRunning = () => {
  const dataDir = resolve(repository, process.env['DATA_DIR'] || '.data')
  try {
    const { pid } = JSON.parse(readFileSync(join(dataDir, 'lock'), 'utf8'))
    if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('apps/server/src/main.ts')) return
    console.error(
      `Milgo already runs on ${dataDir} (process ${pid}). Stop it first, or set DATA_DIR to another folder.`,
    )
    process.exit(1)
  } catch {
    // No lock, no such process, or no /proc to ask.
  }
}
