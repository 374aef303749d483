import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { patience } from '../../apps/server/tests/support/patience.ts'
import { installedFolder } from '../testing/data-folder.mjs'
import { startProcess } from '../testing/server-process.mjs'
import { askDatabase } from './ask-database.ts'
import { runCommand } from './run-command.ts'

let folder: ReturnType<typeof installedFolder>
let server: ReturnType<typeof startProcess>

beforeAll(async () => {
  folder = installedFolder()
  server = startProcess({ DATA_DIR: folder.path })
  await server.url
})
afterAll(async () => {
  await server.stop()
  folder.remove()
})

const ask = <Row extends object>(question: string) =>
  askDatabase<Row & Record<string, unknown>>(folder.path, question)
const verify = () => runCommand('verify-trail.ts', folder.path, [])

/** Queues a job of the night and waits until the server has completed it. */
const runJob = async (name: 'seal-trail' | 'verify-trail') => {
  const [job] = await ask<{ id: string }>(
    `insert into pgboss.job (name, data) values ('${name}', '{}') returning id`,
  )
  const stateOf = async () =>
    (await ask<{ state: string }>(`select state from pgboss.job where id = '${job?.id}'`))[0]?.state
  await vi.waitFor(async () => expect(await stateOf()).toBe('completed'), { ...patience, interval: 200 })
}
/** Returns what the last check of the night found. */
const found = async () =>
  (await ask('select is_intact, findings from audit_checks order by id desc limit 1'))[0]

it('an entry that was changed by SQL is named by the command and by the job of the night, until it is restored', async () => {
  const [entry] = await ask<{ id: string }>(
    "insert into audit_entries (at, action) values (now(), 'note-added') returning id",
  )
  await runJob('seal-trail')
  await runJob('verify-trail')
  expect(await found()).toEqual({ is_intact: true, findings: [] })
  expect(await verify()).toEqual({ code: 0, output: expect.stringContaining('The audit trail is intact') })

  await ask(`update audit_entries set action = 'request-viewed' where id = ${entry?.id}`)
  await runJob('verify-trail')
  expect(await found()).toEqual({
    is_intact: false,
    findings: [{ kind: 'entry-changed', id: Number(entry?.id) }],
  })
  expect(await verify()).toEqual({ code: 1, output: expect.stringContaining(`entry-changed ${entry?.id}`) })

  await ask(`update audit_entries set action = 'note-added' where id = ${entry?.id}`)
  await runJob('verify-trail')
  expect(await found()).toEqual({ is_intact: true, findings: [] })
})
