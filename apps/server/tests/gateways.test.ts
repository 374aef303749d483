import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import type { RichBlock } from '@milgo/domain/content/rich-text'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mostTries } from '../src/outbox/lanes.ts'
import { renderMail } from '../src/outbox/render-mail.ts'
import { claimMessages, settleAbandonedMessages } from '../src/outbox/repository.ts'
import { sweepOutbox } from '../src/outbox/sweep-outbox.ts'
import { smsGateway } from '../src/platform/transports/sms-gateway.ts'
import { smtpTransport } from '../src/platform/transports/smtp-transport.ts'
import { DeliveryFailed, developmentMailbox, type Transport } from '../src/platform/transports/transport.ts'
import { outboxMessages } from '../src/store/schema.ts'
import { clockOf, givenStudent } from './support/accounts.ts'
import { type Gateway, startGateway } from './support/gateway-process.ts'
import { findMessage, insertMessage, tryToDeliver } from './support/messages.ts'
import { openTestApp, type TestApp } from './support/test-app.ts'

const site = 'https://milgo.example'
const paragraph = (text: string): RichBlock => ({ kind: 'paragraph', spans: [{ text }] })

let server: TestApp
let mailTaker: Gateway
let smsTaker: Gateway
const others: Gateway[] = []
beforeAll(async () => {
  ;[server, mailTaker, smsTaker] = await Promise.all([
    openTestApp(),
    startGateway('smtp', 'takes'),
    startGateway('sms', 'takes'),
  ])
})
afterAll(() => {
  mailTaker.stop()
  smsTaker.stop()
  return server.close()
})
beforeEach(() => {
  mailTaker.forget()
  smsTaker.forget()
})
afterEach(() => {
  for (const other of others.splice(0)) other.stop()
})
const startOther = async (kind: 'smtp' | 'sms', behaviour: string) => {
  const other = await startGateway(kind, behaviour)
  others.push(other)
  return other
}

/** A generous timeout, because a slow machine makes answers slow. Only a gateway that hangs is given up. */
const patienceWith = (behaviour: string) => ({ timeoutMs: behaviour === 'hangs' ? 500 : 120_000 })
const smtpAt = (port: number, { login = '', behaviour = 'takes' } = {}) =>
  smtpTransport({
    url: `smtp://${login}127.0.0.1:${port}`,
    from: 'Milgo <no-reply@milgo.example>',
    ...patienceWith(behaviour),
  })
const smsAt = (port: number, { path = 'send', behaviour = 'takes' } = {}) =>
  smsGateway({ url: `http://127.0.0.1:${port}/${path}`, token: 'secret', ...patienceWith(behaviour) })
const through = (transport: Transport) => ({ mail: transport, sms: transport })

const mail = () => ({
  template: 'DOCUMENT_LIST' as const,
  cause: randomUUID(),
  channel: 'mail' as const,
  recipient: 'dana@milgo.example',
  ...renderMail('he', 'נושא <b>', [paragraph('שלום & ברכה'), paragraph('קוד 123456')], site),
})
const sms = () => ({
  template: 'CODE_LOGIN' as const,
  cause: randomUUID(),
  channel: 'sms' as const,
  recipient: '0521234567',
  body: 'קוד 123456',
})
const write = (message: ReturnType<typeof mail> | ReturnType<typeof sms>) =>
  insertMessage(server.platform, message)
const read = (id: string) => findMessage(server.platform, id)
/** Returns a port on which nothing listens any more. */
const closedPort = async () => {
  const holder = createServer().listen(0, '127.0.0.1')
  await once(holder, 'listening')
  const { port } = holder.address() as AddressInfo
  holder.close()
  await once(holder, 'close')
  return port
}
const tryOnce = (transport: Transport, id: string) => tryToDeliver(server.platform, through(transport), id)

describe('SMTP', () => {
  it('a mail arrives with text, HTML and its own id, and its text is erased from the database', async () => {
    const { port } = mailTaker
    const id = await write(mail())
    expect(await tryOnce(smtpAt(port), id)).toBe('settled')
    const taken = await mailTaker.taken()
    expect(taken).toHaveLength(1)
    expect(taken[0]?.to).toEqual(['dana@milgo.example'])
    expect(taken[0]?.text).toContain(`Message-ID: <${id}@127.0.0.1>`)
    expect(taken[0]?.text).toMatch(/multipart\/alternative/)
    expect(await read(id)).toMatchObject({ state: 'delivered', body: '', html: null, tries: 1 })
    await tryOnce(smtpAt(port), id)
    expect(await mailTaker.taken()).toHaveLength(1)
  })

  it.each([
    ['refuses', 'settled', 'refused', 0],
    ['later', 'again', 'queued', 0],
    ['hangs', 'again', 'queued', 0],
    ['dies-early', 'again', 'queued', 0],
    ['dies-late', 'settled', 'uncertain', 1],
  ])('a server that %s: %s, %s', async (behaviour, outcome, state, received) => {
    const other = await startOther('smtp', behaviour)
    const id = await write(mail())
    expect(await tryOnce(smtpAt(other.port, { behaviour }), id)).toBe(outcome)
    expect((await read(id))?.state).toBe(state)
    expect(await other.taken()).toHaveLength(received)
    // Another server gets what is tried again, once; a message that may have been sent is not tried.
    await tryOnce(smtpAt(mailTaker.port), id)
    expect(await mailTaker.taken()).toHaveLength(outcome === 'again' ? 1 : 0)
  })

  it('a server that asks for a password gets it; a wrong password is refused', async () => {
    const { port, taken } = await startOther('smtp', 'asks')
    const [wrong, right] = [await write(mail()), await write(mail())]
    await tryOnce(smtpAt(port, { login: 'milgo:other@' }), wrong)
    await tryOnce(smtpAt(port, { login: 'milgo:p%40ss@' }), right)
    expect([(await read(wrong))?.state, (await read(right))?.state]).toEqual(['refused', 'delivered'])
    expect(await taken()).toHaveLength(1)
  })

  it('without a server the message is tried again', async () => {
    const id = await write(mail())
    expect(await tryOnce(smtpAt(await closedPort()), id)).toBe('again')
    expect((await read(id))?.state).toBe('queued')
  })

  it('a recipient or subject with line breaks adds no header and no recipient', async () => {
    const id = await write({ ...mail(), subject: 'x\r\nBcc: evil@milgo.example' })
    await tryOnce(smtpAt(mailTaker.port), id)
    const taken = await mailTaker.taken()
    expect(taken[0]?.to).toEqual(['dana@milgo.example'])
    expect(taken[0]?.text).not.toMatch(/^Bcc:/m)
  })
})

describe('the SMS gateway', () => {
  it('gets the number in international form, the text, the token and an idempotency key', async () => {
    const id = await write(sms())
    expect(await tryOnce(smsAt(smsTaker.port), id)).toBe('settled')
    const taken = await smsTaker.taken()
    expect(JSON.parse(taken[0]?.text ?? '')).toEqual({ id, to: '+972521234567', text: 'קוד 123456' })
    expect(taken[0]?.headers).toMatchObject({ authorization: 'Bearer secret', 'idempotency-key': id })
    expect(await read(id)).toMatchObject({ state: 'delivered', body: '' })
  })

  it.each([
    [400, 'settled', 'refused'],
    [401, 'settled', 'refused'],
    [408, 'again', 'queued'],
    [429, 'again', 'queued'],
    [503, 'again', 'queued'],
    [500, 'settled', 'uncertain'],
    [502, 'settled', 'uncertain'],
    [504, 'settled', 'uncertain'],
  ])('that answers %s: %s, %s', async (status, outcome, state) => {
    const id = await write(sms())
    expect(await tryOnce(smsAt(smsTaker.port, { path: `answers/${status}` }), id)).toBe(outcome)
    expect((await read(id))?.state).toBe(state)
    expect(await smsTaker.taken()).toHaveLength(1)
    await tryOnce(smsAt(smsTaker.port), id)
    expect(await smsTaker.taken()).toHaveLength(outcome === 'again' ? 2 : 1)
  })

  it.each([
    ['hangs', 'settled', 'uncertain'],
    ['dies-late', 'settled', 'uncertain'],
  ])('that %s: %s, %s', async (behaviour, outcome, state) => {
    const { port } = await startOther('sms', behaviour)
    const id = await write(sms())
    expect(await tryOnce(smsAt(port, { behaviour }), id)).toBe(outcome)
    expect((await read(id))?.state).toBe(state)
    await tryOnce(smsAt(smsTaker.port), id)
    expect(await smsTaker.taken()).toHaveLength(0)
  })

  it('that cannot be reached: tried again', async () => {
    const id = await write(sms())
    expect(await tryOnce(smsAt(await closedPort()), id)).toBe('again')
  })
})

describe('a message', () => {
  it('is given up after its last try', async () => {
    const id = await write(sms())
    const port = await closedPort()
    for (let n = 1; n < mostTries; n++) expect(await tryOnce(smsAt(port), id)).toBe('again')
    expect(await tryOnce(smsAt(port), id)).toBe('settled')
    expect(await read(id)).toMatchObject({ state: 'refused', tries: mostTries })
  })

  it('that came too late is not sent', async () => {
    const clock = clockOf(server)
    const id = await write(sms())
    await server.database.transaction((tx) =>
      tx
        .update(outboxMessages)
        .set({ sendBefore: new Date('2026-01-15T10:10:00.000Z') })
        .where(eq(outboxMessages.id, id)),
    )
    clock.pass(600)
    expect(await tryOnce(smsAt(smsTaker.port), id)).toBe('settled')
    expect([(await smsTaker.taken()).length, (await read(id))?.state]).toEqual([0, 'expired'])
  })

  it('waits twice as long before each try, and is not sent before', async () => {
    const clock = clockOf(server)
    const id = await write(sms())
    const port = await closedPort()
    for (const seconds of [5, 10, 20]) {
      expect(await tryOnce(smsAt(port), id)).toBe('again')
      clock.pass(seconds - 1)
      expect(await claimMessages(server.platform, { code: 9, sms: 9, mail: 9 })).toEqual([])
      clock.pass(1)
    }
    expect(await claimMessages(server.platform, { code: 9, sms: 9, mail: 9 })).toMatchObject([{ id }])
  })

  it('whose worker died is listed as uncertain, and not sent again', async () => {
    const clock = clockOf(server)
    const id = await write(sms())
    await claimMessages(server.platform, { code: 9, sms: 9, mail: 9 })
    expect(await settleAbandonedMessages(server.platform)).toBe(0)
    expect((await read(id))?.state).toBe('sending')
    clock.pass(301)
    expect(await settleAbandonedMessages(server.platform)).toBeGreaterThan(0)
    expect((await read(id))?.state).toBe('uncertain')
    const [listed] = (await server.app.inject({ url: '/dev/outbox.json' }))
      .json()
      .filter((one: { id: string }) => one.id === id)
    expect(listed).toMatchObject({ state: 'uncertain' })
    expect(await tryOnce(developmentMailbox, id)).toBe('settled')
    expect((await read(id))?.state).toBe('uncertain')
  })

  it('that was settled long ago is removed, and one that is still needed is not', async () => {
    const clock = clockOf(server)
    const [sent, refused, queued] = [await write(mail()), await write(mail()), await write(mail())]
    await tryOnce(smtpAt(mailTaker.port), sent)
    await tryOnce(
      { staysInOutbox: false, deliver: () => Promise.reject(new DeliveryFailed('refused', '')) },
      refused,
    )
    clock.pass(30 * 24 * 3600 - 1)
    await sweepOutbox(server.platform)
    expect([(await read(sent))?.state, (await read(refused))?.state]).toEqual(['delivered', 'refused'])
    clock.pass(1)
    await sweepOutbox(server.platform)
    expect([await read(sent), await read(refused)]).toEqual([undefined, undefined])
    expect((await read(queued))?.state).toBe('queued')
  })

  it('to a student is stored as long as the student, except codes', async () => {
    const clock = clockOf(server)
    const { id: studentId } = await givenStudent(server, 9_001)
    const [letter, code] = [
      await insertMessage(server.platform, { ...mail(), studentId }),
      await insertMessage(server.platform, { ...sms(), studentId, sendBefore: server.platform.clock.now() }),
    ]
    await tryOnce(smtpAt(mailTaker.port), letter)
    await sweepOutbox(server.platform)
    clock.pass(31 * 24 * 3600)
    await sweepOutbox(server.platform)
    expect([(await read(letter))?.state, await read(code)]).toEqual(['delivered', undefined])
  })
})

describe('a letter', () => {
  it.each([
    ['he', 'rtl'],
    ['ar', 'rtl'],
    ['en', 'ltr'],
  ] as const)('in %s has its direction, with quoted values escaped', (language, direction) => {
    const mail = renderMail(language, 'S <1>', [paragraph('a & b')], site)
    expect(mail.html).toContain(`<html lang="${language}" dir="${direction}">`)
    expect(mail.html).toContain('S &lt;1&gt;')
    expect(mail.html).toContain('a &amp; b')
    expect(mail.body).toMatch(/^a & b\n\n\S/)
  })

  const letterWith = (text: string, link: string) =>
    renderMail('en', 'S', [{ kind: 'paragraph', spans: [{ text, link }] }], site)
  it.each([
    ['the area', '/personal-area?from=mail#top', `${site}/personal-area?from=mail#top`],
    ['the office', `${site}/office/trail`, `${site}/office/trail`],
    ['the bank', 'https://bank.example.org/a?b=1', 'https://bank.example.org/a?b=1'],
    ['write to us', 'mailto:help@milgo.example', 'mailto:help@milgo.example'],
    ['call us', 'tel:*1234', 'tel:*1234'],
  ])('with the link %j to %j has a link in the HTML and the address in the text', (words, link, address) => {
    const letter = letterWith(words, link)
    expect(letter.html).toContain(`<a href="${address}">${words}</a>`)
    expect(letter.body).toContain(`${words} (\u2066${address.replace(/^(mailto|tel):/, '')}\u2069)`)
  })

  it.each(['javascript:alert(1)', '//evil.example', 'http://evil.example/', '"><script>alert(1)</script>'])(
    'has no link to %j',
    (link) => {
      const letter = letterWith('words', link)
      expect(letter.html).not.toMatch(/<a|<script/)
      expect(letter.body).toMatch(/^words\n/)
    },
  )

  it('names an address once if the link text is the address', () => {
    expect(letterWith('help@milgo.example', 'mailto:help@milgo.example').body).toMatch(
      /^help@milgo.example\n/,
    )
  })
})
