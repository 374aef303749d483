import { hash, verify } from '@node-rs/argon2'
import { eligiblePayload, goodPassword, person } from '../apps/server/tests/support/people.ts'
import { authz, type LoginServer, startLoginServer } from './login-server.ts'
import type { Measurement } from './measurement.ts'

const users = 50
const rounds = 4

/** Logins and confirmed registrations a second by fifty people at once, against the bare hashing that each costs. */
export const benchLogins = async (): Promise<readonly Measurement[]> => {
  const server = await startLoginServer()
  const email = 'demo.student@milgo.example'
  try {
    const waiting = await register(server)
    const kept = await hash(goodPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    const measured: { floor: number; logins: number; confirmed: number }[] = []
    // Turn about, so that whatever else the machine does hits all three.
    for (let round = 0; round < rounds; round++)
      measured.push({
        floor: await perSecond(async () => {
          await verify(kept, goodPassword)
        }),
        logins: await perSecond(() =>
          mustSucceed(server, `${authz}/login-by-email`, { email, password: server.demoPassword }),
        ),
        confirmed: await perSecond((n) =>
          mustSucceed(server, `${authz}/verify-otp`, {
            ...waiting[round * users + n],
            password: goodPassword,
          }),
        ),
      })
    const best = (pick: keyof (typeof measured)[number]) => Math.max(...measured.map((each) => each[pick]))
    const floor = best('floor')
    return [
      { name: 'logins by password, 50 people at once', value: best('logins'), floor, unit: 'a second' },
      {
        name: 'registrations confirmed, 50 people at once',
        value: best('confirmed'),
        floor,
        unit: 'a second',
      },
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

/** Fifty people at once, each one time. */
const perSecond = async (work: (n: number) => Promise<void>): Promise<number> => {
  const start = performance.now()
  await Promise.all(Array.from({ length: users }, (_, n) => work(n)))
  return users / ((performance.now() - start) / 1000)
}
