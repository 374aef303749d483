import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { getOutbox } from '../src/outbox/get-outbox.ts'
import { lanes } from '../src/outbox/lanes.ts'
import { queueMessage } from '../src/outbox/queue-message.ts'
import { type Delivery, startDelivery } from '../src/outbox/start-delivery.ts'
import type { Platform } from '../src/platform/platform.ts'
import type { OutgoingMessage, Transport } from '../src/platform/transports/transport.ts'
import { authz, post } from './support/accounts.ts'
import { findMessage, insertMessage } from './support/messages.ts'
import { patience } from './support/patience.ts'
import { person } from './support/people.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp
let platform: Platform
const deliveries: Delivery[] = []
const handedOver: OutgoingMessage[] = []

beforeAll(async () => {
  server = await openTestApp()
  platform = server.platform
})
beforeEach(() => {
  handedOver.length = 0
})
afterEach(async () => {
  await stopAll()
  await server.database.statement((db) => db.execute(sql`delete from outbox_messages`))
})
afterAll(() => server.close())

const stopAll = () => Promise.all(deliveries.splice(0).map((delivery) => delivery.stop()))
/** A gateway that accepts a message when `until` is done. */
const gateway = (until: (message: OutgoingMessage, stopped?: AbortSignal) => Promise<void>): Transport => ({
  staysInOutbox: true,
  deliver: async (message, stopped) => {
    handedOver.push(message)
    await until(message, stopped)
  },
})
const quick = gateway(async () => {})
/** Waits until the worker stops. */
const never = (_message: OutgoingMessage, stopped?: AbortSignal) =>
  new Promise<void>((_, reject) => stopped?.addEventListener('abort', () => reject(stopped.reason)))
const hanging = gateway(never)
const start = (mail: Transport, sms = mail) => {
  deliveries.push(startDelivery(platform, { mail, sms }, 100))
}

const message = (cause: string) => ({
  template: 'DOCUMENT_LIST' as const,
  cause,
  channel: 'mail' as const,
  recipient: `${cause}@milgo.example`,
  body: 'x',
})
const sms = (phone = '0521234567') => ({
  template: 'CODE_LOGIN' as const,
  cause: randomUUID(),
  channel: 'sms' as const,
  recipient: phone,
  body: 'x',
})
const code = (phone?: string) => ({
  ...sms(phone),
  sendBefore: sql`${platform.clock.now()} + interval '10 minutes'`,
})
const stateOf = async (cause: string) => (await getOutbox(platform)).find((row) => row.cause === cause)?.state
const isDelivered = (id: string) =>
  vi.waitFor(async () => expect((await findMessage(platform, id))?.state).toBe('delivered'), patience)
const countOf = (cause: string) =>
  handedOver.filter(({ recipient }) => recipient === `${cause}@milgo.example`).length

describe('a message', () => {
  it('is delivered once its transaction is committed', async () => {
    start(quick)
    await server.database.transaction((tx) => queueMessage(tx, platform, message('committed')))
    await vi.waitFor(async () => expect(await stateOf('committed')).toBe('delivered'), patience)
    expect(countOf('committed')).toBe(1)
  })

  it('of a failed transaction does not exist', async () => {
    start(quick)
    const failing = server.database.transaction(async (tx) => {
      await queueMessage(tx, platform, message('rolled-back'))
      throw new Error('refused')
    })
    await expect(failing).rejects.toThrow('refused')
    await isDelivered(await insertMessage(platform, message('after-it')))
    expect(await stateOf('rolled-back')).toBeUndefined()
    expect(countOf('rolled-back')).toBe(0)
  })

  it('is written once for one cause', async () => {
    start(quick)
    await Promise.all(
      Array.from({ length: 5 }, () =>
        server.database.transaction((tx) => queueMessage(tx, platform, message('repeated'))),
      ),
    )
    await vi.waitFor(async () => expect(await stateOf('repeated')).toBe('delivered'), patience)
    expect(countOf('repeated')).toBe(1)
  })

  it('is sent once with any number of workers', async () => {
    const causes = Array.from({ length: 200 }, (_, n) => `raced-${n}`)
    await Promise.all(causes.map((cause) => insertMessage(platform, message(cause))))
    for (let n = 0; n < 3; n++) start(quick)
    await vi.waitFor(() => expect(handedOver.length).toBeGreaterThanOrEqual(causes.length), patience)
    await stopAll()
    expect(new Set(handedOver.map(({ id }) => id)).size).toBe(causes.length)
    expect(handedOver).toHaveLength(causes.length)
  })

  it('is tried again by itself if its gateway is down', async () => {
    let failures = 1
    start(
      gateway(async () => {
        if (failures-- > 0) throw new Error('the gateway is down')
      }),
    )
    const id = await insertMessage(platform, code())
    await vi.waitFor(async () => expect((await findMessage(platform, id))?.tries).toBe(1), patience)
    await vi.waitFor(async () => expect((await findMessage(platform, id))?.state).toBe('queued'), patience)
    server.clock.set(new Date('2026-01-15T10:00:01.000Z'))
    await isDelivered(id)
    expect(handedOver).toHaveLength(2)
    server.clock.set(new Date('2026-01-15T10:00:00.000Z'))
  })
})

describe('codes', () => {
  it('overtake all waiting mail and SMS, even if the gateway hangs with those', async () => {
    const waiting = Array.from({ length: 2 * (lanes.mail.atOnce + lanes.sms.atOnce) }, (_, n) =>
      insertMessage(platform, n % 2 === 0 ? message(`waits-${n}`) : sms()),
    )
    await Promise.all(waiting)
    const isCode = ({ recipient }: OutgoingMessage) => recipient === '0529999999'
    start(gateway((one, stopped) => (isCode(one) ? Promise.resolve() : never(one, stopped))))
    await vi.waitFor(() => expect(handedOver).toHaveLength(lanes.mail.atOnce + lanes.sms.atOnce), patience)
    await isDelivered(await insertMessage(platform, code('0529999999')))
  })

  it('of one phone whose gateway call hangs do not delay others', async () => {
    start(
      gateway((one, stopped) => (one.recipient === '0521111111' ? never(one, stopped) : Promise.resolve())),
    )
    for (let n = 0; n < lanes.code.atOnce - 1; n++) await insertMessage(platform, code('0521111111'))
    for (let n = 0; n < 5; n++) await isDelivered(await insertMessage(platform, code(`052222222${n}`)))
  })

  it('for an unknown phone are given to no worker', async () => {
    start(quick)
    const strangers = Array.from({ length: 20 }, (_, n) => person(300_000 + n).phone)
    for (const [n, phone] of strangers.entries())
      expect(
        (await post(server, `${authz}/resend-code`, { phone }, { address: `10.9.0.${n}` })).statusCode,
      ).toBe(200)
    const { rows } = await server.database.read((db) =>
      db.execute<{ state: string; tries: number }>(sql`select distinct state, tries from outbox_messages`),
    )
    expect(rows).toEqual([{ state: 'expired', tries: 0 }])
    await isDelivered(await insertMessage(platform, code()))
    expect(handedOver).toHaveLength(1)
  })
})

describe('a mail server that hangs', () => {
  it('does not delay SMS', async () => {
    start(hanging, quick)
    for (let n = 0; n < 2 * lanes.mail.atOnce; n++) await insertMessage(platform, message(`hangs-${n}`))
    await isDelivered(await insertMessage(platform, sms()))
  })

  it('is left at a stop: a message it may have is uncertain, others wait for the next start', async () => {
    const breaksOff = (error: () => Error) =>
      gateway(
        (_message, stopped) =>
          new Promise((_, reject) => stopped?.addEventListener('abort', () => reject(error()))),
      )
    const { DeliveryFailed } = await import('../src/platform/transports/transport.ts')
    start(
      breaksOff(() => new DeliveryFailed('uncertain', 'stopped')),
      breaksOff(() => new Error('not reached')),
    )
    const [mail, text] = [
      await insertMessage(platform, message('held')),
      await insertMessage(platform, sms()),
    ]
    await vi.waitFor(() => expect(handedOver).toHaveLength(2), patience)
    await stopAll()
    expect((await findMessage(platform, mail))?.state).toBe('uncertain')
    expect((await findMessage(platform, text))?.state).toBe('queued')
  })
})
