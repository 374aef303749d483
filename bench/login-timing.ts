/**
 * `node bench/login-timing.ts`: tests whether the time of an answer shows if an account exists. It measures as many
 * answers about existing accounts as about missing ones, alternately, and compares them by rank: |z| below 3 is noise.
 */
import { person } from '../apps/server/tests/support/people.ts'
import { rankZ } from '../scripts/testing/rank-z.ts'
import { authz, startLoginServer } from './login-server.ts'

const samples = Number(process.argv[2] ?? 500)
const warmUps = 20

const server = await startLoginServer()
const { post, database } = server

/** Every phone is used once, so that the wait between two codes never applies. */
const knownPhones = Array.from({ length: 3 * (samples + warmUps) }, (_, n) => person(n).phone)
const unknownPhone = (n: number) => person(1_000_000 + n).phone

const pairs: Readonly<Record<string, readonly [string, (n: number) => object, (n: number) => object]>> = {
  'login: wrong password, unknown e-mail': [
    'login-by-email',
    () => ({ email: 'demo.student@milgo.example', password: 'Wrong1234' }),
    (n) => ({ email: `nobody.${n}@milgo.example`, password: 'Wrong1234' }),
  ],
  'resend: known phone, unknown phone': [
    'resend-code',
    (n) => ({ phone: knownPhones[n] }),
    (n) => ({ phone: unknownPhone(n) }),
  ],
  'restore: known phone, unknown phone': [
    'forgot-password',
    (n) => ({ phone: knownPhones[samples + warmUps + n] }),
    (n) => ({ phone: unknownPhone(samples + warmUps + n) }),
  ],
  'new password: known phone, unknown phone': [
    'reset-password',
    (n) => newPassword(knownPhones[2 * (samples + warmUps) + n]),
    (n) => newPassword(unknownPhone(2 * (samples + warmUps) + n)),
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
