import { hash, verify } from '@node-rs/argon2'
import { passwordCost } from '../apps/server/src/platform/crypto/passwords.ts'
import { eligiblePayload, goodPassword, person } from '../apps/server/tests/support/people.ts'
import { authz, type LoginServer, startLoginServer } from './login-server.ts'
import type { Measurement } from './measurement.ts'

const users = 50
const rounds = 4

type Load = { readonly perSecond: number; readonly p95: number }
type Round = Readonly<
  Record<'hashing' | 'logins' | 'confirmed' | 'timeIdle' | 'timeMeanwhile' | 'timeAtOnce' | 'byCode', Load>
>

/**
 * Measures fifty logins at once, by each kind of login. The floor is the bare hashing of a password or, where none is
 * hashed, the cheapest call. Also measures that call while the fifty log in, against the same call on an idle server.
 */
export const benchLogins = async (): Promise<readonly Measurement[]> => {
  const server = await startLoginServer()
  try {
    const waiting = await register(server)
    const storedHash = await hash(goodPassword, passwordCost)
    const measured: Round[] = []
    // Alternately, so that other work of the machine affects all of them.
    for (let round = 0; round < rounds; round++)
      measured.push(await measureRound(server, waiting.slice(round * users, (round + 1) * users), storedHash))
    const middle = (of: keyof Round, value: keyof Load) =>
      measured.map((each) => each[of][value]).sort((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0
    const rate = (
      name: string,
      of: keyof Round,
      floor: keyof Round,
      atLeastOfFloor: number,
    ): Measurement => ({
      name,
      value: middle(of, 'perSecond'),
      floor: middle(floor, 'perSecond'),
      unit: 'a second',
      aim: { atLeastOfFloor },
    })
    const slowest = (name: string, of: keyof Round, floor: keyof Round, atMost: number): Measurement => ({
      name,
      value: middle(of, 'p95'),
      floor: middle(floor, 'p95'),
      unit: 'ms',
      aim: { atMost },
    })
    const hashed = Math.round(2 * middle('hashing', 'p95'))
    return [
      rate('logins by password, 50 at once', 'logins', 'hashing', 0.5),
      slowest('their p95', 'logins', 'hashing', hashed),
      rate('registrations confirmed, 50 at once', 'confirmed', 'hashing', 0.5),
      slowest('their p95', 'confirmed', 'hashing', hashed),
      rate('logins by code, 50 at once', 'byCode', 'timeAtOnce', 0.2),
      slowest('their p95', 'byCode', 'timeAtOnce', 500),
      slowest('the time while 50 log in, p95', 'timeMeanwhile', 'timeIdle', 50),
    ]
  } finally {
    await server.stop()
  }
}

type Applicant = {
  readonly session: string
  readonly phone: string
  readonly username: string
  readonly code: string
}

const measureRound = async (
  server: LoginServer,
  applicants: readonly Applicant[],
  storedHash: string,
): Promise<Round> => {
  const email = 'demo.student@milgo.example'
  const hashing = await atOnce(async () => {
    await verify(storedHash, goodPassword)
  })
  const timeIdle = await oneByOne(server, delay(500))
  const loggingIn = atOnce(() =>
    mustSucceed(server, `${authz}/login-by-email`, { email, password: server.demoPassword }),
  )
  const timeMeanwhile = await oneByOne(server, loggingIn)
  const confirmed = await atOnce((n) => {
    const { username, code, session } = applicants[n] ?? { username: '', code: '', session: '' }
    return mustSucceed(server, `${authz}/verify-otp`, { username, code, session, password: goodPassword })
  })
  const codes = await askForCodes(server, applicants)
  const timeAtOnce = await atOnce(() => server.getTime())
  const byCode = await atOnce((n) => mustSucceed(server, `${authz}/verify-OTP-after-login`, codes[n] ?? {}))
  return { hashing, timeIdle, logins: await loggingIn, timeMeanwhile, confirmed, timeAtOnce, byCode }
}

const delay = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Registers all applicants who will confirm, and returns them with the codes that were sent. */
const register = async (server: LoginServer): Promise<readonly Applicant[]> => {
  const applicants = Array.from({ length: users * rounds }, (_, n) => person(n))
  const sessions = await inTens(applicants, async (applicant) => {
    const answer = await mustSucceed(server, 'core-service/api/v1/eligibility', eligiblePayload(applicant))
    return JSON.parse(answer).session
  })
  const codes = await codesSent(server)
  return applicants.map(({ phone }, n) => ({
    phone,
    session: sessions[n],
    username: `+972${phone.slice(1)}_2025`,
    code: codes.get(phone) ?? '',
  }))
}

/** Asks for a login code for each applicant, and returns the bodies of the calls that use the codes. */
const askForCodes = async (server: LoginServer, applicants: readonly Applicant[]) => {
  const sessions = await inTens(applicants, async ({ phone }) => {
    const answer = await mustSucceed(server, `${authz}/login-by-phone`, { phone })
    return JSON.parse(answer).session
  })
  const codes = await codesSent(server)
  return applicants.map(({ phone, username }, n) => ({
    username,
    session: sessions[n],
    code: codes.get(phone),
  }))
}

/** Returns the newest code that was sent to each phone. */
const codesSent = async ({ database }: LoginServer): Promise<ReadonlyMap<string, string>> => {
  const { rows } = await database.query<{ phone: string; body: string }>(
    "select recipient as phone, body from outbox_messages where body <> '' order by created_at",
  )
  return new Map(rows.map(({ phone, body }) => [phone, /\d{6}/.exec(body)?.[0] ?? '']))
}

const inTens = async <T, U>(items: readonly T[], work: (item: T) => Promise<U>): Promise<U[]> => {
  const done: U[] = []
  for (let from = 0; from < items.length; from += 10)
    done.push(...(await Promise.all(items.slice(from, from + 10).map(work))))
  return done
}

const mustSucceed = async ({ post }: LoginServer, path: string, body: object): Promise<string> => {
  const { status, text } = await post(path, body)
  if (status !== 200 || text.includes('"error"')) throw new Error(`${path} answered ${status}`)
  return text
}

const p95Of = (times: readonly number[]): number =>
  times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Runs the work fifty times at once. */
const atOnce = async (work: (n: number) => Promise<unknown>): Promise<Load> => {
  const start = performance.now()
  const times = await Promise.all(Array.from({ length: users }, (_, n) => timed(() => work(n))))
  return { perSecond: users / ((performance.now() - start) / 1000), p95: p95Of(times) }
}

/** The pause between two calls, in milliseconds. It is long enough not to disturb what is measured meanwhile. */
const pause = 20

/** Makes the cheapest call again and again until the promise is settled. */
const oneByOne = async ({ getTime }: LoginServer, until: Promise<unknown>): Promise<Load> => {
  let isDone = false
  const done = until.finally(() => {
    isDone = true
  })
  const start = performance.now()
  const times: number[] = []
  while (!isDone) {
    times.push(await timed(getTime))
    await delay(pause)
  }
  await done
  return { perSecond: times.length / ((performance.now() - start) / 1000), p95: p95Of(times) }
}
