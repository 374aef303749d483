import { parseArgs } from 'node:util'
import { readConfig } from './config.ts'
import { importQuickly } from './platform/import-quickly.ts'
import { explain } from './platform/operator-error.ts'
import type { RunningServer } from './run-server.ts'

/**
 * Longer than the time limits of all parts, and than PostgreSQL needs to stop. After it the process exits in any case.
 */
const patienceMs = 30_000

importQuickly()

const start = async (): Promise<RunningServer> => {
  const { values } = parseArgs({ options: { roles: { type: 'string' } } })
  const environment = values.roles === undefined ? process.env : { ...process.env, ROLES: values.roles }
  const config = readConfig(environment, process.cwd())
  // Loaded after the settings were checked, so that a wrong setting is reported at once.
  const { runServer } = await import('./run-server.ts')
  return runServer(config)
}

const fail = (error: unknown): never => {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

let isStopping = false

/**
 * Stops the server. A signal may come during the start: then the start is finished first, so that nothing of it is left
 * behind.
 */
const stop = async (): Promise<void> => {
  if (isStopping) return
  isStopping = true
  setTimeout(() => fail(new Error('Not everything stopped in time')), patienceMs).unref()
  await starting.then((server) => server.stop()).catch(fail)
  process.exit(0)
}

process.on('SIGINT', stop)
process.on('SIGTERM', stop)
// The terminal was closed. Output fails from here on; such an error must not interrupt the stop.
process.on('SIGHUP', stop)
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
// The process was started by `npm start`. When that parent is killed, this process must stop too.
process.on('disconnect', stop)

const starting = start()
const server = await starting.catch(fail)
if (!isStopping) process.stdout.write(`${server.greeting.join('\n')}\n`)
