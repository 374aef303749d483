import { ErrorEnvelope } from '@milgo/contracts/error-envelope'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { authz, bearer, clockOf, core, givenStudent, post } from './accounts.ts'
import { openTestApp, type TestApp } from './test-app.ts'

type Student = Awaited<ReturnType<typeof givenStudent>>

/**
 * A server of the test file's own. Before each test no limits are counted, the clock is at the start, and there is a
 * new student.
 */
export const useStudentBench = (environment: NodeJS.ProcessEnv = {}) => {
  let count = 0
  const at = {} as { server: TestApp; clock: ReturnType<typeof clockOf>; student: Student }
  const nextStudent = (): Promise<Student> => {
    count += 1
    return givenStudent(at.server, count)
  }
  beforeAll(async () => {
    at.server = await openTestApp(environment)
  })
  afterAll(() => at.server.close())
  beforeEach(async () => {
    at.clock = clockOf(at.server)
    await at.server.database.transaction((tx) => tx.execute(sql`truncate rate_limits`))
    at.student = await nextStudent()
    at.server.queries.length = 0
  })

  const call = (name: string, body: object, address?: string, cookie?: string) =>
    post(at.server, `${authz}/${name}`, body, {
      ...(address !== undefined && { address }),
      ...(cookie !== undefined && { headers: { cookie } }),
    })
  return {
    at,
    nextStudent,
    call,
    sessionAfter: async (name: string, phone = at.student.phone): Promise<string> =>
      (await call(name, { phone })).json().session,
    verify: (
      session: string,
      code: string,
      username = at.student.username,
      address?: string,
      cookie?: string,
    ) => call('verify-OTP-after-login', { session, username, code }, address, cookie),
    reset: (code: string, phone = at.student.phone, password = newPassword) =>
      call('reset-password', { code, password, password_verification: password, phone }),
    isLoggedIn: async (token: string) =>
      (await at.server.app.inject({ url: `${core}/user/current-user`, headers: bearer(token) }))
        .statusCode === 200,
  }
}

export const newPassword = 'Kq3vTr8mZ'

export const errorOf = (answer: { json: () => unknown }) => ErrorEnvelope.parse(answer.json()).error.code
