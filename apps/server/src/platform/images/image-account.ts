import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** The account that pictures are opened under. */
export type ImageAccount = { readonly uid: number; readonly gid: number }

/** Only root can start a process under another account; 0 means that none is wanted. */
export const otherAccount = (uid: number): ImageAccount | undefined =>
  process.getuid?.() === 0 && uid !== 0 ? { uid, gid: uid } : undefined

const run = promisify(execFile)
const script = fileURLToPath(new URL('./image-process.ts', import.meta.url))
/** Reads the program and writes to the folder, or fails. */
const probe = `
  const fs = require('node:fs')
  fs.readFileSync(process.argv[1])
  require('node:module').createRequire(process.argv[1]).resolve('sharp')
  fs.writeFileSync(process.argv[2] + '/probe', '')
  fs.unlinkSync(process.argv[2] + '/probe')`

/**
 * Whether processes can run under the account and use the folder: asked of the system itself, as that account. A program in
 * a closed home folder cannot be read by another account, and inside some containers there is no other one.
 */
export const canRunAs = async (account: ImageAccount, folder: string): Promise<boolean> => {
  try {
    await run(process.execPath, ['-e', probe, script, folder], { ...account, cwd: '/', env: {} })
    return true
  } catch {
    return false
  }
}
