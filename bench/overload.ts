import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { person } from '../apps/server/tests/support/people.ts'
import { authz, type LoginServer, startLoginServer } from './login-server.ts'
import type { Measurement } from './measurement.ts'

const guesses = 1_000
const rounds = 3
const calls = 40

type Answer = { readonly status: number; readonly ms: number }

/**
 * Measures a call of a logged-in student while a thousand codes are guessed at once, against the same call without
 * guesses. The guesses use the login, which only checks a code, and the confirmation, which also hashes a password.
 */
export const benchOverload = async (): Promise<readonly Measurement[]> => {
  const server = await startLoginServer()
  const guesser = await startGuesser()
  try {
    const getUser = await logIn(server)
    const idle: number[] = []
    const meanwhile: Record<string, number[]> = {}
    const answers: Answer[] = []
    for (const call of ['verify-OTP-after-login', 'verify-otp']) {
      meanwhile[call] = []
      // Alternately, so that other work of the machine affects both.
      for (let round = 0; round < rounds; round++) {
        idle.push(...(await times(getUser, delay(calls * pause))))
        const guessing = guesser.guess(`${server.url}/${authz}/${call}`, bodiesOf(call))
        meanwhile[call]?.push(...(await times(getUser, guessing)))
        answers.push(...(await guessing))
      }
    }
    const floor = p95Of(idle)
    const refused = answers.filter(({ status }) => status === 503)
    return [
      {
        name: 'a student’s call while 1,000 codes are guessed, p95',
        value: p95Of(meanwhile['verify-OTP-after-login'] ?? []),
        floor,
        unit: 'ms',
        aim: { atMost: 500 },
      },
      {
        name: 'and while 1,000 guess with a password, p95',
        value: p95Of(meanwhile['verify-otp'] ?? []),
        floor,
        unit: 'ms',
        aim: { atMost: 500 },
      },
      {
        name: 'until half of the refused guesses had their 503',
        value: middle(refused.map(({ ms }) => ms)),
        floor,
        unit: 'ms',
      },
    ]
  } finally {
    guesser.stop()
    await server.stop()
  }
}

const bodiesOf = (call: string): readonly object[] =>
  Array.from({ length: guesses }, (_, n) => {
    const username = `+972${person(n).phone.slice(1)}_2025`
    const code = String(n).padStart(6, '0')
    return call === 'verify-otp'
      ? { username, code, password: 'Wrong1234' }
      : { username, code, session: '00000000-0000-4000-8000-000000000001' }
  })

const logIn = async (server: LoginServer): Promise<() => Promise<void>> => {
  const login = { email: 'demo.student@milgo.example', password: server.demoPassword }
  const { text } = await server.post(`${authz}/login-by-email`, login)
  const headers = { authorization: `Bearer ${JSON.parse(text).jwtToken}` }
  return async () => {
    const answer = await fetch(`${server.url}/core-service/api/v1/user/current-user`, { headers })
    await answer.text()
    if (!answer.ok) throw new Error(`a student was answered ${answer.status}`)
  }
}

/** The pause between two calls, in milliseconds. It is long enough not to disturb what is measured meanwhile. */
const pause = 20

/** Makes the call again and again until the promise is settled, and returns the times. */
const times = async (call: () => Promise<void>, until: Promise<unknown>): Promise<number[]> => {
  let isDone = false
  const done = until.finally(() => {
    isDone = true
  })
  const taken: number[] = []
  while (!isDone) {
    const start = performance.now()
    await call()
    taken.push(performance.now() - start)
    await delay(pause)
  }
  await done
  return taken
}

const at = (values: readonly number[], part: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * part)] ?? 0
const p95Of = (values: readonly number[]): number => at(values, 0.95)
const middle = (values: readonly number[]): number => at(values, 0.5)

/** Starts the process that sends the guesses, so that its work does not delay the measurement. */
const startGuesser = async () => {
  const child = fork(fileURLToPath(new URL('./guesser-process.ts', import.meta.url)))
  await once(child, 'message')
  return {
    guess: async (url: string, bodies: readonly object[]): Promise<readonly Answer[]> => {
      const answered = once(child, 'message')
      child.send({ url, bodies })
      const [answers] = await answered
      return answers
    },
    stop: () => child.kill(),
  }
}
