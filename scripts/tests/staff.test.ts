import { afterAll, beforeAll, expect, it } from 'vitest'
import { installedFolder } from '../testing/data-folder.mjs'
import { startProcess } from '../testing/server-process.mjs'
import { runCommand } from './run-command.ts'

let folder: ReturnType<typeof installedFolder>
let server: ReturnType<typeof startProcess> | undefined

beforeAll(() => {
  folder = installedFolder()
})
afterAll(async () => {
  await server?.stop()
  folder.remove()
})

const staff = (...args: readonly string[]) => runCommand('staff.ts', folder.path, args)

it('adds the first administrator while the server runs, who then sets up a second factor', async () => {
  server = startProcess({ DATA_DIR: folder.path })
  const url = await server.url
  const email = 'first.admin@milgo.example'
  const added = await staff(
    'add',
    '--email',
    email,
    '--name',
    'First Administrator',
    '--role',
    'administrator',
  )
  const answer = await fetch(`${url}/authz-service/api/v1/office-auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: /logs in with (\S+)/.exec(added.output)?.[1] }),
  })
  expect(await answer.json()).toMatchObject({ enrolment: { secret: expect.any(String) } })
  expect(added.code).toBe(0)
  const identity = await staff('identity', '--email', email, '--identity', '000000018')
  expect(identity).toEqual({ code: 0, output: expect.stringContaining('has this identity number') })
})

it('refuses a role that decides together with one that pays', async () => {
  const refused = await staff(
    'add',
    '--email',
    'a@milgo.example',
    '--name',
    'A',
    '--role',
    'finance',
    '--role',
    'reviewer',
  )
  expect(refused).toEqual({ code: 1, output: expect.stringContaining('reviewer and finance') })
})

it.each([
  [
    'an invalid identity number',
    'add',
    '--email',
    'a@milgo.example',
    '--name',
    'A',
    '--role',
    'reviewer',
    '--identity',
    '123456789',
  ],
  ['a missing identity number', 'identity', '--email', 'a@milgo.example'],
])('refuses %s', async (_name, ...args) => {
  expect(await staff(...args)).toEqual({ code: 1, output: expect.stringMatching(/^Usage: npm run staff/) })
})

it('prints its usage for an unknown role, and changes nothing', async () => {
  const wrong = await staff('add', '--email', 'a@milgo.example', '--name', 'A', '--role', 'king')
  expect(wrong).toEqual({ code: 1, output: expect.stringMatching(/^Usage: npm run staff/) })
})
