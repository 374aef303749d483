import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { getRunningUrl } from '../apps/server/src/platform/database/embedded/find-running.ts'
import { startGateway } from '../apps/server/tests/support/gateway-process.ts'
import { person } from '../apps/server/tests/support/people.ts'
import { temporaryFolder } from '../scripts/testing/data-folder.mjs'
import { startProcess } from '../scripts/testing/server-process.mjs'
import type { Measurement } from './measurement.ts'

const burst = 1_000
const mailsWaiting = 10_000
const strangers = 1_000
const codes = 20
const messagesASecond = 200
const codeMs = 2_000

/**
 * Measures how many messages a second a server delivers to a quick gateway, against the same number of bare calls to
 * it. Also measures the time from the call that asks for a code until the gateway has it: alone, and while ten thousand
 * mails wait for a mail server that hangs and a thousand strangers ask for codes.
 */
export const benchDelivery = async (): Promise<readonly Measurement[]> => {
  const gateway = await startQuickGateway()
  const mailServer = await startGateway('smtp', 'hangs')
  const server = await startServer({
    SMS_URL: gateway.url,
    SMTP_URL: `smtp://127.0.0.1:${mailServer.port}`,
  })
  try {
    await server.addStudents(2 * codes)
    const alone = await timesOfCodes(server, gateway, 0)
    const floor = await perSecond(burst, () => gateway.bareCalls(burst))
    const rate = await perSecond(burst, async () => {
      const before = gateway.count()
      await server.queue(burst, 'sms')
      await until(() => gateway.count() - before >= burst)
    })
    await server.queue(mailsWaiting, 'mail')
    const asking = server.askAsStrangers(strangers)
    const meanwhile = await timesOfCodes(server, gateway, codes)
    await asking
    return [
      {
        name: 'messages to a quick gateway',
        value: rate,
        floor,
        unit: 'a second',
        aim: { atLeast: messagesASecond },
      },
      {
        name: 'a code, 10,000 mails wait, 1,000 strangers ask, p95',
        value: p95Of(meanwhile),
        floor: p95Of(alone),
        unit: 'ms',
        aim: { atMost: codeMs },
      },
      {
        name: 'the slowest of them',
        value: Math.max(...meanwhile),
        floor: Math.max(...alone),
        unit: 'ms',
        aim: { atMost: codeMs },
      },
    ]
  } finally {
    await server.stop()
    mailServer.stop()
    gateway.stop()
  }
}

type Server = Awaited<ReturnType<typeof startServer>>
type QuickGateway = Awaited<ReturnType<typeof startQuickGateway>>

/** Returns the times from the call that asks for a code until the gateway has it, one student after the other. */
const timesOfCodes = async (server: Server, gateway: QuickGateway, from: number): Promise<number[]> => {
  const times: number[] = []
  for (let n = from; n < from + codes; n++) {
    const { phone } = person(n)
    const start = performance.now()
    await server.askForCode(phone)
    await until(() => gateway.arrivedAt(phone) !== undefined)
    times.push((gateway.arrivedAt(phone) ?? 0) - start)
  }
  return times
}

const until = async (isSo: () => boolean): Promise<void> => {
  const start = performance.now()
  while (!isSo()) {
    if (performance.now() - start > 60_000) throw new Error('it did not arrive within a minute')
    await delay(2)
  }
}

const perSecond = async (count: number, work: () => Promise<void>): Promise<number> => {
  const start = performance.now()
  await work()
  return count / ((performance.now() - start) / 1000)
}

const p95Of = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0

/** Starts a gateway that accepts every message at once and records the time. */
const startQuickGateway = async () => {
  const arrivals = new Map<string, number>()
  let count = 0
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const { to } = JSON.parse(text) as { to: string }
    arrivals.set(to, performance.now())
    count += 1
    response.writeHead(202).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`
  const bareCall = async (): Promise<void> => {
    const body = JSON.stringify({ id: randomUUID(), to: '+972500000000', text: 'x' })
    const answer = await fetch(url, { method: 'POST', body })
    await answer.body?.cancel()
  }
  return {
    url,
    count: () => count,
    arrivedAt: (phone: string) => arrivals.get(`+972${phone.slice(1)}`),
    /** Makes as many calls at once as the server does. */
    bareCalls: async (calls: number): Promise<void> => {
      for (let done = 0; done < calls; done += 20) await Promise.all(Array.from({ length: 20 }, bareCall))
    },
    stop: () => server.close(),
  }
}

const startServer = async (gateways: Record<string, string>) => {
  const folder = temporaryFolder()
  const server = startProcess({
    DATA_DIR: folder.path,
    SMS_PER_ADDRESS: '1000000',
    SMS_IN_ALL: '1000000',
    ...gateways,
  })
  const url = await server.url
  const database = new pg.Client({ connectionString: getRunningUrl(folder.path) })
  await database.connect()
  const { port } = new URL(url)
  const post = async (path: string, body: object, localAddress: string): Promise<number> => {
    const sent = request({
      host: '127.0.0.1',
      port,
      path: `/authz-service/api/v1/auth/${path}`,
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      localAddress,
    })
    sent.end(JSON.stringify(body))
    const [answer] = (await once(sent, 'response')) as [IncomingMessage]
    for await (const _ of answer);
    return answer.statusCode ?? 0
  }
  return {
    addStudents: async (count: number): Promise<void> => {
      await database.query(
        `insert into students (id, period_id, username, identity_hash, identity_sealed, phone, email, password_hash,
           institution_id, currently_studying, details, terms_at, created_at)
         select gen_random_uuid(), period_id, '+972' || substr(new.phone, 2) || '_2025', new.phone, identity_sealed,
           new.phone, new.phone || '@milgo.example', password_hash, institution_id, currently_studying, details, terms_at,
           created_at
         from students, unnest($1::text[]) as new (phone) where email = 'demo.student@milgo.example'`,
        [Array.from({ length: count }, (_, n) => person(n).phone)],
      )
    },
    /** Queues messages as a use case does, all by one statement. */
    queue: async (count: number, channel: 'sms' | 'mail'): Promise<void> => {
      await database.query(
        `insert into outbox_messages (cause, channel, recipient, subject, body)
         select 'bench:' || gen_random_uuid(), $2, case $2 when 'sms' then '0500000000' else 'a@milgo.example' end, 's', 'x'
         from generate_series(1, $1)`,
        [count, channel],
      )
    },
    /** Asks for a code. A busy server answers 503, and the student tries again. */
    askForCode: async (phone: string): Promise<void> => {
      for (let tries = 0; tries < 20; tries++) {
        const status = await post('login-by-phone', { phone }, '127.0.0.1')
        if (status === 200) return
        if (status !== 503) throw new Error(`a known phone was answered ${status}`)
        await delay(200)
      }
      throw new Error('a student was turned away twenty times')
    },
    /** Asks for codes fifty at a time. Each caller has an address of its own, because of the budget of an address. */
    askAsStrangers: async (count: number): Promise<void> => {
      const phones = Array.from({ length: count }, (_, n) => person(1_000_000 + n).phone)
      const ask = async (_: unknown, n: number): Promise<void> => {
        for (let phone = phones.pop(); phone !== undefined; phone = phones.pop())
          await post('resend-code', { phone }, `127.0.1.${n + 1}`)
      }
      await Promise.all(Array.from({ length: 50 }, ask))
    },
    stop: async () => {
      await database.end()
      await server.stop()
      folder.remove()
    },
  }
}
