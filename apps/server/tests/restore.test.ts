import { ErrorEnvelope } from '@milgo/contracts/error-envelope'
import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { authz, bearer, codeSentTo, core, logIn, messagesTo, post, wrongCode } from './support/accounts.ts'
import { patience } from './support/patience.ts'
import { person } from './support/people.ts'
import { errorOf, newPassword, useStudentBench } from './support/student-bench.ts'
import { whileVerifying } from './support/while-verifying.ts'

const { at, nextStudent, call, sessionAfter, reset, isLoggedIn } = useStudentBench()

describe('restoring a password', () => {
  it('accepts the code and the new password, ends every session and notifies the owner by mail', async () => {
    const before = await logIn(at.server, at.student)
    await sessionAfter('forgot-password')
    const code = await codeSentTo(at.server, at.student.phone)
    at.server.queries.length = 0
    const answer = await reset(code)
    expect([answer.statusCode, answer.json()]).toEqual([201, { status: 201 }])
    expect(at.server.queries.splice(0)).toHaveLength(3)
    expect(await isLoggedIn(before)).toBe(false)
    expect(await logIn(at.server, at.student)).toBeUndefined()
    expect(await isLoggedIn(await logIn(at.server, { ...at.student, password: newPassword }))).toBe(true)
    const [mail] = await messagesTo(at.server, at.student.email)
    expect(mail).toMatchObject({ channel: 'mail', subject: 'Your Milgo password was changed' })
    expect(mail?.html).toContain('lang="en" dir="ltr"')
  })

  it('a wrong code changes nothing, and nobody is notified', async () => {
    const before = await logIn(at.server, at.student)
    await sessionAfter('forgot-password')
    const answer = await reset(wrongCode(await codeSentTo(at.server, at.student.phone)))
    expect([answer.statusCode, errorOf(answer)]).toEqual([400, 'CODE_WRONG'])
    expect(await isLoggedIn(before)).toBe(true)
    expect(await messagesTo(at.server, at.student.email)).toEqual([])
  })

  it('the code is used once, also when it is sent three times at the same moment', async () => {
    await sessionAfter('forgot-password')
    const code = await codeSentTo(at.server, at.student.phone)
    const answers = await Promise.all([reset(code), reset(code), reset(code)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400])
    expect(errorOf(await reset(code))).toBe('CODE_WRONG')
    expect(await messagesTo(at.server, at.student.email)).toHaveLength(1)
  })

  it('the code is valid for ten minutes to the second, and for five wrong tries', async () => {
    await sessionAfter('forgot-password')
    const late = await codeSentTo(at.server, at.student.phone)
    at.clock.pass(600)
    expect(errorOf(await reset(late))).toBe('CODE_EXPIRED')
    await sessionAfter('forgot-password')
    const code = await codeSentTo(at.server, at.student.phone)
    at.clock.pass(599)
    for (let n = 1; n <= 5; n++)
      expect(errorOf(await reset(wrongCode(code)))).toBe(n < 5 ? 'CODE_WRONG' : 'CODE_BLOCKED')
    expect(errorOf(await reset(code))).toBe('CODE_BLOCKED')
  })

  it('the code of another person changes nobody’s password', async () => {
    const other = await nextStudent()
    await sessionAfter('forgot-password')
    await sessionAfter('forgot-password', other.phone)
    const [mine, theirs] = [
      await codeSentTo(at.server, at.student.phone),
      await codeSentTo(at.server, other.phone),
    ]
    if (mine !== theirs) expect(errorOf(await reset(mine, other.phone))).toBe('CODE_WRONG')
    expect((await reset(theirs, other.phone)).statusCode).toBe(201)
    expect(await logIn(at.server, at.student)).toBeDefined()
  })

  it('an unknown phone gets the same answer as a wrong code', async () => {
    expect(errorOf(await reset('123456', person(910_000).phone))).toBe('CODE_WRONG')
  })

  it.each([
    ['short1A', 'ENTER_CORRECT_PASSWORD'],
    ['alllower1', 'ENTER_CORRECT_PASSWORD'],
    ['Password1', 'PASSWORD_COMMON'],
  ])('refuses %s by name, and the code remains valid', async (password, code) => {
    await sessionAfter('forgot-password')
    const sent = await codeSentTo(at.server, at.student.phone)
    const answer = await reset(sent, at.student.phone, password)
    expect(answer.statusCode).toBe(400)
    expect(ErrorEnvelope.parse(answer.json()).error.errors).toEqual([
      { code, field: 'password', message: expect.stringMatching(/\w/) },
    ])
    expect((await reset(sent)).statusCode).toBe(201)
  })

  it('refuses the own e-mail only after the right code, and the code remains valid', async () => {
    const email = `Abc12@milgo.co`
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update students set email = ${email.toLowerCase()} where id = ${at.student.id}`),
    )
    await sessionAfter('forgot-password')
    const sent = await codeSentTo(at.server, at.student.phone)
    expect(errorOf(await reset(wrongCode(sent), at.student.phone, email))).toBe('CODE_WRONG')
    const answer = await reset(sent, at.student.phone, email)
    expect(ErrorEnvelope.parse(answer.json()).error.errors?.[0]?.code).toBe('PASSWORD_IS_OWN_DATA')
    expect((await reset(sent)).statusCode).toBe(201)
  })

  it.each([
    ['he', 'זו הסיסמה הקודמת. בחרו סיסמה חדשה'],
    ['ar', 'هذه كلمة المرور السابقة. اختاروا كلمة مرور جديدة'],
    ['en', 'This is your old password. Choose a new one'],
  ])(
    'refuses the old password only after the right code, in %s, and the code remains valid',
    async (language, message) => {
      await sessionAfter('forgot-password')
      const sent = await codeSentTo(at.server, at.student.phone)
      const { phone, password } = at.student
      const unchanged = { password, password_verification: password, phone }
      expect(errorOf(await call('reset-password', { ...unchanged, code: wrongCode(sent) }))).toBe(
        'CODE_WRONG',
      )
      const answer = await post(
        at.server,
        `${authz}/reset-password`,
        { ...unchanged, code: sent },
        { headers: { 'accept-language': language } },
      )
      expect(answer.statusCode).toBe(400)
      expect(ErrorEnvelope.parse(answer.json()).error.errors).toEqual([
        { code: 'PASSWORD_UNCHANGED', field: 'password', message },
      ])
      expect((await reset(sent)).statusCode).toBe(201)
    },
  )

  it('hashes as often for an unknown phone', async () => {
    const counted = async (phone: string) => {
      const { passwords } = at.server.platform
      const work = { hash: 0, verify: 0 }
      Object.assign(at.server.platform, {
        passwords: {
          hash: (password: string) => {
            work.hash += 1
            return passwords.hash(password)
          },
          verify: (password: string, hash: string | undefined) => {
            work.verify += 1
            return passwords.verify(password, hash)
          },
        },
      })
      await reset('123456', phone).finally(() => Object.assign(at.server.platform, { passwords }))
      return work
    }
    expect(await counted(at.student.phone)).toEqual({ hash: 1, verify: 1 })
    expect(await counted(person(910_001).phone)).toEqual({ hash: 1, verify: 1 })
  })

  it('refuses a repetition that differs', async () => {
    const answer = await call('reset-password', {
      code: '123456',
      password: newPassword,
      password_verification: `${newPassword}x`,
      phone: at.student.phone,
    })
    expect(ErrorEnvelope.parse(answer.json()).error.errors).toMatchObject([
      { field: 'password_verification' },
    ])
  })
})

describe('two codes for a new password', () => {
  /** Returns the owner's code, and one that a stranger asked for after it. */
  const both = async () => {
    await sessionAfter('forgot-password')
    const mine = await codeSentTo(at.server, at.student.phone)
    at.clock.pass(60)
    await post(at.server, `${authz}/forgot-password`, { phone: at.student.phone }, { address: '10.71.0.1' })
    const theirs = await codeSentTo(at.server, at.student.phone)
    return {
      mine,
      theirs,
      wrong: ['111111', '222222', '333333'].find((one) => ![mine, theirs].includes(one)) ?? '',
    }
  }
  const resetFrom = (code: string, address: string) =>
    post(
      at.server,
      `${authz}/reset-password`,
      { code, phone: at.student.phone, password: newPassword, password_verification: newPassword },
      { address },
    )

  it('both are valid: a stranger who asks for another does not invalidate the owner’s', async () => {
    const { mine } = await both()
    expect((await reset(mine)).statusCode).toBe(201)
    await logIn(at.server, { ...at.student, password: newPassword })
  })

  it('the use of one invalidates the other', async () => {
    const { mine, theirs } = await both()
    expect((await reset(theirs)).statusCode).toBe(201)
    expect(errorOf(await reset(mine, at.student.phone, 'An0therPass')).startsWith('CODE_')).toBe(true)
    expect(await logIn(at.server, { ...at.student, password: newPassword })).toBeDefined()
    const { rows } = await at.server.database.read((db) =>
      db.execute(
        sql`select id from one_time_codes where username = ${at.student.username} and used_at is null`,
      ),
    )
    expect(rows).toEqual([])
  })

  it('each is valid for its own ten minutes', async () => {
    const { mine, theirs } = await both()
    at.clock.pass(540)
    if (mine !== theirs) expect(errorOf(await reset(mine))).toBe('CODE_WRONG')
    expect((await reset(theirs)).statusCode).toBe(201)
  })

  it('an address has five wrong tries at both together, and a code twenty in all', async () => {
    const { mine, theirs, wrong } = await both()
    const codes: string[] = []
    for (let n = 0; n < 20; n++) codes.push(errorOf(await resetFrom(wrong, `10.72.${Math.floor(n / 5)}.1`)))
    expect(codes.slice(0, 5)).toEqual([...Array(4).fill('CODE_WRONG'), 'CODE_BLOCKED'])
    expect(codes[19]).toBe('CODE_BLOCKED')
    for (const code of [mine, theirs])
      expect(errorOf(await resetFrom(code, '10.73.0.1'))).toBe('CODE_BLOCKED')
    // A new code has tries of its own, even if those of the old ones are used up.
    at.clock.pass(60)
    await sessionAfter('forgot-password')
    expect((await resetFrom(await codeSentTo(at.server, at.student.phone), '10.73.0.1')).statusCode).toBe(201)
  })

  it('a right one with an unfit password is not counted as a wrong try of the other', async () => {
    const { mine } = await both()
    for (let n = 0; n < 6; n++)
      expect((await reset(mine, at.student.phone, at.student.password)).statusCode).toBe(400)
    const { rows } = await at.server.database.read((db) =>
      db.execute(sql`select tries from one_time_codes where username = ${at.student.username}`),
    )
    expect(rows).toEqual([{ tries: 0 }, { tries: 0 }])
    expect((await reset(mine)).statusCode).toBe(201)
  })

  it('both at the same moment change the password once', async () => {
    const { mine, theirs } = await both()
    const answers = await Promise.all([mine, theirs, mine, theirs].map((code) => reset(code)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400, 400])
    expect(await messagesTo(at.server, at.student.email)).toHaveLength(1)
  })
})

describe('a login that is under way while the password is restored', () => {
  const login = () => call('login-by-email', { email: at.student.email, password: at.student.password })

  it('is refused if the old password was checked before', async () => {
    await sessionAfter('forgot-password')
    const code = await codeSentTo(at.server, at.student.phone)
    const answer = await whileVerifying(
      at.server,
      async () => expect((await reset(code)).statusCode).toBe(201),
      login,
    )
    expect([answer.statusCode, errorOf(answer)]).toEqual([400, 'BAD_CREDENTIALS'])
  })

  it('is over if it was opened while the new password was being written', async () => {
    await sessionAfter('forgot-password')
    const code = await codeSentTo(at.server, at.student.phone)
    // Given: a reset has begun, has read all sessions, and waits for the row of the student.
    const holder = await at.server.database.pool.connect()
    await holder.query('begin')
    await holder.query('select from students where id = $1 for no key update', [at.student.id])
    const restored = reset(code)
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    // Not by the connection in a transaction, because its view of the activity does not change.
    const { pool } = at.server.database
    await vi.waitFor(async () => expect((await pool.query(waiting)).rows).not.toHaveLength(0), patience)
    // When: a login succeeds before the reset continues.
    const token: string = (await login()).json().jwtToken
    expect(await isLoggedIn(token)).toBe(true)
    await holder.query('commit')
    holder.release()
    expect((await restored).statusCode).toBe(201)
    // Then: the session is over too.
    expect(await isLoggedIn(token)).toBe(false)
    for (const path of ['step-1/by-user', 'city/get-all']) {
      const answer = await at.server.app.inject({ url: `${core}/${path}`, headers: bearer(token) })
      expect([path, answer.statusCode]).toEqual([path, 401])
    }
  })
})
