import { parseArgs } from 'node:util'
import { readConfig } from './config.ts'
import { importQuickly } from './platform/import-quickly.ts'
import { explain } from './platform/operator-error.ts'
import type { RunningServer } from './run-server.ts'

/** Longer than all that stops with a time of its own, and than PostgreSQL takes; then the process ends all the same. */
const patienceMs = 30_000

importQuickly()

const start = async (): Promise<RunningServer> => {
  const { values } = parseArgs({ options: { roles: { type: 'string' } } })
  const environment = values.roles === undefined ? process.env : { ...process.env, ROLES: values.roles }
  const config = readConfig(environment, process.cwd())
  // Loaded after the settings were found good: a wrong one is told at once.
  const { runServer } = await import('./run-server.ts')
  return runServer(config)
}

const fail = (error: unknown): never => {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}

let isStopping = false

/** A signal may come at any time: what is still starting is let finish, so that nothing of it is left behind. */
const stop = async (): Promise<void> => {
  if (isStopping) return
  isStopping = true
  setTimeout(() => fail(new Error('Not everything stopped in time')), patienceMs).unref()
  await starting.then((server) => server.stop()).catch(fail)
  process.exit(0)
}

process.on('SIGINT', stop)
process.on('SIGTERM', stop)
// The terminal was closed. Whatever is said from here on reaches nobody, which must not end the stop halfway.
process.on('SIGHUP', stop)
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
// Started by `npm start`: when that process is killed, this one must not live on unseen.
process.on('disconnect', stop)

const starting = start()
const server = await starting.catch(fail)
if (!isStopping) process.stdout.write(`${server.greeting.join('\n')}\n`)
