import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A data folder for one run, which the account that runs PostgreSQL may enter. */
export const temporaryFolder = () => {
  const path = mkdtempSync(join(tmpdir(), 'milgo-'))
  chmodSync(path, 0o711)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
