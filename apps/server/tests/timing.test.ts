import { beforeAll, describe, expect, it } from 'vitest'
import { rankZ } from '../../../scripts/testing/rank-z.ts'
import { createPasswords, type Passwords } from '../src/platform/crypto/passwords.ts'
import { authz, post } from './support/accounts.ts'
import { person } from './support/people.ts'
import { givenStaff, office } from './support/staff.ts'
import { errorOf, useStudentBench } from './support/student-bench.ts'

const unlimited = ['LOGINS_PER_ACCOUNT', 'GUESSES_PER_ACCOUNT', 'SMS_PER_PHONE', 'CODE_TRIES_PER_ACCOUNT']
const { at } = useStudentBench(Object.fromEntries(unlimited.map((name) => [name, '1000'])))

const samples = 60
const warmUps = 10

/** The limit of the comparison: of two equal series, one comparison in fifteen thousand differs by more than this. */
const noise = 4

const use = (passwords: Passwords) => Object.assign(at.server.platform, { passwords })
let passwords: Passwords
beforeAll(async () => {
  // Expensive enough to be noticed if the hashing is left out.
  passwords = await createPasswords(2, { algorithm: 2, memoryCost: 8_192, timeCost: 1, parallelism: 1 })
  use(passwords)
})

/** Returns how far apart the times of answers for a known and for an unknown person are, asked in turns. */
const compare = async (
  url: string,
  pair: readonly [somebody: object, nobody: object],
  /** What each of them does before, which is not timed. */
  prepare: (which: 0 | 1, from: { readonly address: string }) => Promise<void> = async () => {},
  hear: (answer: Awaited<ReturnType<typeof post>>) => void = () => {},
) => {
  const times: [number[], number[]] = [[], []]
  for (let n = 0; n < samples + warmUps; n++) {
    for (const which of [0, 1] as const) {
      const from = { address: `10.${which}.${n}.1` }
      await prepare(which, from)
      const start = performance.now()
      const answer = await post(at.server, url, pair[which], from)
      if (n >= warmUps) times[which].push(performance.now() - start)
      hear(answer)
    }
    // The next code may be sent.
    at.clock.pass(60)
  }
  return Math.abs(rankZ(...times))
}

const wrongPassword = { password: 'Wrong1234' }
const newPassword = { code: '000000', password: 'Kq3vTr8mZ', password_verification: 'Kq3vTr8mZ' }
const byEmail = (email = at.student.email) =>
  [
    { ...wrongPassword, email },
    { ...wrongPassword, email: 'nobody@milgo.example' },
  ] as const
const byPhone = (more: object = {}) =>
  [
    { ...more, phone: at.student.phone },
    { ...more, phone: person(500_000).phone },
  ] as const

describe('the time of an answer does not reveal whether there is an account', () => {
  it('at a login by password', async () => {
    expect(await compare(`${authz}/login-by-email`, byEmail())).toBeLessThan(noise)
  })

  it.each(['resend-code', 'forgot-password'])('at %s', async (name) => {
    expect(await compare(`${authz}/${name}`, byPhone())).toBeLessThan(noise)
  })

  it('when a new password is set, with a code sent to each', async () => {
    const phones = [at.student.phone, person(500_001).phone] as const
    const answers = new Set<string>()
    const z = await compare(
      `${authz}/reset-password`,
      [
        { ...newPassword, phone: phones[0] },
        { ...newPassword, phone: phones[1] },
      ],
      async (which, from) => {
        const sent = await post(at.server, `${authz}/forgot-password`, { phone: phones[which] }, from)
        expect(sent.statusCode).toBe(200)
      },
      (answer) => answers.add(errorOf(answer) ?? ''),
    )
    expect([...answers]).toEqual(['CODE_WRONG'])
    expect(z).toBeLessThan(noise)
  })

  it('at the first step of a staff login', async () => {
    const member = await givenStaff(at.server, ['reviewer'])
    const z = await compare(`${office}/login`, byEmail(member.email))
    expect(z).toBeLessThan(noise)
  })

  it('and it would, if the password of an unknown person were not hashed', async () => {
    use({ ...passwords, verify: async (typed, hash) => hash !== undefined && passwords.verify(typed, hash) })
    const z = await compare(`${authz}/login-by-email`, byEmail())
    use(passwords)
    expect(z).toBeGreaterThan(noise)
  })
})
