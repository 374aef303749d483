import { ErrorEnvelope } from '@milgo/contracts/error-envelope'
import pg from 'pg'
import { afterEach, expect, it, vi } from 'vitest'
import { longestWaitMs } from '../src/platform/http/admission.ts'
import { authz, bearer, core, logIn, post } from './support/accounts.ts'
import { patience } from './support/patience.ts'
import { useStudentBench } from './support/student-bench.ts'

const unlimited = ['LOGINS_PER_ADDRESS', 'CODE_TRIES_PER_ACCOUNT', 'SMS_PER_ADDRESS']
const { at } = useStudentBench(Object.fromEntries(unlimited.map((name) => [name, '100000'])))

let holder: pg.Client | undefined
/** Whoever looks at a table waits until the test lets go. */
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
/** So many guesses at once, and those of them that were refused so far. */
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

it('a thousand guesses at once: most are refused before any work, and students who are logged in are served', async () => {
  const token = await logIn(at.server, at.student)
  await hold('one_time_codes')
  const { guesses, refused } = flood(1_000, '10.1.1.1')
  // Two are being looked at and a hundred wait; for the others nobody asks the database.
  await vi.waitFor(() => expect(refused).toHaveLength(898), patience)
  for (const { headers } of refused) {
    expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(2)
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(5)
  }
  for (let n = 0; n < 20; n++) {
    const url = `${core}/user/current-user`
    expect((await at.server.app.inject({ url, headers: bearer(token) })).statusCode).toBe(200)
  }
  // What anybody may read has a line of its own.
  const time = `${core}/user/get-current-time`
  expect((await at.server.app.inject({ url: time })).statusCode).toBe(200)
  await release()
  await Promise.all(guesses)
})

it('who waits for their turn for too long is told to come back', async () => {
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

it('addresses take turns: one that floods does not shut out another', async () => {
  await hold('one_time_codes')
  const { guesses, refused } = flood(300, '10.1.3.1')
  await vi.waitFor(() => expect(refused.length).toBeGreaterThanOrEqual(198), patience)
  const other = guess('10.1.3.2')
  await release()
  expect((await other).statusCode).toBe(400)
  await Promise.all(guesses)
})

it.each([
  ['he', 'יש כרגע עומס רב במערכת. מה שמילאתם לא אבד. נסו שוב בעוד כמה שניות'],
  ['ar', 'يوجد ضغط كبير على النظام حاليًا. لم يُفقد ما أدخلتموه. حاولوا مجددًا بعد بضع ثوانٍ'],
  ['en', 'The system is very busy right now. What you entered is not lost. Try again in a few seconds'],
])('the refusal is said in %s', async (language, message) => {
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
