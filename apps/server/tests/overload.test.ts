import { ErrorEnvelope } from '@milgo/contracts/error-envelope'
import pg from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import { patient } from '../../../scripts/testing/patience.ts'
import { openDatabase } from '../src/platform/database/database.ts'
import { longestWaitMs } from '../src/platform/http/admission.ts'
import { authz, bearer, core, logIn, post } from './support/accounts.ts'
import { patience } from './support/patience.ts'
import { givenStaff, office, staffSession } from './support/staff.ts'
import { useStudentBench } from './support/student-bench.ts'

const unlimited = ['LOGINS_PER_ADDRESS', 'CODE_TRIES_PER_ACCOUNT', 'SMS_PER_ADDRESS']
const { at, nextStudent } = useStudentBench(Object.fromEntries(unlimited.map((name) => [name, '100000'])))

let holder: pg.Client | undefined
/** Locks a table, so that its readers wait until the test releases it. */
const hold = async (table: string) => {
  holder = new pg.Client({ connectionString: at.server.at.url })
  await holder.connect()
  await holder.query(`begin; lock table ${table} in access exclusive mode`)
}
const release = async () => {
  await holder?.query('commit')
  await holder?.end()
  holder = undefined
}
afterEach(release)

const guess = async (address: string, language = 'en') =>
  await post(
    at.server,
    `${authz}/verify-OTP-after-login`,
    { username: at.student.username, session: '00000000-0000-4000-8000-000000000001', code: '000000' },
    { address, headers: { 'accept-language': language } },
  )
/** Starts this number of guesses at once; `refused` has those that were refused so far. */
const flood = (count: number, address: string) => {
  const refused: Awaited<ReturnType<typeof guess>>[] = []
  const guesses = Array.from({ length: count }, () => guess(address))
  for (const answer of guesses)
    void answer.then((one) => {
      if (one.json().error?.code === 'OVERLOADED') refused.push(one)
    })
  return { guesses, refused }
}
const statusesOf = (answers: readonly { readonly statusCode: number }[]) =>
  Object.fromEntries(
    [...new Set(answers.map(({ statusCode }) => statusCode))].map((status) => [
      status,
      answers.filter(({ statusCode }) => statusCode === status).length,
    ]),
  )

it('of a thousand guesses at once most are refused before any work, and logged-in students are served', async () => {
  const token = await logIn(at.server, at.student)
  await hold('one_time_codes')
  const { guesses, refused } = flood(1_000, '10.1.1.1')
  // Two are being checked and a hundred wait. The others cause no query.
  await vi.waitFor(() => expect(refused).toHaveLength(898), patience)
  for (const { headers } of refused) {
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(2)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(5)
  }
  for (let n = 0; n < 20; n++) {
    const url = `${core}/user/current-user`
    expect((await at.server.app.inject({ url, headers: bearer(token) })).statusCode).toBe(200)
  }
  // Public calls have a queue of their own.
  const time = `${core}/user/get-current-time`
  expect((await at.server.app.inject({ url: time })).statusCode).toBe(200)
  await release()
  await Promise.all(guesses)
})

it('a call that waits too long in the queue is refused, with the time to come back', async () => {
  await hold('one_time_codes')
  const { setTimeout: start } = globalThis
  const hurried = vi
    .spyOn(globalThis, 'setTimeout')
    .mockImplementation(((work: () => void, ms?: number) =>
      start(work, ms === longestWaitMs ? 100 : ms)) as typeof setTimeout)
  const { guesses, refused } = flood(10, '10.1.2.1')
  await vi.waitFor(() => expect(refused).toHaveLength(8), patience)
  hurried.mockRestore()
  await release()
  expect(statusesOf(await Promise.all(guesses))).toEqual({ 400: 2, 503: 8 })
})

it('addresses take turns: a flood from one does not block another', async () => {
  await hold('one_time_codes')
  const { guesses, refused } = flood(300, '10.1.3.1')
  await vi.waitFor(() => expect(refused.length).toBeGreaterThanOrEqual(198), patience)
  const other = guess('10.1.3.2')
  await release()
  expect((await other).statusCode).toBe(400)
  await Promise.all(guesses)
})

const get = (url: string, headers: Record<string, string>) => at.server.app.inject({ url, headers })
const currentUser = `${core}/user/current-user`
const waiting = () => at.server.database.pool.waitingCount
/** Makes this number of calls at once, until all that find no place are refused. */
const floodOf = async (count: number, call: (n: number) => ReturnType<typeof get>) => {
  let refused = 0
  const calls = Array.from({ length: count }, (_, n) => call(n))
  for (const answer of calls)
    void answer.then((one) => {
      if (one.json().error?.code === 'OVERLOADED') refused += 1
    })
  // Every call has a connection, waits for one, or is refused.
  await vi.waitFor(
    () => expect(refused + waiting() + at.server.database.pool.totalCount).toBe(count),
    patience,
  )
  return { calls, refused }
}
/** Makes a call in the middle of a flood, which waits for its connection and is not refused. */
const servedBesides = async (url: string, headers: Record<string, string>) => {
  const before = waiting()
  const answer = get(url, headers)
  const isAnswered = answer.then(() => true)
  await vi.waitFor(
    async () => expect(waiting() > before || (await Promise.race([isAnswered, false]))).toBe(true),
    patience,
  )
  await release()
  return (await answer).statusCode
}

it('a flood from one session leaves places for others', async () => {
  const flooding = bearer(await logIn(at.server, at.student))
  const working = bearer(await logIn(at.server, await nextStudent()))
  await hold('sessions')
  const { calls } = await floodOf(300, () => get(currentUser, flooding))
  expect(await servedBesides(currentUser, working)).toBe(200)
  await Promise.all(calls)
})

it('a flood from one staff member leaves places for others', async () => {
  const [flooding, working] = await Promise.all(
    ['first', 'second'].map(async () =>
      staffSession(at.server, (await givenStaff(at.server, ['reviewer'])).id),
    ),
  )
  await hold('sessions')
  const { calls } = await floodOf(300, () => get(`${office}/current-staff`, flooding ?? {}))
  expect(await servedBesides(`${office}/current-staff`, working ?? {})).toBe(200)
  await Promise.all(calls)
})

it('many sessions that have ended get no more places than one', async () => {
  const working = bearer(await logIn(at.server, at.student))
  const other = await nextStudent()
  const ended: Record<string, string>[] = []
  for (let n = 0; n < 12; n++) ended.push(bearer(await logIn(at.server, other)))
  for (const headers of ended) {
    expect((await post(at.server, `${authz}/logout`, {}, { headers })).statusCode).toBe(200)
    expect((await get(currentUser, headers)).statusCode).toBe(401)
  }
  await hold('sessions')
  const { calls, refused } = await floodOf(480, (n) => get(currentUser, ended[n % ended.length] ?? {}))
  expect(480 - refused).toBeLessThan(80)
  expect(await servedBesides(currentUser, working)).toBe(200)
  await Promise.all(calls)
})

it.each([
  ['that has ended wait with those of strangers', true],
  ['that is open do not', false],
])('open calls of a session %s', async (_which, hasEnded) => {
  const working = bearer(await logIn(at.server, await nextStudent()))
  const headers = bearer(await logIn(at.server, at.student))
  expect((await get(currentUser, headers)).statusCode).toBe(200)
  if (hasEnded) {
    await post(at.server, `${authz}/logout`, {}, { headers })
    expect((await get(currentUser, headers)).statusCode).toBe(401)
  }
  await hold('settings')
  const calls = Array.from({ length: 20 }, () => get(`${core}/setting/get-all`, headers))
  // This call does not read the settings.
  if (hasEnded)
    expect((await post(at.server, `${authz}/refresh`, {}, { headers: working })).statusCode).toBe(200)
  else await vi.waitFor(() => expect(waiting()).toBe(16), patience)
  await release()
  await Promise.all(calls)
})

it.each([
  ['he', 'יש כרגע עומס רב במערכת. מה שמילאתם לא אבד. נסו שוב בעוד כמה שניות'],
  ['ar', 'يوجد ضغط كبير على النظام حاليًا. لم يُفقد ما أدخلتموه. حاولوا مجددًا بعد بضع ثوانٍ'],
  ['en', 'The system is very busy right now. What you entered is not lost. Try again in a few seconds'],
])('the refusal is in %s', async (language, message) => {
  await hold('one_time_codes')
  const guesses = Array.from({ length: 103 }, () => guess('10.1.4.1', language))
  const refused = await Promise.race(guesses)
  expect(refused.statusCode).toBe(503)
  expect(ErrorEnvelope.parse(refused.json()).error).toMatchObject({
    statusCode: 503,
    code: 'OVERLOADED',
    message,
  })
  await release()
  await Promise.all(guesses)
})

it('a wait for a connection that runs out is busy while connections come back, and unavailable otherwise', async () => {
  const database = openDatabase({ url: at.server.at.url, poolSize: 1, timeoutMs: patient(500) })
  /** Takes the connection, until the test ends the work. */
  const take = () => {
    const end = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const work = database.transaction(async () => {
      begun.resolve()
      await end.promise
    })
    return { begun: begun.promise, end: end.resolve, work }
  }
  const read = () => database.read((db) => db.execute('select 1')).catch((error: unknown) => error)
  const first = take()
  await first.begun
  const second = take()
  const waited = read()
  first.end()
  await second.begun
  expect(await waited).toMatchObject({ code: 'DATABASE_BUSY' })
  expect(await read()).toMatchObject({ code: 'DATABASE_UNAVAILABLE' })
  second.end()
  await Promise.all([first.work, second.work])
  await database.close()
})
