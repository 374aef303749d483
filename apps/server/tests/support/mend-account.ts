import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { authz, bearer, core, post } from './accounts.ts'
import type { Payer } from './payment-bench.ts'
import { addFiles } from './submission.ts'
import type { TestApp } from './test-app.ts'

type Student = { readonly id: string; readonly email: string; readonly phone: string }

/** The calls of a student and of finance about an account that a payment waits for. */
export const mendingOn = (server: () => TestApp) => {
  const rows = async <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
    (await server().database.transaction((tx) => tx.execute<Row>(statement))).rows
  const password = 'Str0ngPass'
  let passwordHash: Promise<string> | undefined
  const sessions = new Map<string, Record<string, string>>()

  const studentOf = async (requestId: string): Promise<Student> => {
    const [student] = await rows<Student>(sql`select students.id, students.email, students.phone from students
      join requests on requests.student_id = students.id where requests.id = ${requestId}`)
    if (!student) throw new Error('no student')
    return student
  }

  const logIn = async ({ id, email }: Student): Promise<Record<string, string>> => {
    // The clock does not move here, so limits would never end.
    await rows(sql`delete from rate_limits`)
    const known = sessions.get(id)
    if (known) return known
    passwordHash ??= server().platform.passwords.hash(password)
    await rows(sql`update students set password_hash = ${await passwordHash} where id = ${id}`)
    const body = { register_period: '2025', email, password }
    const answer = await post(server(), `${authz}/login-by-email`, body)
    expect(answer.statusCode, answer.body).toBe(200)
    const headers = bearer(answer.json().jwtToken)
    sessions.set(id, headers)
    return headers
  }

  const officeCall = (who: Payer, path: string, payload: object = {}) =>
    server().app.inject({ method: 'POST', url: `${core}/office/${path}`, headers: who.headers, payload })

  const headersOf = async (requestId: string) => logIn(await studentOf(requestId))

  return {
    /** Returns the headers of calls by the student of a request. */
    headersOf,
    /** Returns the actions that the student is offered. */
    actionsOf: async (requestId: string): Promise<readonly string[]> => {
      const headers = await headersOf(requestId)
      const answer = await server().app.inject({ url: `${core}/user/current-user`, headers })
      return answer.json().request.actions
    },
    /** Returns the row of the guide to statuses that the student is shown. */
    guideOf: async (requestId: string): Promise<string> => {
      const headers = await headersOf(requestId)
      return (await server().app.inject({ url: `${core}/page-data/personal-area`, headers })).json().guide
    },
    /** Sends an account as the student, with the code that was sent to the phone. */
    send: async (requestId: string, accountNumber: string) => {
      const student = await studentOf(requestId)
      const headers = await logIn(student)
      const [confirmation] = await addFiles(server(), student.id, ['bank_account_reference'])
      const details = {
        bank_name: '10',
        branch_number: '936',
        account_number: accountNumber,
        bank_account_reference: confirmation,
      }
      const fix = (payload: object) =>
        server().app.inject({
          method: 'PATCH',
          url: `${core}/user-request/by-user/fix-bank-details`,
          headers,
          payload,
        })
      const asked = await fix(details)
      if (asked.json().error?.code !== 'CODE_REQUIRED') return asked
      const [message] = await rows<{ body: string }>(sql`select body from outbox_messages
        where student_id = ${student.id} and template = 'CODE_BANK' and body ~ '[0-9]{6}'`)
      return fix({ ...details, code: /\d{6}/.exec(message?.body ?? '')?.[0] })
    },
    /** Asks the student for an account, as finance. */
    ask: (who: Payer, requestId: string) => officeCall(who, `requests/${requestId}/ask-for-bank-fix`),
    /** Returns the accounts that wait for finance, and the students whom finance has to ask. */
    list: async (who: Payer) => {
      const waiting = await officeCall(who, 'bank-fixes', { period: '2025' })
      const toAsk = await officeCall(who, 'bank-fixes/to-ask', { period: '2025' })
      return {
        rows: waiting.json().rows as { request_id: string; account_id: string }[],
        to_ask: toAsk.json().rows as { request_id: string }[],
      }
    },
    decide: (
      who: Payer,
      { request_id, account_id }: { readonly request_id: string; readonly account_id: string },
      decision: object,
    ) => officeCall(who, `requests/${request_id}/decide-bank-fix`, { account_id, ...decision }),
    /** Sets back the time of sent accounts, as if two days had passed. */
    letRest: () =>
      rows(sql`update bank_accounts set created_at = '2026-01-01T10:00:00Z' where source = 'FIX'
        and created_at > '2026-01-02'`),
  }
}
