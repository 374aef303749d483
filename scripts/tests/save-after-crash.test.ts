import { afterAll, expect, it, vi } from 'vitest'
import { patience } from '../../apps/server/tests/support/patience.ts'
import { installedFolder } from '../testing/data-folder.mjs'
import { startProcess } from '../testing/server-process.mjs'
import { askDatabase, connectTo } from './ask-database.ts'

const folder = installedFolder()
const started: ReturnType<typeof startProcess>[] = []
const start = async () => {
  const server = startProcess({ DATA_DIR: folder.path })
  started.push(server)
  return { ...server, at: await server.url }
}

afterAll(async () => {
  for (const server of started) await server.stop()
  folder.remove()
})

const ask = (question: string) => askDatabase(folder.path, question)
const savedSteps = () => ask('select * from request_steps')

const post = async (at: string, path: string, body: object, token = '') => {
  const answer = await fetch(`${at}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  return (await answer.json()) as { readonly jwtToken: string; readonly id: string; readonly version: number }
}
const save = (at: string, body: object, token: string) =>
  post(at, '/core-service/api/v1/step-1/save', body, token)

it('a save survives a server that dies before it answers, and sending it again changes nothing', async () => {
  const { at, ...server } = await start()
  const password = /demo\.student@milgo\.example +(\S+)/.exec(server.output())?.[1]
  const login = { email: 'demo.student@milgo.example', password }
  const { jwtToken } = await post(at, '/authz-service/api/v1/auth/login-by-email', login)
  const { id, version } = await save(at, { first_name: 'One' }, jwtToken)
  expect(version).toBe(1)

  // A lock delays the statement, and the server is paused meanwhile. So the save is written, and no answer is sent.
  const holder = await connectTo(folder.path)
  await holder.query('begin')
  await holder.query('select from requests for update')
  const sent = { first_name: 'Two', version: 1 }
  const answer = save(at, sent, jwtToken).catch(() => 'none')
  await vi.waitFor(async () => {
    expect(await ask('select from pg_locks where not granted')).toHaveLength(1)
  }, patience)
  server.process.kill('SIGSTOP')
  await holder.query('commit')
  await holder.end()
  await vi.waitFor(async () => expect((await savedSteps())[0]).toMatchObject({ version: 2 }), patience)
  await server.stop('SIGKILL')
  expect(await answer).toBe('none')

  const before = await savedSteps()
  const next = await start()
  expect(await save(next.at, sent, jwtToken)).toEqual({ id, version: 2 })
  expect(await savedSteps()).toEqual(before)
  expect(before).toMatchObject([{ request_id: id, version: 2, answers: { firstName: 'Two' } }])
})
