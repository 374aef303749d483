import type { PersonalArea } from '@milgo/contracts/core/get-personal-area'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { eraseWhatExpired } from '../src/authz/index.ts'
import { reindexRequests } from '../src/core/requests/reindex-requests.ts'
import { openSnapshot } from '../src/core/requests/sealed-snapshot.ts'
import {
  authz,
  bearer,
  clockOf,
  codeSentTo,
  core,
  logIn,
  messagesTo,
  post,
  wrongCode,
} from './support/accounts.ts'
import type { FilesApp } from './support/files-app.ts'
import { enter } from './support/form.ts'
import { actAs, givenStaff, staffSession } from './support/staff.ts'
import { givenFilledDraft, openSubmission } from './support/submission.ts'

let server: FilesApp
let clock: ReturnType<typeof clockOf>
beforeAll(async () => {
  server = await openSubmission()
  clock = clockOf(server)
})
afterAll(() => server.close())
afterEach(() => {
  clock = clockOf(server)
})

let count = 0
const next = () => {
  count += 1
  return count
}
const newPhone = () => `054${7_000_000 + next()}`
const newEmail = () => `new${next()}@milgo.example`

const call = (path: string, payload: object, headers: Record<string, string>) =>
  server.app.inject({
    method: 'POST',
    url: `${authz}/${path}`,
    payload,
    headers: { 'accept-language': 'en', ...headers },
    remoteAddress: `10.20.${next() >> 8}.${count & 255}`,
  })

const ask = async (token: string, kind: 'phone' | 'email', value: string) =>
  call('change-contact', { kind, value }, bearer(token))
const confirm = (token: string, session: string, code: string) =>
  call('confirm-contact', { session, code }, bearer(token))

/** Asks for the change, and returns when the code has arrived. */
const asked = async (token: string, kind: 'phone' | 'email', value: string) => {
  const answer = await ask(token, kind, value)
  expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining('session')])
  return { session: answer.json<{ session: string }>().session, code: await codeSentTo(server, value) }
}

const accountOf = async (id: string) => {
  const { rows } = await server.database.read((db) =>
    db.execute<{ phone: string; email: string; username: string; changed: boolean }>(
      sql`select phone, email, username, contact_changed_at is not null as changed from students where id = ${id}`,
    ),
  )
  return rows[0]
}

describe('a change of the phone', () => {
  it('lets the office find the request by the new number and by the earlier one', async () => {
    const form = await givenFilledDraft(server)
    await form.saveDocuments(form.draft())
    await form.send({ version: 1 })
    const phone = newPhone()
    const { session, code } = await asked(form.token, 'phone', phone)
    expect((await confirm(form.token, session, code)).statusCode).toBe(200)
    const hashes = async () => {
      const { rows } = await server.database.read((db) =>
        db.execute<{ hashes: string[] }>(
          sql`select phone_hashes as hashes from request_index where request_id = ${form.id}`,
        ),
      )
      return rows[0]?.hashes
    }
    const { vault } = server.platform
    const before = await hashes()
    expect(before).toContain(vault.lookupHash('phone', phone))
    expect(before).toContain(vault.lookupHash('phone', form.student.phone))
    await reindexRequests(server.database, vault, 'all')
    expect(await hashes()).toEqual(before)
  })

  it('takes over the number that the code was sent to, and changes the username with it', async () => {
    const { token, student } = await enter(server)
    const phone = newPhone()
    const { session, code } = await asked(token, 'phone', phone)
    expect(await accountOf(student.id)).toMatchObject({ phone: student.phone, changed: false })
    const answer = await confirm(token, session, code)
    const username = `+972${phone.slice(1)}_2025`
    expect(answer.json()).toEqual({ id: student.id, username, phone, email: student.email })
    expect(await accountOf(student.id)).toEqual({ phone, email: student.email, username, changed: true })
  })

  it('notifies the old and the new number, and shows both messages to the student', async () => {
    const { token, student } = await enter(server)
    const phone = newPhone()
    const { session, code } = await asked(token, 'phone', phone)
    await confirm(token, session, code)
    for (const recipient of [student.phone, phone])
      expect((await messagesTo(server, recipient)).map(({ template }) => template)).toContain(
        'CONTACT_CHANGED',
      )
    const area = await server.app.inject({ url: `${core}/page-data/personal-area`, headers: bearer(token) })
    const templates = area.json<PersonalArea>().messages.map(({ template }) => template)
    expect(templates.filter((one) => one === 'CONTACT_CHANGED')).toHaveLength(2)
    expect(templates).toContain('CODE_CONTACT')
  })

  it('does not end the session; from then on the new number logs in', async () => {
    const { token, student } = await enter(server)
    const phone = newPhone()
    const { session, code } = await asked(token, 'phone', phone)
    await confirm(token, session, code)
    const me = await server.app.inject({ url: `${core}/user/current-user`, headers: bearer(token) })
    expect(me.json()).toMatchObject({ phone, username: `+972${phone.slice(1)}_2025` })
    clock.pass(120)
    const login = (number: string, address: string) =>
      post(server, `${authz}/login-by-phone`, { phone: number }, { address })
    expect((await login(phone, '10.30.0.1')).statusCode).toBe(200)
    expect((await login(student.phone, '10.30.0.2')).json().error.code).toBe('USER_NOT_FOUND')
  })

  it('does not change what was sent before', async () => {
    const form = await givenFilledDraft(server)
    await form.saveDocuments(form.draft())
    await form.send({ version: 1 })
    const { session, code } = await asked(form.token, 'phone', newPhone())
    await confirm(form.token, session, code)
    const { rows } = await server.database.read((db) =>
      db.execute<{ number: number; sealed: string }>(
        sql`select number, sealed from request_snapshots where request_id = ${form.id}`,
      ),
    )
    const snapshot = openSnapshot(server.platform.vault, form.id, rows[0] ?? { number: 0, sealed: '' })
    expect(JSON.stringify(snapshot)).toContain(form.student.phone)
  })
})

describe('a change of the e-mail', () => {
  it('sends the code by mail; from then on the new address logs in', async () => {
    const { token, student } = await enter(server)
    const email = newEmail()
    const { session, code } = await asked(token, 'email', email)
    const [mail] = await messagesTo(server, email)
    expect(mail).toMatchObject({
      channel: 'mail',
      template: 'CODE_CONTACT',
      subject: expect.stringMatching(/code/i),
    })
    expect((await confirm(token, session, code)).json()).toMatchObject({ email })
    expect(await logIn(server, { ...student, email }, '10.31.0.1')).toMatch(/\./)
  })
})

describe('a code of a change', () => {
  it('changes nothing if it is wrong, and is blocked after five wrong tries', async () => {
    const { token, student } = await enter(server)
    const { session, code } = await asked(token, 'phone', newPhone())
    for (let n = 0; n < 5; n += 1)
      expect((await confirm(token, session, wrongCode(code))).json().error.code).toMatch(
        /CODE_WRONG|CODE_BLOCKED/,
      )
    expect((await confirm(token, session, code)).json().error.code).toBe('CODE_BLOCKED')
    expect(await accountOf(student.id)).toMatchObject({ phone: student.phone })
  })

  it('is not valid after ten minutes, after its use, and after the next code', async () => {
    const { token } = await enter(server)
    const late = await asked(token, 'phone', newPhone())
    clock.pass(601)
    expect((await confirm(token, late.session, late.code)).json().error.code).toBe('CODE_EXPIRED')
    const first = await asked(token, 'phone', newPhone())
    clock.pass(61)
    const second = await asked(token, 'email', newEmail())
    expect((await confirm(token, first.session, first.code)).statusCode).toBe(400)
    expect((await confirm(token, second.session, second.code)).statusCode).toBe(200)
    expect((await confirm(token, second.session, second.code)).statusCode).toBe(400)
  })

  it('is valid for nobody else, and for no other call', async () => {
    const [owner, other] = [await enter(server), await enter(server)]
    const { session, code } = await asked(owner.token, 'phone', newPhone())
    expect((await confirm(other.token, session, code)).json().error.code).toBe('CODE_WRONG')
    const login = { session, username: owner.student.username, code }
    expect((await call('verify-OTP-after-login', login, {})).statusCode).toBe(400)
    expect((await confirm(owner.token, session, code)).statusCode).toBe(200)
  })

  it('can be sent again only after a wait, and five times an hour to one number', async () => {
    const { token } = await enter(server)
    const phone = newPhone()
    await asked(token, 'phone', phone)
    expect((await ask(token, 'phone', phone)).json().error.code).toBe('RESEND_TOO_SOON')
    expect((await ask(token, 'email', newEmail())).json().error.code).toBe('RESEND_TOO_SOON')
    for (let sent = 1; sent < 5; sent += 1) {
      clock.pass(61)
      expect((await ask(token, 'phone', phone)).statusCode).toBe(200)
    }
    clock.pass(61)
    expect((await ask(token, 'phone', phone)).statusCode).toBe(429)
  })
})

describe('an address', () => {
  it('is refused as unchanged if it is the student’s own', async () => {
    const { token, student } = await enter(server)
    expect((await ask(token, 'phone', student.phone)).json().error.code).toBe('CONTACT_UNCHANGED')
    expect(
      (await ask(token, 'email', student.email.toUpperCase().replace(/@.*/, '@milgo.example'))).json().error
        .code,
    ).toBe('CONTACT_UNCHANGED')
  })

  it('of another student looks free until its code is typed, and is refused then', async () => {
    const [owner, other] = [await enter(server), await enter(server)]
    const { session, code } = await asked(other.token, 'phone', owner.student.phone)
    const answer = await confirm(other.token, session, code)
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'CONTACT_TAKEN'])
    expect(answer.body).not.toContain(owner.student.phone)
    expect(await accountOf(other.student.id)).toMatchObject({ phone: other.student.phone, changed: false })
  })

  it('that two students confirm at once is given to one of them', async () => {
    const phone = newPhone()
    const students = [await enter(server), await enter(server)]
    const changes = []
    for (const { token, student } of students) {
      const { session, code } = await asked(token, 'phone', phone)
      changes.push({ token, student, session, code })
      clock.pass(61)
    }
    const answers = await Promise.all(
      changes.map(({ token, session, code }) => confirm(token, session, code)),
    )
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    const accounts = await Promise.all(students.map(({ student }) => accountOf(student.id)))
    expect(accounts.filter((account) => account?.phone === phone)).toHaveLength(1)
  })

  it('is changed once by one code, however often the code is sent at once', async () => {
    const { token, student } = await enter(server)
    const phone = newPhone()
    const { session, code } = await asked(token, 'phone', phone)
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(token, session, code)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
    expect(
      (await messagesTo(server, student.phone)).filter(({ template }) => template === 'CONTACT_CHANGED'),
    ).toHaveLength(1)
  })

  it.each([
    ['phone', '031234567'],
    ['phone', 'new@milgo.example'],
    ['email', 'no address'],
    ['email', '0521234567'],
  ] as const)('of the kind %s cannot be %s', async (kind, value) => {
    const { token } = await enter(server)
    expect((await ask(token, kind, value)).statusCode).toBe(400)
  })
})

it('a change needs a session, and is refused to acting staff', async () => {
  expect((await call('change-contact', { kind: 'phone', value: newPhone() }, {})).statusCode).toBe(401)
  const { student } = await enter(server)
  const staff = await givenStaff(server, ['reviewer'])
  const acting = await actAs(server, await staffSession(server, staff.id), student.id)
  for (const [path, body] of [
    ['change-contact', { kind: 'phone', value: newPhone() }],
    ['confirm-contact', { session: crypto.randomUUID(), code: '123456' }],
  ] as const) {
    const answer = await call(path, body, acting)
    expect([path, answer.statusCode, answer.json().error.code]).toEqual([path, 403, 'ACTING_NOT_ALLOWED'])
  }
})

it('an unconfirmed change is erased after a day', async () => {
  const { token, student } = await enter(server)
  await asked(token, 'phone', newPhone())
  clock.pass(25 * 3_600)
  await eraseWhatExpired(server.platform)
  const { rows } = await server.database.read((db) =>
    db.execute(sql`select 1 from contact_changes where student_id = ${student.id}`),
  )
  expect(rows).toEqual([])
})
