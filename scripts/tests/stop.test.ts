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

it('SIGTERM lets a request in flight finish, and answers a balancer meanwhile that the server is unavailable', async () => {
  const server = start({ DATA_DIR: folder.path })
  const { port } = new URL(await server.url)
  const reach = async () => {
    const socket = connect(Number(port), 'localhost')
    await once(socket, 'connect')
    return socket
  }

  // Given a request that waits for a locked table
  const holder = await connectTo(folder.path)
  await holder.query('begin; lock table settings in access exclusive mode')
  const open = await reach()
  open.write(request('/core-service/api/v1/setting/get-all'))
  await vi.waitFor(
    async () => expect(await isWaiting(folder.path, 'to_jsonb(settings)')).toBe(true),
    patience,
  )

  // When the server gets the signal and accepts no new connections
  server.process.kill('SIGTERM')
  await vi.waitFor(async () => {
    await expect(reach().then((socket) => socket.destroy())).rejects.toThrow('ECONNREFUSED')
  }, patience)

  // Then the request is answered, and the next one on the same connection is refused
  open.write(request('/health/ready'))
  await holder.query('commit')
  await holder.end()
  const answers = (await text(open)).match(/HTTP\/1\.1 \d+|"REGISTER_PERIOD"|"unavailable"/g)
  expect(answers).toEqual(['HTTP/1.1 200', '"REGISTER_PERIOD"', 'HTTP/1.1 503', '"unavailable"'])
  expect(await server.exit).toEqual({ code: 0, signal: null })
})

/** Returns every process whose environment names this data folder: npm, what it runs, and the server. */
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

// npm passes its signals to the shell of the script, and by then this shell must be the script itself. A terminal sends
// its signals to the whole group: Ctrl-C, and a hangup when it is closed.
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
    // The output is closed, as when the terminal is gone.
    if (signal === 'SIGHUP') {
      command.process.stdout?.destroy()
      command.process.stderr?.destroy()
    }
    process.kill(whom === 'all' ? -pid : pid, signal)
    await vi.waitFor(() => expect(processesOn(folder.path)).toEqual([]), patience)
    expect(isAlive(postmaster)).toBe(false)
  } finally {
    // The server ends with the command that started it, however the command ends.
    if (command.process.exitCode === null && command.process.signalCode === null)
      process.kill(-pid, 'SIGKILL')
  }
})

it('SIGTERM ends endless requests, and PostgreSQL, in bounded time', async () => {
  const server = start({ DATA_DIR: folder.path })
  const { port } = new URL(await server.url)
  const postmaster = postmasterOf(folder.path)
  // Given a call that waits for the database for ever, and bodies that never end
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

  // When the server gets the signal
  server.process.kill('SIGTERM')

  // Then the server and PostgreSQL have ended
  await server.exit
  expect(isAlive(postmaster)).toBe(false)
  for (const socket of [...sockets, waiting]) socket.destroy()
})
