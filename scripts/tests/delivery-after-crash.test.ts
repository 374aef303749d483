import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { type Gateway, startGateway } from '../../apps/server/tests/support/gateway-process.ts'
import { patience } from '../../apps/server/tests/support/patience.ts'
import { installedFolder } from '../testing/data-folder.mjs'
import { askDatabase } from './ask-database.ts'
import { createStarter } from './processes.ts'

const folder = installedFolder()
const { start, stopAll } = createStarter()
const gateways: Gateway[] = []

afterEach(async () => {
  await stopAll()
  for (const gateway of gateways.splice(0)) gateway.stop()
})
afterAll(() => folder.remove())

const startSms = async (behaviour: string) => {
  const gateway = await startGateway('sms', behaviour)
  gateways.push(gateway)
  return gateway
}
const startServer = async ({ port }: Gateway) => {
  const server = start({ DATA_DIR: folder.path, SMS_URL: `http://127.0.0.1:${port}/send` })
  await server.url
  return server
}
const ask = (question: string, ...values: unknown[]) => askDatabase(folder.path, question, values)
const queue = (cause: string) =>
  ask(
    `insert into outbox_messages (cause, channel, recipient, body) values ($1, 'sms', '0521234567', $1)`,
    cause,
  )
const stateOf = async (cause: string) =>
  (await ask('select state from outbox_messages where cause = $1', cause))[0]?.['state']
const waitForState = (cause: string, state: string) =>
  vi.waitFor(async () => expect(await stateOf(cause)).toBe(state), patience)
const textsOf = async (gateway: Gateway) =>
  (await gateway.taken()).map(({ text }) => (JSON.parse(text) as { text: string }).text)

it('a message that was in flight when the server was killed is not sent again, and waiting messages are sent', async () => {
  // Given a message that a gateway has received and not answered, and a killed server
  const hanging = await startSms('hangs')
  const first = await startServer(hanging)
  await queue('in-flight')
  await vi.waitFor(async () => expect(await textsOf(hanging)).toEqual(['in-flight']), patience)
  await first.stop('SIGKILL')

  // When a server starts with a gateway that answers, and another message is queued
  const taking = await startSms('takes')
  await startServer(taking)
  await queue('waiting')
  await waitForState('waiting', 'delivered')

  // Then the first message is marked as uncertain
  await ask("update outbox_messages set tried_at = tried_at - interval '6 minutes' where cause = 'in-flight'")
  await stopAll()
  const last = await startServer(taking)
  await waitForState('in-flight', 'uncertain')
  const listed = (await (await fetch(`${await last.url}/dev/outbox.json`)).json()) as {
    cause: string
    state: string
  }[]
  expect(listed.map(({ cause, state }) => [cause, state])).toContainEqual(['in-flight', 'uncertain'])
  expect(await textsOf(taking)).toEqual(['waiting'])
})

it('after SIGTERM during a hanging delivery the server stops in time, and the message is uncertain at once', async () => {
  const hanging = await startSms('hangs')
  const server = await startServer(hanging)
  await queue('stopped')
  await vi.waitFor(async () => expect(await textsOf(hanging)).toEqual(['stopped']), patience)
  server.process.kill('SIGTERM')
  expect(await server.exit).toEqual({ code: 0, signal: null })

  const taking = await startSms('takes')
  await startServer(taking)
  await queue('after')
  await waitForState('after', 'delivered')
  expect(await stateOf('stopped')).toBe('uncertain')
  expect(await textsOf(taking)).toEqual(['after'])
})
