import { parseArgs } from 'node:util'
import { isEmail, normalEmail } from '@milgo/domain/identity/email'
import { StaffRole } from '@milgo/domain/staff/staff-role'
import { readConfig } from './config.ts'
import { explain, OperatorError } from './platform/operator-error.ts'

const commands = ['add', 'reset', 'remove'] as const

const usage = `Usage: npm run staff -- add --email <address> --name <name> --role <role> [--role <role>]
       npm run staff -- reset --email <address>
       npm run staff -- remove --email <address>
Roles: ${StaffRole.options.join(', ')}. See docs/operations.md.`

const readArguments = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      email: { type: 'string', default: '' },
      name: { type: 'string', default: '' },
      role: { type: 'string', multiple: true, default: [] },
    },
  })
  const roles = StaffRole.array().safeParse(values.role)
  const command = commands.find((name) => name === positionals[0])
  const isComplete = command !== 'add' || (values.name !== '' && values.role.length > 0)
  if (!command || positionals.length > 1 || !isEmail(values.email) || !roles.success || !isComplete)
    throw new OperatorError(usage)
  return { command, email: normalEmail(values.email), name: values.name, roles: roles.data }
}

/** `npm run staff`: the first administrator of an installation, and whoever has lost the way in. */
const run = async (): Promise<string> => {
  const { command, ...member } = readArguments()
  const config = readConfig(process.env, process.cwd())
  // Loaded after the arguments were found good: a wrong one is told at once.
  const { changeStaff } = await import('./change-staff.ts')
  const { password } = await changeStaff(config, command, member)
  return password === undefined
    ? `${member.email} is removed, and every session is over.`
    : `${member.email} logs in with ${password} and sets up the second factor then. It is not shown again.`
}

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
