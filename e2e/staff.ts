import type { Calls } from '@milgo/contracts'
import { baseOf } from '@milgo/contracts/define-call'
import { csrfCookie, csrfHeader } from '@milgo/contracts/office-session'
import type { APIRequestContext } from '@playwright/test'
import { demoPassword } from '../scripts/testing/log-in-staff.mjs'
import { expect } from './fixtures.ts'

const office = `${baseOf('authz')}/office-auth`

type ActingCode = Calls['makeActingCode']['response']['_zod']['output']

/** Logs a demo staff member in by calls, with the code that the authenticator shows. */
export const logStaffInByCalls = async (request: APIRequestContext, email: string): Promise<void> => {
  const first = await request.post(`${office}/login`, { data: { email, password: demoPassword } })
  expect(first.ok()).toBe(true)
  const { session } = await first.json()
  // Each code can be used once. If another journey has used it, the next code is there within half a minute.
  await expect(async () => {
    const codes: { email: string; code: string | null }[] = await (
      await request.get('/dev/staff-codes.json')
    ).json()
    const code = codes.find((one) => one.email === email)?.code
    expect(code).not.toBeNull()
    const verified = await request.post(`${office}/verify`, { data: { session, code } })
    expect(verified.ok()).toBe(true)
  }).toPass()
}

/** Asks the office for the address that opens this student's form to a staff member. The address works once. */
export const askActingAddress = async (request: APIRequestContext, studentId: string): Promise<string> => {
  await logStaffInByCalls(request, 'demo.reviewer@milgo.example')
  const { cookies } = await request.storageState()
  const asked = await request.post(`${office}/acting-code`, {
    headers: { [csrfHeader]: cookies.find(({ name }) => name === csrfCookie)?.value ?? '' },
    data: { student_id: studentId, reason: 'The student asked for help by phone' },
  })
  const { path }: ActingCode = await asked.json()
  return path
}
