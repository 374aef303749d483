import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { deliverMessageHandler, deliverMessageJob } from '../src/jobs/deliver-message.ts'
import { deliverMessage } from '../src/outbox/deliver-message.ts'
import { getOutbox } from '../src/outbox/get-outbox.ts'
import { type JobQueue, startJobQueue } from '../src/platform/jobs/job-queue.ts'
import type { Transport } from '../src/platform/mail/transport.ts'
import { createLogger } from '../src/platform/observability/logger.ts'
import type { Platform } from '../src/platform/platform.ts'
import { insertMessage, queueMessage } from './support/messages.ts'
import { patience } from './support/patience.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp
let platform: Platform
let jobs: JobQueue
const handedOver: string[] = []
const transport: Transport = {
  staysInOutbox: true,
  deliver: async ({ recipient }) => {
    handedOver.push(recipient)
  },
}
const transports = { mail: transport, sms: transport }

beforeAll(async () => {
  server = await openTestApp()
  platform = server.platform
  jobs = await startJobQueue({
    database: server.database,
    logger: createLogger('silent'),
    jobs: [deliverMessageJob],
    works: true,
  })
  await jobs.work([deliverMessageHandler(platform, transports)])
})
afterAll(async () => {
  await jobs.stop()
  await server.close()
})

const message = (cause: string) => ({
  cause,
  channel: 'mail' as const,
  recipient: `${cause}@milgo.example`,
  body: 'x',
})
const stateOf = async (cause: string) => (await getOutbox(platform)).find((row) => row.cause === cause)?.state
const countOf = (cause: string) =>
  handedOver.filter((recipient) => recipient === `${cause}@milgo.example`).length

it('a message is delivered once its transaction is committed', async () => {
  await server.database.transaction((tx) => queueMessage(tx, platform, message('committed')))
  await vi.waitFor(async () => expect(await stateOf('committed')).toBe('delivered'), patience)
  expect(countOf('committed')).toBe(1)
})

it('a transaction that fails leaves neither message nor job', async () => {
  const failing = server.database.transaction(async (tx) => {
    await queueMessage(tx, platform, message('rolled-back'))
    throw new Error('refused')
  })
  await expect(failing).rejects.toThrow('refused')
  await server.database.transaction((tx) => queueMessage(tx, platform, message('after-it')))
  await vi.waitFor(async () => expect(await stateOf('after-it')).toBe('delivered'), patience)
  expect(await stateOf('rolled-back')).toBeUndefined()
  expect(countOf('rolled-back')).toBe(0)
})

it('one cause sends one message, however often it happens', async () => {
  await Promise.all(
    Array.from({ length: 5 }, () =>
      server.database.transaction((tx) => queueMessage(tx, platform, message('repeated'))),
    ),
  )
  await vi.waitFor(async () => expect(await stateOf('repeated')).toBe('delivered'), patience)
  expect(countOf('repeated')).toBe(1)
})

it('two workers with the same message hand it over once', async () => {
  const id = await insertMessage(platform, message('raced'))
  await Promise.all([1, 2, 3].map(() => deliverMessage(platform, transports, id, 3)))
  expect(countOf('raced')).toBe(1)
})

it('a message whose transport fails stays queued', async () => {
  const id = await insertMessage(platform, message('failing'))
  const broken: Transport = {
    staysInOutbox: true,
    deliver: async () => {
      throw new Error('the gateway is down')
    },
  }
  await expect(deliverMessage(platform, { mail: broken, sms: broken }, id, 3)).rejects.toThrow('gateway')
  expect(await stateOf('failing')).toBe('queued')
})
