/**
 * `node bench/login-timing.ts`: whether the time of an answer tells if there is an account. As many answers about one
 * that is there as about one that is not, turn about, compared by rank: |z| below 3 is noise.
 */
import { person } from '../apps/server/tests/support/people.ts'
import { rankZ } from '../scripts/testing/rank-z.ts'
import { authz, startLoginServer } from './login-server.ts'

const samples = Number(process.argv[2] ?? 500)
const warmUps = 20

const server = await startLoginServer()
const { post, database } = server

/** Every phone is asked about once, so that no wait between two codes is met. */
const knownPhones = Array.from({ length: 3 * (samples + warmUps) }, (_, n) => person(n).phone)
const strangePhone = (n: number) => person(1_000_000 + n).phone

const pairs: Readonly<Record<string, readonly [string, (n: number) => object, (n: number) => object]>> = {
  'login: wrong password, unknown e-mail': [
    'login-by-email',
    () => ({ email: 'demo.student@milgo.example', password: 'Wrong1234' }),
    (n) => ({ email: `nobody.${n}@milgo.example`, password: 'Wrong1234' }),
  ],
  'resend: known phone, unknown phone': [
    'resend-code',
    (n) => ({ phone: knownPhones[n] }),
    (n) => ({ phone: strangePhone(n) }),
  ],
  'restore: known phone, unknown phone': [
    'forgot-password',
    (n) => ({ phone: knownPhones[samples + warmUps + n] }),
    (n) => ({ phone: strangePhone(samples + warmUps + n) }),
  ],
  'new password: known phone, unknown phone': [
    'reset-password',
    (n) => newPassword(knownPhones[2 * (samples + warmUps) + n]),
    (n) => newPassword(strangePhone(2 * (samples + warmUps) + n)),
  ],
}
const newPassword = (phone: string | undefined) => ({
  phone,
  code: '000000',
  password: 'Kq3vTr8mZ',
  password_verification: 'Kq3vTr8mZ',
})

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

let isNoise = true
try {
  await database.query(
    `insert into students (id, period_id, username, identity_hash, identity_sealed, phone, email, password_hash,
       institution_id, currently_studying, details, terms_at, created_at)
     select gen_random_uuid(), period_id, '+972' || substr(new.phone, 2) || '_2025', new.phone, identity_sealed, new.phone,
       new.phone || '@milgo.example', password_hash, institution_id, currently_studying, details, terms_at, created_at
     from students, unnest($1::text[]) as new (phone) where is_demo`,
    [knownPhones],
  )
  for (const [name, [call, known, unknown]] of Object.entries(pairs)) {
    const times: [number[], number[]] = [[], []]
    for (let n = 0; n < samples + warmUps; n++) {
      const one = await post(`${authz}/${call}`, known(n))
      const other = await post(`${authz}/${call}`, unknown(n))
      if (n < warmUps) continue
      times[0].push(one.ms)
      times[1].push(other.ms)
    }
    const z = rankZ(...times)
    isNoise &&= Math.abs(z) < 3
    console.log(
      `${name.padEnd(42)} ${middle(times[0]).toFixed(2)} ms, ${middle(times[1]).toFixed(2)} ms, z ${z.toFixed(2)}`,
    )
  }
} finally {
  await server.stop()
}
process.exit(isNoise ? 0 : 1)
