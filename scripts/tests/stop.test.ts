import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { patience } from '../../apps/server/tests/support/patience.ts'
import { installedFolder } from '../testing/data-folder.mjs'
import { startProgram } from '../testing/server-process.mjs'
import { connectTo, isWaiting } from './ask-database.ts'
import { createStarter, isAlive, postmasterOf } from './processes.ts'

let folder: ReturnType<typeof installedFolder>
const { start, stopAll } = createStarter()

beforeAll(() => {
  folder = installedFolder()
})
afterEach(stopAll)
afterAll(() => folder.remove())

const request = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`

it('SIGTERM lets a request in flight be answered, and tells a balancer meanwhile that nothing more is taken', async () => {
  const server = start({ DATA_DIR: folder.path })
  const { port } = new URL(await server.url)
  const reach = async () => {
    const socket = connect(Number(port), 'localhost')
    await once(socket, 'connect')
    return socket
  }

  // Given a request that waits for the database, which is held
  const holder = await connectTo(folder.path)
  await holder.query('begin; lock table settings in access exclusive mode')
  const kept = await reach()
  kept.write(request('/core-service/api/v1/setting/get-all'))
  await vi.waitFor(
    async () => expect(await isWaiting(folder.path, 'to_jsonb(settings)')).toBe(true),
    patience,
  )

  // When the server is told to stop, and takes no new connections
  server.process.kill('SIGTERM')
  await vi.waitFor(async () => {
    await expect(reach().then((socket) => socket.destroy())).rejects.toThrow('ECONNREFUSED')
  }, patience)

  // Then the request is answered once it can be, what comes after it on the same connection hears that it is over
  kept.write(request('/health/ready'))
  await holder.query('commit')
  await holder.end()
  const answers = (await text(kept)).match(/HTTP\/1\.1 \d+|"REGISTER_PERIOD"|"unavailable"/g)
  expect(answers).toEqual(['HTTP/1.1 200', '"REGISTER_PERIOD"', 'HTTP/1.1 503', '"unavailable"'])
  expect(await server.exit).toEqual({ code: 0, signal: null })
})

/** Every process whose settings name this data folder: npm, what it runs, and the server. */
const processesOn = (dataDir: string): number[] =>
  readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && environmentOf(pid).includes(`DATA_DIR=${dataDir}\0`))

const environmentOf = (pid: number): string => {
  try {
    return isAlive(pid) ? readFileSync(`/proc/${pid}/environ`, 'utf8') : ''
  } catch {
    return ''
  }
}

// npm hands its signals to the shell that it runs the script in, which must be the script itself by then. To a group goes what a terminal sends: Ctrl-C to all in it, and a hangup when it is closed.
it.each([
  ['Ctrl-C in the terminal', 'SIGINT', 'all'],
  ['a terminal that is closed', 'SIGHUP', 'all'],
  ['a signal to npm alone', 'SIGTERM', 'npm'],
] as const)('npm start: %s stops everything, PostgreSQL included', async (_name, signal, whom) => {
  const command = startProgram(['npm', 'start'], { DATA_DIR: folder.path }, { detached: true })
  const pid = command.process.pid ?? 0
  try {
    await command.url
    const postmaster = postmasterOf(folder.path)
    expect(processesOn(folder.path)).toEqual(expect.arrayContaining([pid]))
    // Nobody reads any more what is printed, as when the terminal is gone.
    if (signal === 'SIGHUP') {
      command.process.stdout?.destroy()
      command.process.stderr?.destroy()
    }
    process.kill(whom === 'all' ? -pid : pid, signal)
    await vi.waitFor(() => expect(processesOn(folder.path)).toEqual([]), patience)
    expect(isAlive(postmaster)).toBe(false)
  } finally {
    // The server ends with the command that started it, however that ends.
    if (command.process.exitCode === null && command.process.signalCode === null)
      process.kill(-pid, 'SIGKILL')
  }
})

it('SIGTERM ends in bounded time what never ends by itself, and PostgreSQL with it', async () => {
  const server = start({ DATA_DIR: folder.path })
  const { port } = new URL(await server.url)
  const postmaster = postmasterOf(folder.path)
  // Given a call that waits for the database for ever, and bodies that never come to their end
  const holder = await connectTo(folder.path)
  holder.on('error', () => {})
  await holder.query('begin; lock table settings in access exclusive mode')
  const sockets = ['gzip', 'br', 'identity'].flatMap((encoding) =>
    Array.from({ length: 20 }, () => {
      const socket = connect(Number(port), 'localhost').on('error', () => {})
      socket.write(
        `POST /core-service/api/v1/eligibility HTTP/1.1\r\nHost: localhost\r\nContent-Encoding: ${encoding}\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`,
      )
      return socket
    }),
  )
  const waiting = connect(Number(port), 'localhost').on('error', () => {})
  waiting.write(request('/core-service/api/v1/setting/get-all'))
  await vi.waitFor(
    async () => expect(await isWaiting(folder.path, 'to_jsonb(settings)')).toBe(true),
    patience,
  )

  // When the server is told to stop
  server.process.kill('SIGTERM')

  // Then it does, and nothing is left of it
  await server.exit
  expect(isAlive(postmaster)).toBe(false)
  for (const socket of [...sockets, waiting]) socket.destroy()
})
