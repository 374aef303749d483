import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { repository } from './repository.mjs'

/**
 * Exits if a server is running on the same data, because installing and building would replace the files that it
 * serves. The server itself checks again, and more closely.
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
    // There is no lock, no such process, or no /proc.
  }
}
