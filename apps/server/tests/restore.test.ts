import { ErrorEnvelope } from '@milgo/contracts/error-envelope'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { codeSentTo, logIn, messagesTo, wrongCode } from './support/accounts.ts'
import { person } from './support/people.ts'
import { errorOf, newPassword, useStudentBench } from './support/student-bench.ts'

const { at, call, sessionAfter, reset, isLoggedIn } = useStudentBench()

describe('restoring a password', () => {
  it('takes the code and the new password, ends every session and tells the owner by mail', async () => {
    const before = await logIn(at.server, at.student)
    await sessionAfter('forgot-password')
    const code = await codeSentTo(at.server, at.student.phone)
    at.server.queries.length = 0
    const answer = await reset(code)
    expect([answer.statusCode, answer.json()]).toEqual([201, { status: 201 }])
    expect(at.server.queries.splice(0)).toHaveLength(2)
    expect(await isLoggedIn(before)).toBe(false)
    expect(await logIn(at.server, at.student)).toBeUndefined()
    expect(await isLoggedIn(await logIn(at.server, { ...at.student, password: newPassword }))).toBe(true)
    const [mail] = await messagesTo(at.server, at.student.email)
    expect(mail).toMatchObject({ channel: 'mail', subject: 'Your Milgo password was changed' })
    expect(mail?.html).toContain('lang="en" dir="ltr"')
  })

  it('a wrong code changes nothing, and nobody is told', async () => {
    const before = await logIn(at.server, at.student)
    await sessionAfter('forgot-password')
    const answer = await reset(wrongCode(await codeSentTo(at.server, at.student.phone)))
    expect([answer.statusCode, errorOf(answer)]).toEqual([400, 'CODE_WRONG'])
    expect(await isLoggedIn(before)).toBe(true)
    expect(await messagesTo(at.server, at.student.email)).toEqual([])
  })

  it('a strange phone hears the same as a wrong code', async () => {
    expect(errorOf(await reset('123456', person(910_000).phone))).toBe('CODE_WRONG')
  })

  it.each([
    ['short1A', 'ENTER_CORRECT_PASSWORD'],
    ['alllower1', 'ENTER_CORRECT_PASSWORD'],
    ['Password1', 'PASSWORD_COMMON'],
  ])('refuses %s by name, and the code stays good', async (password, code) => {
    await sessionAfter('forgot-password')
    const sent = await codeSentTo(at.server, at.student.phone)
    const answer = await reset(sent, at.student.phone, password)
    expect(answer.statusCode).toBe(400)
    expect(ErrorEnvelope.parse(answer.json()).error.errors).toEqual([
      { code, field: 'password', message: expect.stringMatching(/\w/) },
    ])
    expect((await reset(sent)).statusCode).toBe(201)
  })

  it('refuses the own e-mail only to who has the code, and the code stays good', async () => {
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
