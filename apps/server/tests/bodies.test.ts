import { calls } from '@milgo/contracts'
import { baseOf, type Call } from '@milgo/contracts/define-call'
import { ErrorEnvelope } from '@milgo/contracts/error-envelope'
import { languages } from '@milgo/messages/languages'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { asStaff, asStudent, openTestApp, type TestApp } from './support/test-app.ts'

let server: TestApp
beforeAll(async () => {
  server = await openTestApp()
})
afterAll(() => server.close())
beforeEach(() => {
  server.queries.length = 0
})

/** A valid value of each field and invalid ones of its own. Values of another type are invalid for every field. */
type Field = {
  readonly right: string | readonly string[]
  readonly wrong: readonly string[]
  readonly isOptional?: true
}

const marks = (text: string): string[] => [
  `\u202e${text}`,
  `${text}\u200f`,
  `${text.slice(0, 2)}\u2067${text.slice(2)}`,
]
const arabicDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)))
const wideDigits = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
const digits = (right: string, more: readonly string[]): Field => ({
  right,
  wrong: ['', arabicDigits(right), wideDigits(right), ...marks(right), ` ${right}`, `${right}\0`, ...more],
})

const phone = digits('0521234567', ['05', '05212345678', '+972521234567', '052-123456', '0'.repeat(10_000)])
const code = digits('123456', ['12345', '1234567', '12 456', '1e5000', '-12345'])
const username = digits('+972521234567_2025', ['0521234567', '+972521234567', '+972521234567_', '+1_2025'])
const id: Field = {
  right: '00000000-0000-4000-8000-000000000000',
  wrong: ['', '1', "' or true --", ...marks('00000000-0000-4000-8000-000000000000'), 'x'.repeat(10_000)],
}
const email: Field = { right: 'a@milgo.example', wrong: ['', 'a', `${'a'.repeat(250)}@b.co`] }
const password: Field = { right: 'Rv7kbaL2x', wrong: ['', 'Aa1'.repeat(7), 'Aa1'.repeat(10_000)] }
const actingCode: Field = {
  right: 'x'.repeat(43),
  wrong: ['', 'x'.repeat(42), 'x'.repeat(44), `${'x'.repeat(42)}\u202e`, `${'x'.repeat(42)}א`],
}
const recoveryCode: Field = {
  right: 'AB1DE-0GHJK',
  wrong: ['', 'AB1DE-0GHJ', 'ABUDE-0GHJK', `${' '.repeat(31)}AB1DE0GHJK`, 'A'.repeat(10_000)],
}
/** Long enough for any text, but blank. */
const unseen = ['\u3164\u3164\u3164', '\u2800\u2800\u2800']
const reason: Field = {
  right: 'asked by phone',
  wrong: ['', 'x', '\u202e\u200f\u2067\u2069', ...unseen, 'x'.repeat(201)],
}
const contactKind: Field = { right: 'phone', wrong: ['', 'fax', 'Phone'] }
const invitation: Field = {
  right: 'x'.repeat(43),
  wrong: ['', 'x'.repeat(42), 'x'.repeat(44), `${'x'.repeat(42)}+`],
}
const identityNumber: Field = { right: '123456782', wrong: ['', '1'.repeat(21)] }
const staffEmail: Field = { ...email, wrong: [...email.wrong, 'a@b', 'a b@milgo.example'] }
const staffName: Field = { right: 'Noa Barak', wrong: ['', 'x', ...unseen, 'x'.repeat(81)] }
const roles: Field = { right: ['content-editor'], wrong: ['', 'reviewer'] }
const decision: Field = { right: 'REFUSE', wrong: ['', 'refuse', 'MAYBE'] }
const session: Field = { ...id, isOptional: true }
const period: Field = { right: '2025', wrong: ['2'.repeat(21)], isOptional: true }

/** Characters that no table can store, or that no person can type. */
const unstorable = ['\0', '\u0001', '\u001f', '\u007f', '\u0085', '\ud800', '\udfff']

/** Every call of the authorization service with a body. A missing one fails the test below. */
const bodies: Readonly<Record<string, Readonly<Record<string, Field>>>> = {
  acceptInvitation: {
    token: invitation,
    password,
    password_verification: password,
    identity_number: identityNumber,
  },
  adminHandoff: { code: actingCode },
  changeContact: { kind: contactKind, value: phone },
  changeStaffPassword: { current_password: password, password, password_verification: password },
  changeStaffRoles: { id, roles },
  confirmContact: { session: id, code },
  decideStaffChange: { id, decision },
  forgotPassword: { phone, register_period: period },
  inviteStaff: { email: staffEmail, name: staffName, roles },
  loginByEmail: { register_period: period, email, password },
  loginByPhone: { phone, register_period: period },
  makeActingCode: { student_id: id, reason },
  makeRecoveryCodes: { code },
  removeStaff: { id, hand_over_to: { ...id, isOptional: true } },
  resendCode: { phone, register_period: period, session },
  resendOtp: { username, password, session },
  resetPassword: { code, password, password_verification: password, phone, register_period: period },
  resetStaffLogin: { id },
  staffLogin: { email, password },
  staffVerify: { session: id, code },
  staffVerifyRecovery: { session: id, recovery_code: recoveryCode },
  verifyOtp: { code, username, password, session },
  verifyOtpAfterLogin: { session: id, username, code },
}

const withBody = Object.entries<Call>(calls).filter(([, call]) => call.service === 'authz' && call.body)

it('every call of the authorization service with a body is tested here', () => {
  expect(withBody.map(([name]) => name).sort()).toEqual(Object.keys(bodies).sort())
})

describe.each(withBody)('%s', (name, call) => {
  const fields = bodies[name] ?? {}
  const right = Object.fromEntries(Object.entries(fields).map(([field, { right }]) => [field, right]))
  const send = (payload: string | object, language = 'en') =>
    server.app.inject({
      method: call.method,
      url: baseOf(call.service) + call.path,
      payload,
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        ...(call.guard === 'staff' && asStaff),
        ...(call.guard === 'student' && asStudent),
      },
    })
  const script = { he: /\p{Script=Hebrew}/u, ar: /\p{Script=Arabic}/u, en: /^[ -~]+$/ }

  it('refuses each field that is too long, of another type or missing, by its name and without a database query', async () => {
    for (const [field, { wrong, isOptional }] of Object.entries(fields)) {
      const values = [
        ...wrong,
        ...unstorable.map((character) => `${right[field]}${character}`),
        ...[5, true, null, [right[field]], { value: right[field] }],
      ]
      const missing = isOptional ? [] : [undefined]
      for (const [n, value] of [...values, ...missing].entries()) {
        const language = languages[n % languages.length] ?? 'he'
        const answer = await send({ ...right, [field]: value }, language)
        expect([field, value, answer.statusCode]).toEqual([field, value, 400])
        const { error } = ErrorEnvelope.parse(answer.json())
        expect(error.errors?.map((item) => item.field?.split('.')[0])).toContain(field)
        expect(error.message).toMatch(script[language])
      }
    }
    expect(server.queries).toEqual([])
  })

  it('refuses an unknown field, a poisoned prototype, a body that is no object, and broken JSON', async () => {
    const text = JSON.stringify(right)
    for (const payload of [
      JSON.stringify({ ...right, is_admin: true }),
      text.replace('{', '{"__proto__":{"is_admin":true},'),
      text.replace('{', '{"constructor":{"prototype":{"is_admin":true}},'),
      `[${text}]`,
      '"x"',
      'null',
      text.slice(0, -1),
      '',
    ])
      expect([payload, (await send(payload)).statusCode]).toEqual([payload, 400])
    expect(server.queries).toEqual([])
  })

  it('refuses a megabyte before it is read', async () => {
    const [field = ''] = Object.keys(fields)
    const answer = await send({ ...right, [field]: 'x'.repeat(1_000_000) })
    expect([answer.statusCode, ErrorEnvelope.parse(answer.json()).error.code]).toEqual([
      413,
      'PAYLOAD_TOO_LARGE',
    ])
    expect(server.queries).toEqual([])
  })
})

it('a value that passes the schema and contains direction marks finds nobody, and is not stored', async () => {
  const strange = { email: '\u202estudent1@milgo.example', password: '\u2067Rv7kbaL2x' }
  for (const path of ['auth/login-by-email', 'office-auth/login']) {
    const url = `${baseOf('authz')}/${path}`
    const answer = await server.app.inject({ method: 'POST', url, payload: strange })
    expect(answer.statusCode).toBe(400)
  }
  const { rows } = await server.database.read((db) =>
    db.execute(
      sql`select (select count(*)::int from sessions) as s, (select count(*)::int from staff_challenges) as c`,
    ),
  )
  expect(rows).toEqual([{ s: 0, c: 0 }])
})
