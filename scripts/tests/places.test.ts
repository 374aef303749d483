import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clusterOf } from '../../apps/server/src/platform/database/embedded/place.ts'
import { canEnter } from '../../apps/server/src/platform/database/embedded/runner.ts'
import { repository } from '../setup/repository.mjs'
import { temporaryFolder } from '../testing/data-folder.mjs'
import { createStarter, settingsAt } from './processes.ts'

const isRoot = process.getuid?.() === 0

/** Debian's account `nobody`, which owns no files. */
const nobody = { uid: 65534, gid: 65534 }

/** The folder for root's database if the account of PostgreSQL may not enter the data folder. */
const outside = '/var/lib/milgo'
const listOutside = () => (existsSync(outside) ? readdirSync(outside) : [])

let folder: ReturnType<typeof temporaryFolder>
let outsideBefore: string[]
const { start, stopAll } = createStarter()

beforeEach(() => {
  folder = temporaryFolder()
  outsideBefore = listOutside()
})
afterEach(async () => {
  await stopAll()
  folder.remove()
  for (const name of listOutside())
    if (!outsideBefore.includes(name)) rmSync(join(outside, name), { recursive: true, force: true })
})

// Only root can run as another user. For any other user all other tests already run as an ordinary user.
describe.runIf(isRoot && canEnter(nobody, repository))('an ordinary user', () => {
  it('runs everything under their own account with `npm start`', async () => {
    const dataDir = join(folder.path, 'theirs')
    mkdirSync(dataDir)
    chownSync(dataDir, nobody.uid, nobody.gid)
    const server = start({ DATA_DIR: dataDir }, { script: 'scripts/start.mjs', ...nobody })
    expect(await settingsAt(await server.url)).not.toEqual([])
    expect(statSync(clusterOf(dataDir)).uid).toBe(nobody.uid)
  })

  it('gets one line that says that the data folder may not be used', async () => {
    const dataDir = join(folder.path, 'not theirs')
    const server = start({ DATA_DIR: dataDir }, nobody)
    expect((await server.exit).code).toBe(1)
    expect(server.output().trim()).toBe(
      `The data folder cannot be used: EACCES: permission denied, mkdir '${dataDir}'. See DATA_DIR in docs/operations.md.`,
    )
  })
})

/**
 * A command that runs another one with only the loopback network, and with the repository ($1) at another path ($2). No
 * other process sees this, and it ends with the process.
 */
const isolated = [
  'unshare',
  '--net',
  '--mount',
  'sh',
  '-c',
  'ip link set lo up && mount --bind "$1" "$2" && shift 2 && exec "$@"',
  'sh',
]
const canIsolate =
  isRoot && spawnSync(isolated[0] ?? '', [...isolated.slice(1), '/tmp', '/tmp', 'true']).status === 0

describe.runIf(canIsolate)(
  'root’s home folder, closed to others, in a path with a space, without a network',
  () => {
    let home: string
    let checkout: string
    let within: string[]

    beforeEach(() => {
      home = join(folder.path, 'home of root')
      checkout = join(home, 'my milgo')
      mkdirSync(checkout, { recursive: true })
      chmodSync(home, 0o700)
      within = [...isolated, repository, checkout]
      expect(canEnter(nobody, home)).toBe(false)
    })

    /** Returns what a browser on that machine would get. */
    const askInside = (pid: number | undefined, url: string): string => {
      const ask = `process.stdout.write(await (await fetch('${url}')).text())`
      const [program, ...enter] = ['nsenter', '--target', String(pid), '--net'] as const
      return execFileSync(program, [
        ...enter,
        process.execPath,
        '--input-type=module',
        '--eval',
        ask,
      ]).toString()
    }

    it('npm start serves the portal, and uses the same data at the next start', async () => {
      const dataDir = join(home, 'milgo data')
      const once = () => start({ DATA_DIR: dataDir }, { script: 'scripts/start.mjs', checkout, within })
      const first = once()
      const url = await first.url
      expect(askInside(first.process.pid, url)).toContain('<div id="root">')
      expect(askInside(first.process.pid, `${url}/core-service/api/v1/setting/get-all`)).toContain(
        'REGISTER_PERIOD',
      )
      const elsewhere = readFileSync(join(dataDir, 'database-location'), 'utf8').trim()
      expect(elsewhere.startsWith(home)).toBe(false)
      expect(statSync(join(elsewhere, 'cluster')).uid).not.toBe(0)
      const secrets = readFileSync(join(dataDir, 'secrets.json'), 'utf8')
      await first.stop()

      const second = once()
      await second.url
      expect(clusterOf(dataDir)).toBe(join(elsewhere, 'cluster'))
      expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).toBe(secrets)
    })

    it('npm test runs tests of the server and journeys', async () => {
      // Two journeys, because a single test is printed without its number, as none would be.
      const args = ['starter-data', 'changes-theme.spec', 'logs-in-by-email.spec']
      const command = start({}, { script: 'scripts/test.mjs', args, checkout, within })
      expect(await command.exit, command.output()).toMatchObject({ code: 0 })
      const lines = command.output().trim().split('\n')
      expect(lines).toContainEqual(expect.stringMatching(/^ok {5}unit and server tests \(\d+\)$/))
      expect(lines).toContainEqual(expect.stringMatching(/^ok {5}browser tests \(\d+\)$/))
      expect(lines.at(-1)).toMatch(/^\d+ passed, 0 failed$/)
    })
  },
)
