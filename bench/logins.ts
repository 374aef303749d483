import { hash, verify } from '@node-rs/argon2'
import { eligiblePayload, goodPassword, person } from '../apps/server/tests/support/people.ts'
import { authz, type LoginServer, startLoginServer } from './login-server.ts'
import type { Measurement } from './measurement.ts'

const users = 50
const rounds = 4

/** Logins and confirmed registrations a second by fifty people at once, against the bare hashing that each costs. */
export const benchLogins = async (): Promise<readonly Measurement[]> => {
  const server = await startLoginServer()
  try {
    const email = 'demo.student@milgo.example'
    const logins = await perSecond(() =>
      mustSucceed(server, `${authz}/login-by-email`, { email, password: server.demoPassword }),
    )
    const kept = await hash(goodPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    const floor = await perSecond(async () => {
      await verify(kept, goodPassword)
    })
    const waiting = await register(server)
    const confirmed = await perSecond((n) =>
      mustSucceed(server, `${authz}/verify-otp`, { ...waiting[n], password: goodPassword }),
    )
    return [
      { name: 'logins by password, 50 people at once', value: logins, floor, unit: 'a second' },
      { name: 'registrations confirmed, 50 people at once', value: confirmed, floor, unit: 'a second' },
    ]
  } finally {
    await server.stop()
  }
}

/** As many applicants as are about to confirm, each with the code that was sent. */
const register = async ({ post, database }: LoginServer) => {
  const applicants = Array.from({ length: users * rounds }, (_, n) => person(n))
  for (let from = 0; from < applicants.length; from += 10)
    await Promise.all(
      applicants.slice(from, from + 10).map(async (applicant) => {
        const { text } = await post('core-service/api/v1/eligibility', eligiblePayload(applicant))
        if (!text.includes('session')) throw new Error('an applicant was refused')
      }),
    )
  const { rows } = await database.query<{ phone: string; body: string }>(
    'select recipient as phone, body from outbox_messages',
  )
  return rows.map(({ phone, body }) => ({
    username: `+972${phone.slice(1)}_2025`,
    code: /\d{6}/.exec(body)?.[0] ?? '',
  }))
}

const mustSucceed = async ({ post }: LoginServer, path: string, body: object): Promise<void> => {
  const { status } = await post(path, body)
  if (status !== 200) throw new Error(`${path} answered ${status}`)
}

const perSecond = async (work: (n: number) => Promise<void>): Promise<number> => {
  const start = performance.now()
  const someone = async (_: unknown, n: number) => {
    for (let round = 0; round < rounds; round++) await work(n * rounds + round)
  }
  await Promise.all(Array.from({ length: users }, someone))
  return (users * rounds) / ((performance.now() - start) / 1000)
}
