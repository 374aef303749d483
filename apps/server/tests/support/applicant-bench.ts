import { ErrorEnvelope } from '@milgo/contracts/error-envelope'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { pendingApplicants } from '../../src/store/accounts-schema.ts'
import { authz, clockOf, core, post } from './accounts.ts'
import { eligiblePayload, goodPassword, person } from './people.ts'
import { openTestApp, type TestApp } from './test-app.ts'

type Person = ReturnType<typeof person>

/**
 * A server of the test file's own, with an open period. Before each test there are no applicants, no counted limits,
 * the clock is at the start, and `who` is a new person.
 */
export const useApplicantBench = () => {
  let count = 1000
  const at = {} as {
    server: TestApp
    clock: ReturnType<typeof clockOf>
    who: Person
    /** The session of the last code that was asked for. */
    session: string | undefined
  }
  /** Stores the session of the answer, because the page names the last session when it verifies a code. */
  const remembered = async (asked: ReturnType<typeof post>) => {
    const answer = await asked
    at.session = answer.json().session ?? at.session
    return answer
  }
  const nextPerson = (): Person => {
    count += 1
    return person(count)
  }
  beforeAll(async () => {
    at.server = await openTestApp()
    // The first period opens at the moment of installation, which is after the tests' time.
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update registration_periods set opens_at = '2026-01-01', closes_at = '2026-06-01'`),
    )
  })
  afterAll(() => at.server.close())
  beforeEach(async () => {
    at.clock = clockOf(at.server)
    await at.server.database.transaction((tx) =>
      tx.execute(sql`truncate rate_limits, pending_applicants, one_time_codes, eligibility_refusals`),
    )
    at.who = nextPerson()
    at.session = undefined
    at.server.queries.length = 0
  })

  const username = () => `+972${at.who.phone.slice(1)}_2025`
  return {
    at,
    nextPerson,
    username,
    check: (change: object = {}, address?: string, headers?: Record<string, string>) =>
      remembered(
        post(at.server, `${core}/eligibility`, eligiblePayload({ ...at.who, ...change }), {
          ...(address !== undefined && { address }),
          ...(headers && { headers }),
        }),
      ),
    verify: (code: string, change: object = {}) =>
      post(at.server, `${authz}/verify-otp`, {
        code,
        username: username(),
        password: goodPassword,
        session: at.session,
        ...change,
      }),
    resend: (change: object = {}) =>
      remembered(
        post(at.server, `${authz}/resend-OTP`, { username: username(), password: goodPassword, ...change }),
      ),
    pending: () => at.server.database.read((db) => db.select().from(pendingApplicants)),
  }
}

export const refusalOf = (answer: { json: () => unknown }) => ErrorEnvelope.parse(answer.json()).error
