import type { Calls } from '@milgo/contracts'
import { baseOf } from '@milgo/contracts/define-call'
import { csrfCookie, csrfHeader } from '@milgo/contracts/office-session'
import type { APIRequestContext } from '@playwright/test'
import { expect } from './fixtures.ts'

const office = `${baseOf('authz')}/office-auth`

type ActingCode = Calls['makeActingCode']['response']['_zod']['output']

/** Logs the demo reviewer in as the office does, with the code that the authenticator shows; answers what its page sends. */
const logStaffIn = async (request: APIRequestContext): Promise<Record<string, string>> => {
  const email = 'demo.reviewer@milgo.example'
  const first = await request.post(`${office}/login`, { data: { email, password: 'Milgo-Demo-25' } })
  const { session } = await first.json()
  // Each code serves once; where another journey has used it the next comes within half a minute.
  await expect(async () => {
    const codes: { email: string; code: string | null }[] = await (
      await request.get('/dev/staff-codes.json')
    ).json()
    const code = codes.find((one) => one.email === email)?.code
    expect(code).not.toBeNull()
    const verified = await request.post(`${office}/verify`, { data: { session, code } })
    expect(verified.ok()).toBe(true)
  }).toPass()
  const { cookies } = await request.storageState()
  return { [csrfHeader]: cookies.find(({ name }) => name === csrfCookie)?.value ?? '' }
}

/** Asks the office for the address that opens this student's form to a staff member, once. */
export const askActingAddress = async (request: APIRequestContext, studentId: string): Promise<string> => {
  const asked = await request.post(`${office}/acting-code`, {
    headers: await logStaffIn(request),
    data: { student_id: studentId, reason: 'The student asked for help by phone' },
  })
  const { path }: ActingCode = await asked.json()
  return path
}
