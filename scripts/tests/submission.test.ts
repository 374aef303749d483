import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  callServer,
  fillDemoRequest,
  logInDemo,
  submitPath,
  unsendAll,
} from '../../apps/server/tests/support/demo-request.ts'
import { patience } from '../../apps/server/tests/support/patience.ts'
import { installedFolder } from '../testing/data-folder.mjs'
import { startProcess } from '../testing/server-process.mjs'
import { askDatabase, connectTo, isWaiting } from './ask-database.ts'

/** How often the server is killed. A few times are enough to notice a fault; `SUBMIT_KILLS=200` tries every moment. */
const kills = Number(process.env['SUBMIT_KILLS'] ?? 3)

const folder = installedFolder()
let server: ReturnType<typeof startProcess>
let url: string
let token: string
let payload: object

const start = async () => {
  server = startProcess({
    DATA_DIR: folder.path,
    SMTP_URL: 'smtp://127.0.0.1:9',
    SMS_URL: 'http://127.0.0.1:9',
  })
  url = await server.url
}
beforeAll(async () => {
  await start()
  token = await logInDemo(url, server.output())
  payload = await fillDemoRequest(url, token)
})
afterAll(async () => {
  await server.stop()
  folder.remove()
})

const ask = (question: string) => askDatabase(folder.path, question)

/** Returns everything that sending a request writes, as counts. */
const traces = async () => {
  const [row] = await ask(`select status, submitted_at is not null as is_dated,
    (select count(*)::int from request_snapshots) as snapshots,
    (select count(*)::int from outbox_messages where cause like 'request-submitted:%') as messages,
    (select count(*) > 0 from files where kept_at is not null) as keeps_files
    from requests`)
  return row
}
const unsent = { status: 'DRAFT', is_dated: false, snapshots: 0, messages: 0, keeps_files: false }
const sent = { status: 'SUBMITTED', is_dated: true, snapshots: 1, messages: 2, keeps_files: true }

const submit = () => callServer(url, submitPath, payload, token)

describe('kill -9 of the server while it sends a request', () => {
  it('before the commit: nothing is written, and sending again works', async () => {
    const holder = await connectTo(folder.path)
    await holder.query('begin')
    // Only sending writes to this table. A lock on the outbox would also delay the delivery.
    await holder.query('lock table request_snapshots in exclusive mode')
    const answer = submit().catch(() => 'none')
    await vi.waitFor(
      async () => expect(await isWaiting(folder.path, 'request_snapshots')).toBe(true),
      patience,
    )
    await server.stop('SIGKILL')
    expect(await answer).toBe('none')
    await holder.query('rollback')
    await holder.end()
    await vi.waitFor(async () => {
      expect(await ask(`select from pg_stat_activity where state = 'idle in transaction'`)).toHaveLength(0)
    }, patience)
    expect(await traces()).toEqual(unsent)

    await start()
    expect(await submit()).toMatchObject({ version: 1 })
    expect(await traces()).toEqual(sent)
  })

  it(
    `at any moment, ${kills} times: everything or nothing is written, and an acknowledged request is sent`,
    async () => {
      for (let round = 0; round < kills; round++) {
        await ask(unsendAll)
        const answer = submit().catch(() => undefined)
        await delay(Math.random() * 60)
        await server.stop('SIGKILL')
        const acknowledged = await answer
        const found = await vi.waitFor(async () => {
          const now = await traces()
          expect([unsent, sent]).toContainEqual(now)
          return now
        }, patience)
        if (acknowledged) expect(found).toEqual(sent)

        await start()
        const again = await submit()
        if (acknowledged) expect(again).toEqual(acknowledged)
        expect(again).toMatchObject({ version: expect.any(Number) })
        expect(again).not.toHaveProperty('error')
        expect(await traces()).toEqual(sent)
      }
    },
    120_000 + kills * 60_000,
  )
})
