import { randomUUID } from 'node:crypto'
import type { StaffRole } from '@milgo/domain/staff/staff-role'
import { desc, eq } from 'drizzle-orm'
import { newTotpSecret } from '../../src/platform/crypto/totp.ts'
import { sessions } from '../../src/store/accounts-schema.ts'
import { auditEntries, staff } from '../../src/store/staff-schema.ts'
import { authzRoot, bearer, post } from './accounts.ts'
import type { TestApp } from './test-app.ts'

export const office = `${authzRoot}/office-auth`

const start = new Date('2026-01-15T10:00:00.000Z')
let count = 0

/** A staff member who has been there before the test began. */
export const addStaff = async (server: TestApp, roles: StaffRole[], password = 'Str0ngPass') => {
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

/** A token of a staff session that began at the tests' start. */
export const staffToken = async (server: TestApp, staffId: string): Promise<string> => {
  const id = randomUUID()
  const endsAt = new Date(start.getTime() + 12 * 3_600_000)
  await server.database.transaction((tx) =>
    tx.insert(sessions).values({ id, staffId, startedAt: start, endsAt }),
  )
  return server.platform.tokens.sign({ audience: 'milgo-office', sessionId: id, expiresAt: endsAt })
}

export const askActingCode = (server: TestApp, token: string, studentId: string, reason = 'asked by phone') =>
  post(server, `${office}/acting-code`, { student_id: studentId, reason }, { headers: bearer(token) })

/** The headers of a staff member who acts for the student. */
export const actAs = async (
  server: TestApp,
  token: string,
  studentId: string,
): Promise<Record<string, string>> => {
  const { code } = (await askActingCode(server, token, studentId)).json()
  const { jwtToken, id } = (await post(server, `${authzRoot}/auth/admin-handoff`, { code })).json()
  return { ...bearer(jwtToken), 'x-admin': 'true', 'x-user-id': id }
}

/** What the audit trail tells of a staff member, newest first. */
export const auditOf = (server: TestApp, staffId: string) =>
  server.database.read((db) =>
    db.select().from(auditEntries).where(eq(auditEntries.staffId, staffId)).orderBy(desc(auditEntries.id)),
  )
