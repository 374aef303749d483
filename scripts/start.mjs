// `npm start`: installs missing packages, builds stale pages, and runs the server until it is stopped.
import { spawn } from 'node:child_process'
import { buildPages } from './setup/build-pages.mjs'
import { install } from './setup/install.mjs'
import { nodeFlags, nodeSettings } from './setup/node-flags.mjs'
import { refuseIfRunning } from './setup/refuse-if-running.mjs'
import { repository } from './setup/repository.mjs'

try {
  refuseIfRunning()
  const node = install()
  await buildPages(node)
  // The channel tells the server when this process dies, however it dies.
  const server = spawn(node, [...nodeFlags, 'apps/server/src/main.ts', ...process.argv.slice(2)], {
    cwd: repository,
    env: { ...nodeSettings, ...process.env },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill('SIGTERM'))
  server.on('exit', (code, signal) => {
    if (signal)
      console.error(`The server was ended by ${signal}. Start it again: nothing that was saved is lost.`)
    process.exit(code ?? 1)
  })
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
