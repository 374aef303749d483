import { parseArgs } from 'node:util'
import { isEmail, normalEmail } from '@milgo/domain/identity/email'
import { findIsraeliId } from '@milgo/domain/identity/israeli-id'
import { findSeparatedRoles } from '@milgo/domain/staff/separated-roles'
import { StaffRole } from '@milgo/domain/staff/staff-role'
import type { StaffCommand } from './change-staff.ts'
import { readConfig } from './config.ts'
import { explain, OperatorError } from './platform/operator-error.ts'

const usage = `Usage: npm run staff -- add --email <address> --name <name> --role <role> [--role <role>] [--identity <number>]
       npm run staff -- identity --email <address> --identity <number>
       npm run staff -- reset --email <address>
       npm run staff -- remove --email <address>
Roles: ${StaffRole.options.join(', ')}. See docs/operations.md.`

const readArguments = (): StaffCommand => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      email: { type: 'string', default: '' },
      name: { type: 'string', default: '' },
      role: { type: 'string', multiple: true, default: [] },
      identity: { type: 'string' },
    },
  })
  const { name, identity = '' } = values
  const identityNumber = findIsraeliId(identity)
  const roles = StaffRole.array().safeParse(values.role)
  const [command, ...more] = positionals
  const isWrongIdentity = identity !== '' && identityNumber === undefined
  if (more.length > 0 || !isEmail(values.email) || !roles.success || isWrongIdentity)
    throw new OperatorError(usage)
  const email = normalEmail(values.email)
  if (command === 'reset' || command === 'remove') return { command, email }
  if (command === 'identity' && identityNumber !== undefined) return { command, email, identityNumber }
  if (command !== 'add' || name === '' || roles.data.length === 0) throw new OperatorError(usage)
  refuseSeparatedRoles(roles.data)
  return { command, email, name, roles: roles.data, identityNumber }
}

const refuseSeparatedRoles = (roles: readonly StaffRole[]): void => {
  const separated = findSeparatedRoles(roles)
  if (separated)
    throw new OperatorError(
      `One person cannot be ${separated.decides} and ${separated.pays}: who decides about awards does not pay them.`,
    )
}

/** `npm run staff`: adds the first administrator of an installation, and helps staff who cannot log in any more. */
const run = async (): Promise<string> => {
  const asked = readArguments()
  const { command, email } = asked
  const config = readConfig(process.env, process.cwd())
  // Loaded after the arguments were checked, so that a wrong one is reported at once.
  const { changeStaff } = await import('./change-staff.ts')
  const password = await changeStaff(config, asked)
  if (command === 'remove') return `${email} is removed, and every session is over.`
  if (command === 'identity') return `${email} has this identity number; it is stored as a keyed hash.`
  return `${email} logs in with ${password} and replaces it then; the second factor is set up too. It is not shown again.`
}

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
