import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { sweepHandler } from '../src/jobs/sweep.ts'
import { mostTries } from '../src/outbox/lanes.ts'
import { settleAbandonedMessages } from '../src/outbox/repository.ts'
import { DeliveryFailed, developmentMailbox, type Transport } from '../src/platform/transports/transport.ts'
import { codeSentTo, messagesTo, wrongCode } from './support/accounts.ts'
import { insertMessage, tryToDeliver } from './support/messages.ts'
import { person } from './support/people.ts'
import { useStudentBench } from './support/student-bench.ts'

const { at, call, sessionAfter, verify } = useStudentBench()

const failing = (error: Error): Transport => ({ staysInOutbox: false, deliver: () => Promise.reject(error) })
const newest = async () => (await messagesTo(at.server, at.student.phone))[0]
const deliver = async (transport: Transport, times = 1) => {
  const id = (await newest())?.id ?? ''
  for (let n = 0; n < times; n++)
    await tryToDeliver(at.server.platform, { mail: transport, sms: transport }, id)
}
/** Returns everything that the database contains of messages, as text. */
const stored = async () => {
  const { rows } = await at.server.database.read((db) =>
    db.execute<{ all: string }>(sql`select string_agg(m::text, '') as all from outbox_messages m`),
  )
  return rows[0]?.all ?? ''
}

describe('the text of an SMS is erased', () => {
  it.each<[string, Transport, string]>([
    ['delivered', { staysInOutbox: false, deliver: async () => {} }, 'delivered'],
    ['refused', failing(new DeliveryFailed('refused', undefined)), 'refused'],
    ['uncertain', failing(new DeliveryFailed('uncertain', undefined)), 'uncertain'],
  ])('once it is %s', async (_name, transport, state) => {
    await sessionAfter('login-by-phone')
    const code = await codeSentTo(at.server, at.student.phone)
    expect(await stored()).toContain(code)
    await deliver(transport)
    expect(await newest()).toMatchObject({ state, body: '', recipient: at.student.phone })
    expect(await stored()).not.toContain(code)
  })

  it('after its last try', async () => {
    await sessionAfter('login-by-phone')
    await deliver(failing(new Error('away')), mostTries - 1)
    expect((await newest())?.body).not.toBe('')
    await deliver(failing(new Error('away')))
    expect(await newest()).toMatchObject({ state: 'refused', body: '' })
  })

  it('once it is too late, at the try or at the sweep', async () => {
    await sessionAfter('login-by-phone')
    at.clock.pass(600)
    await deliver(developmentMailbox)
    expect(await newest()).toMatchObject({ state: 'expired', body: '' })
    await sessionAfter('login-by-phone')
    at.clock.pass(599)
    await sweepHandler(at.server.platform).handle({})
    expect((await newest())?.body).not.toBe('')
    at.clock.pass(1)
    await sweepHandler(at.server.platform).handle({})
    expect(await newest()).toMatchObject({ state: 'expired', body: '' })
  })

  it('once its worker died', async () => {
    await sessionAfter('login-by-phone')
    void deliver({ staysInOutbox: false, deliver: () => new Promise(() => {}) })
    await expect.poll(async () => (await newest())?.state).toBe('sending')
    at.clock.pass(301)
    await settleAbandonedMessages(at.server.platform)
    expect(await newest()).toMatchObject({ state: 'uncertain', body: '' })
  })

  it('in development only when the code is not valid any more', async () => {
    const session = await sessionAfter('login-by-phone')
    await deliver(developmentMailbox)
    const code = await codeSentTo(at.server, at.student.phone)
    expect(await newest()).toMatchObject({ state: 'delivered', body: expect.stringContaining(code) })
    await verify(session, wrongCode(code))
    expect((await newest())?.body).toContain(code)
    await verify(session, code)
    expect(await newest()).toMatchObject({ state: 'delivered', body: '' })
    const page = await at.server.app.inject({ url: '/dev/outbox' })
    expect(page.body).toContain('erased: the code was used')
  })

  it('once five wrong tries have blocked the code', async () => {
    const session = await sessionAfter('login-by-phone')
    const code = await codeSentTo(at.server, at.student.phone)
    for (let n = 0; n < 5; n++) await verify(session, wrongCode(code))
    expect(await newest()).toMatchObject({ state: 'expired', body: '' })
  })

  it('once another code has replaced it; a queued message is not sent', async () => {
    const session = await sessionAfter('login-by-phone')
    const first = await newest()
    at.clock.pass(60)
    await call('resend-code', { phone: at.student.phone, session })
    const [second, old] = await messagesTo(at.server, at.student.phone)
    expect(old).toMatchObject({ id: first?.id, state: 'expired', body: '' })
    expect(second).toMatchObject({ state: 'queued', body: expect.stringMatching(/\d{6}/) })
  })
})

it('a refused letter without a secret is stored, for the office to read', async () => {
  const message = {
    template: 'DOCUMENT_LIST',
    cause: 'a letter',
    channel: 'mail',
    recipient: at.student.phone,
    body: 'x',
  } as const
  await insertMessage(at.server.platform, message)
  await deliver(failing(new DeliveryFailed('refused', undefined)))
  expect(await newest()).toMatchObject({ state: 'refused', body: 'x' })
})

describe('an unknown phone', () => {
  const stranger = person(990_000).phone

  it.each(['resend-code', 'forgot-password'])(
    '%s sends the same statements and writes as many rows, and none that names it',
    async (name) => {
      const tables = ['one_time_codes', 'outbox_messages', 'rate_limits']
      const count = async () => {
        const { rows } = await at.server.database.read((db) =>
          db.execute<Record<string, number>>(
            sql.raw(
              `select ${tables.map((table, n) => `(select count(*)::int from ${table}) as t${n}`).join(', ')}`,
            ),
          ),
        )
        return Object.values(rows[0] ?? {})
      }
      const written = async (phone: string) => {
        const before = await count()
        at.server.queries.length = 0
        await sessionAfter(name, phone)
        // The query of the template, and the statement of the code.
        expect(at.server.queries).toHaveLength(2)
        return {
          statements: [...at.server.queries],
          rows: (await count()).map((rows, n) => rows - (before[n] ?? 0)),
        }
      }
      // The first call creates the counters of the hour.
      await sessionAfter(name, person(990_001).phone)
      const known = await written(at.student.phone)
      const unknown = await written(name === 'resend-code' ? stranger : person(990_002).phone)
      expect(unknown.statements).toEqual(known.statements)
      expect(unknown.rows.filter((_, n) => n !== 2)).toEqual([1, 1])
      expect(known.rows.filter((_, n) => n !== 2)).toEqual([1, 1])
      expect(await stored()).not.toContain(stranger)
    },
  )

  it('is blocked after five wrong codes, like any other', async () => {
    const { phone } = person(990_010)
    const username = `+972${phone.slice(1)}_2025`
    const session = await sessionAfter('resend-code', phone)
    const codes = []
    for (let n = 0; n < 6; n++) codes.push((await verify(session, '000000', username)).json().error.code)
    expect(codes).toEqual([...Array(4).fill('CODE_WRONG'), 'CODE_BLOCKED', 'CODE_BLOCKED'])
  })

  it('leaves nothing after the sweep, and nothing at /dev/outbox before it', async () => {
    await at.server.database.transaction((tx) => tx.execute(sql`truncate outbox_messages`))
    await sessionAfter('resend-code', person(990_020).phone)
    expect((await at.server.app.inject({ url: '/dev/outbox.json' })).json()).toEqual([])
    await sweepHandler(at.server.platform).handle({})
    const { rows } = await at.server.database.read((db) => db.execute(sql`select 1 from outbox_messages`))
    expect(rows).toEqual([])
  })
})
