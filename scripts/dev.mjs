// `npm run dev`: runs the server under watch, and all applications with hot reload, in one terminal.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { install } from './setup/install.mjs'
import { repository } from './setup/repository.mjs'

const node = install()
const api = { PORT: process.env['PORT'] || '3000' }
const pages = { MILGO_URL: `http://localhost:${api.PORT}` }
const vite = join(repository, 'node_modules', 'vite', 'bin', 'vite.js')

/** @type {(args: string[], folder: string, environment?: Record<string, string>) => import('node:child_process').ChildProcess} */
const run = (args, folder, environment = {}) =>
  spawn(node, args, {
    cwd: join(repository, folder),
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })

const children = [
  run(['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], '.', api),
  run([vite, '--port', '5173'], 'apps/portal', pages),
  run([vite, '--port', '5174'], 'apps/office', pages),
  run([vite, '--port', '5175'], 'apps/kit', pages),
]
console.log(
  '\n  Portal with hot reload   http://localhost:5173\n  Office with hot reload   http://localhost:5174/office/\n',
)

const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
