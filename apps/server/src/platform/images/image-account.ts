import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

/** The account under which pictures are opened. */
export type ImageAccount = { readonly uid: number; readonly gid: number }

/**
 * Returns the other account to use; undefined if the server is not root, because only root can change the account, or
 * if the uid is 0, which means that none is wanted.
 */
export const otherAccount = (uid: number): ImageAccount | undefined =>
  process.getuid?.() === 0 && uid !== 0 ? { uid, gid: uid } : undefined

const run = promisify(execFile)
const script = fileURLToPath(new URL('./image-process.ts', import.meta.url))
/** A test program that reads the script and writes to the folder, or fails. */
const probe = `
  const fs = require('node:fs')
  fs.readFileSync(process.argv[1])
  require('node:module').createRequire(process.argv[1]).resolve('sharp')
  fs.writeFileSync(process.argv[2] + '/probe', '')
  fs.unlinkSync(process.argv[2] + '/probe')`

/**
 * Returns whether processes can run under the account and use the folder. The system is asked, as that account: a
 * program in a closed home folder cannot be read by another account, and some containers have no other account.
 */
export const canRunAs = async (account: ImageAccount, folder: string): Promise<boolean> => {
  try {
    await run(process.execPath, ['-e', probe, script, folder], { ...account, cwd: '/', env: {} })
    return true
  } catch {
    return false
  }
}
