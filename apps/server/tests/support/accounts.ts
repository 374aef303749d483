import { randomUUID } from 'node:crypto'
import { usernameOf } from '@milgo/domain/identity/username'
import { desc, eq } from 'drizzle-orm'
import { students } from '../../src/store/accounts-schema.ts'
import { outboxMessages } from '../../src/store/schema.ts'
import { goodPassword, person } from './people.ts'
import type { TestApp } from './test-app.ts'

export const core = '/core-service/api/v1'
export const authzRoot = '/authz-service/api/v1'
export const authz = `${authzRoot}/auth`

type Sent = { readonly headers?: Record<string, string>; readonly address?: string }

/** Makes a call with a body; from an address of its own if the test gives one. */
export const post = (server: TestApp, url: string, payload: object = {}, { headers, address }: Sent = {}) =>
  server.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'accept-language': 'en', ...headers },
    ...(address !== undefined && { remoteAddress: address }),
  })

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

/** Adds a student who registered before the test began. */
export const givenStudent = async (
  server: TestApp,
  n: number,
  {
    password = goodPassword,
    institutionId = 1,
    period = { id: 1, code: '2025' },
  }: { password?: string; institutionId?: number; period?: { id: number; code: string } } = {},
) => {
  const { identity_number, phone, email } = person(n)
  const id = randomUUID()
  const username = usernameOf(phone, period.code)
  const passwordHash = await server.platform.passwords.hash(password)
  await server.database.transaction((tx) =>
    tx.insert(students).values({
      id,
      periodId: period.id,
      username,
      identityHash: server.platform.vault.lookupHash('identity', identity_number),
      identitySealed: server.platform.vault.seal(identity_number, `identity:${id}`),
      phone,
      email,
      passwordHash,
      institutionId,
      currentlyStudying: 'BACHELOR',
      details: {},
      termsAt: new Date('2026-01-15T09:00:00.000Z'),
      createdAt: new Date('2026-01-15T09:00:00.000Z'),
    }),
  )
  return { id, username, phone, email, password, identityNumber: identity_number }
}

export const logIn = async (
  server: TestApp,
  student: { email: string; password: string },
  address?: string,
) => {
  const answer = await post(
    server,
    `${authz}/login-by-email`,
    { register_period: '2025', email: student.email, password: student.password },
    address === undefined ? {} : { address },
  )
  return answer.json().jwtToken as string
}

/** Returns the messages to a phone or e-mail address, newest first. */
export const messagesTo = (server: TestApp, recipient: string) =>
  server.database.read((db) =>
    db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.recipient, recipient))
      .orderBy(desc(outboxMessages.createdAt)),
  )

/** Returns the newest code that was sent to a phone. */
export const codeSentTo = async (server: TestApp, phone: string) =>
  /\d{6}/.exec((await messagesTo(server, phone))[0]?.body ?? '')?.[0] ?? ''

export const wrongCode = (code: string) => (code === '000000' ? '000001' : '000000')

const second = 1_000

/** Sets the tests' clock and moves it forward. */
export const clockOf = (server: TestApp, start = '2026-01-15T10:00:00.000Z') => {
  let now = Date.parse(start)
  server.clock.set(new Date(now))
  return {
    pass: (seconds: number) => {
      now += seconds * second
      server.clock.set(new Date(now))
    },
  }
}
