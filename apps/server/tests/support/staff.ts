import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@milgo/domain/staff/staff-role'
import { desc, eq } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { newStaffSession } from '../../src/authz/staff/new-staff-session.ts'
import { newTotpSecret } from '../../src/platform/crypto/totp.ts'
import { officeSessionOf } from '../../src/platform/http/office-session.ts'
import { sessions } from '../../src/store/accounts-schema.ts'
import { auditEntries, staff } from '../../src/store/staff-schema.ts'
import { authzRoot, bearer, post } from './accounts.ts'
import type { TestApp } from './test-app.ts'

export const office = `${authzRoot}/office-auth`

const start = new Date('2026-01-15T10:00:00.000Z')
let count = 0

/** Adds a staff member who existed before the test began. */
export const givenStaff = async (server: TestApp, roles: StaffRole[], password = 'Str0ngPass') => {
  count += 1
  const id = randomUUID()
  const email = `staff${count}@milgo.example`
  const name = `Staff ${count}`
  const secret = newTotpSecret()
  const { passwords, vault } = server.platform
  const passwordHash = await passwords.hash(password)
  const totpSealed = vault.seal(secret, `totp:${id}`)
  await server.database.transaction((tx) =>
    tx.insert(staff).values({ id, email, name, passwordHash, totpSealed, roles, createdAt: start }),
  )
  return { id, email, name, password, secret }
}

/** Returns the headers of an office page in which the staff member logged in at the tests' start. */
export const staffSession = async (server: TestApp, staffId: string): Promise<Record<string, string>> => {
  const { token, session } = newStaffSession(server.platform)
  await server.database.transaction((tx) =>
    tx.insert(sessions).values({
      id: session.id,
      staffId,
      secretHash: session.secretHash,
      startedAt: start,
      idleEndsAt: new Date(start.getTime() + 30 * 60_000),
      endsAt: new Date(start.getTime() + 12 * 3_600_000),
    }),
  )
  const set: string[] = []
  const reply = { header: (_name: string, value: string) => set.push(value) }
  officeSessionOf(server.platform, reply as unknown as FastifyReply).open(token)
  return headersOf(set)
}

/** Returns the headers that an office page sends after it got these cookies. */
export const headersOf = (setCookie: string | readonly string[] | undefined): Record<string, string> => {
  const cookies = [setCookie ?? []].flat().map((one) => one.split(';')[0] ?? '')
  const csrf = cookies.find((one) => one.includes('csrf='))?.split('=')[1] ?? ''
  return { cookie: cookies.join('; '), 'x-csrf-token': csrf }
}

export const askActingCode = (
  server: TestApp,
  headers: Record<string, string>,
  studentId: string,
  reason = 'asked by phone',
) => post(server, `${office}/acting-code`, { student_id: studentId, reason }, { headers })

/** Returns the headers of a staff member who acts for the student. */
export const actAs = async (
  server: TestApp,
  headers: Record<string, string>,
  studentId: string,
): Promise<Record<string, string>> => {
  const { code } = (await askActingCode(server, headers, studentId)).json()
  const { jwtToken, id } = (await post(server, `${authzRoot}/auth/admin-handoff`, { code })).json()
  return { ...bearer(jwtToken), 'x-admin': 'true', 'x-user-id': id }
}

/** Returns the entries of the audit trail about a staff member's acts, newest first. */
export const auditOf = (server: TestApp, staffId: string) =>
  server.database.read((db) =>
    db.select().from(auditEntries).where(eq(auditEntries.staffId, staffId)).orderBy(desc(auditEntries.id)),
  )
