import { parseArgs } from 'node:util'
import { RequestStatus } from '@milgo/domain/status/request-status'
import { readConfig } from './config.ts'
import { explain, OperatorError } from './platform/operator-error.ts'

const usage = `Usage: npm run seed -- <how many requests> [--seed <number>] [--only <status,status>]
Fills a development database with demo students and requests in all statuses, or in those alone.`

const readArguments = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seed: { type: 'string', default: '1' }, only: { type: 'string' } },
  })
  const [requests, seed] = [positionals[0] ?? '', values.seed]
  if (positionals.length !== 1 || ![requests, seed].every((text) => /^\d{1,7}$/.test(text)))
    throw new OperatorError(usage)
  const statuses = values.only?.split(',').map((name) => {
    const { data: status } = RequestStatus.safeParse(name)
    if (!status) throw new OperatorError(usage)
    return status
  })
  return { requests: Number(requests), seed: Number(seed), ...(statuses && { statuses }) }
}

/** `npm run seed`: fills the database with realistic demo data, for work and for measurements. */
const run = async (): Promise<string> => {
  const wanted = readArguments()
  const config = readConfig(process.env, process.cwd())
  if (config.isProduction) throw new OperatorError('seed writes demo people; it does not run in production.')
  // Loaded after the arguments were checked, so that a wrong one is reported at once.
  const { seedInstallation } = await import('./seed-installation.ts')
  let reported = 0
  const seconds = await seedInstallation(config, wanted, (done) => {
    if (done < reported + 10_000) return
    reported = done - (done % 10_000)
    process.stdout.write(`${reported} requests\n`)
  })
  return `${wanted.requests} requests in ${seconds.toFixed(1)} s.`
}

try {
  process.stdout.write(`${await run()}\n`)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exitCode = 1
}
