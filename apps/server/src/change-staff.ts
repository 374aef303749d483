import type { StaffRole } from '@milgo/domain/staff/staff-role'
import { addStaff, removeStaffByEmail, resetStaffLogin, setStaffIdentity } from './authz/index.ts'
import type { Config } from './config.ts'
import { databaseClock } from './platform/clock.ts'
import { createPasswords } from './platform/crypto/passwords.ts'
import { readSecrets } from './platform/crypto/secrets.ts'
import { createVault } from './platform/crypto/vault.ts'
import { openDatabase } from './platform/database/database.ts'
import { OperatorError } from './platform/operator-error.ts'
import { withDatabase } from './with-database.ts'

export type StaffCommand =
  | {
      readonly command: 'add'
      readonly email: string
      readonly name: string
      readonly roles: readonly StaffRole[]
      readonly identityNumber: string | undefined
    }
  | { readonly command: 'identity'; readonly email: string; readonly identityNumber: string }
  | { readonly command: 'reset'; readonly email: string }
  | { readonly command: 'remove'; readonly email: string }

/** Carries out the command. Returns the new password, if the command makes one. */
export const changeStaff = (config: Config, asked: StaffCommand): Promise<string | undefined> =>
  withDatabase(config, async (url) => {
    const database = openDatabase({ url, poolSize: 2 })
    const platform = {
      database,
      clock: databaseClock,
      passwords: await createPasswords(1),
      vault: createVault(readSecrets(config)),
    }
    try {
      const missing = new OperatorError(`${asked.email} is not there.`)
      if (asked.command === 'add') {
        const password = await addStaff(platform, asked)
        if (password === undefined) throw new OperatorError(`${asked.email} is there already.`)
        return password
      }
      if (asked.command === 'reset') {
        const password = await resetStaffLogin(platform, asked.email)
        if (password === undefined) throw missing
        return password
      }
      const isDone =
        asked.command === 'remove'
          ? await removeStaffByEmail(platform, asked.email)
          : await setStaffIdentity(platform, asked.email, asked.identityNumber)
      if (!isDone) throw missing
      return undefined
    } finally {
      await database.close()
    }
  })
