import type { StaffRole } from '@milgo/domain/staff/staff-role'
import { addStaff, removeStaffByEmail, resetStaffLogin } from './authz/index.ts'
import type { Config } from './config.ts'
import { databaseClock } from './platform/clock.ts'
import { createPasswords } from './platform/crypto/passwords.ts'
import { openDatabase } from './platform/database/database.ts'
import { OperatorError } from './platform/operator-error.ts'
import { withDatabase } from './with-database.ts'

type Member = { readonly email: string; readonly name: string; readonly roles: readonly StaffRole[] }

/** Does what the command asks, and answers the new password where there is one. */
export const changeStaff = (
  config: Config,
  command: 'add' | 'reset' | 'remove',
  member: Member,
): Promise<{ readonly password?: string }> =>
  withDatabase(config, async (url) => {
    const database = openDatabase({ url, poolSize: 2 })
    const platform = { database, clock: databaseClock, passwords: await createPasswords(1) }
    try {
      if (command === 'remove') {
        if (await removeStaffByEmail(platform, member.email)) return {}
        throw new OperatorError(`${member.email} is not there.`)
      }
      const isNew = command === 'add'
      const password = await (isNew ? addStaff(platform, member) : resetStaffLogin(platform, member.email))
      if (password !== undefined) return { password }
      throw new OperatorError(`${member.email} is ${isNew ? 'there already' : 'not there'}.`)
    } finally {
      await database.close()
    }
  })
