import { spawnSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { OperatorError } from '../../operator-error.ts'

/** The account that PostgreSQL runs under; undefined means the account of this process. */
export type Runner = { readonly uid: number; readonly gid: number } | undefined

/** PostgreSQL refuses to run as root. Debian's own account for it comes first; `nobody` exists everywhere. */
const accountsForRoot = ['postgres', 'nobody']

/**
 * Chooses the account that runs PostgreSQL. An existing cluster is run by its owner, because it refuses any other
 * account.
 */
export const chooseRunner = (clusterDir: string): Runner => {
  if (process.getuid?.() !== 0) return undefined
  const owner = statSync(clusterDir, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of accountsForRoot) {
    const fields = accounts.find((line) => line.startsWith(`${name}:`))?.split(':')
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) }
  }
  throw new OperatorError(
    'As root, the embedded PostgreSQL needs an account named postgres or nobody. Or set DATABASE_URL.',
  )
}

/**
 * Returns whether the account can enter a folder. The system is asked, as that account, because modes, groups and
 * access lists all count.
 */
export const canEnter = (runner: Runner, dir: string): boolean =>
  runner === undefined ||
  spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', dir], { ...runner, cwd: '/' }).status === 0
