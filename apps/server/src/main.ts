import { parseArgs } from 'node:util'
import { ConfigError, readConfig } from './config.ts'
import { DataDirInUse } from './platform/data-dir-lock.ts'
import { PortTaken } from './platform/http/listen.ts'

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** What the operator can mend gets one line; everything else is a fault of ours and shows its stack. */
const explain = (error: unknown): string =>
  error instanceof ConfigError || error instanceof DataDirInUse || error instanceof PortTaken
    ? error.message
    : error instanceof Error
      ? (error.stack ?? error.message)
      : String(error)

try {
  const { values } = parseArgs({ options: { roles: { type: 'string' } } })
  const environment = values.roles === undefined ? process.env : { ...process.env, ROLES: values.roles }
  const config = readConfig(environment, process.cwd())
  // Loaded after the settings were found good: a wrong one is told at once.
  const { runServer } = await import('./run-server.ts')
  const server = await runServer(config)
  for (const line of server.greeting) say(line)

  let stopping = false
  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    await server.stop()
    process.exit(0)
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  // Started by `npm start`: when that process is killed, this one must not live on unseen.
  process.on('disconnect', stop)
} catch (error) {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
}
