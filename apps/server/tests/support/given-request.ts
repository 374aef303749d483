import { randomUUID } from 'node:crypto'
import type { RequestStatus } from '@milgo/domain/status/request-status'
import { historiesOf } from '@milgo/testing/request-histories'
import { demoPassword, loadDemoAccounts } from '../../src/reference/demo-accounts.ts'
import { findNextPeople } from '../../src/seed/next-demo-people.ts'
import { openWorld } from '../../src/seed/open-world.ts'
import { authz, bearer, post } from './accounts.ts'
import { formOf } from './form.ts'
import { openTestApp, type TestApp } from './test-app.ts'

/** Opens a server with demo staff, at the database's time, because the histories of requests end now. */
export const openWithDemoStaff = async (): Promise<TestApp> => {
  const server = await openTestApp({ NODE_ENV: 'development' })
  server.clock.set(new Date())
  await loadDemoAccounts(server.platform)
  return server
}

type RequestWish = {
  readonly status: RequestStatus
  /** Whether the last event was the publication, for a status that exists with and without it. */
  readonly isPublished?: boolean
}

/**
 * Adds a new demo student with a request in this status, with a history that the status table allows, and the
 * documents, score, letter and ledger of that history. Returns the calls of the logged-in student.
 */
export const givenRequest = async (server: TestApp, { status, isPublished }: RequestWish) => {
  const history = historiesOf[status].find(
    (one) => isPublished === undefined || (one.at(-1)?.event === 'PUBLISH') === isPublished,
  )
  if (!history) throw new Error(`No request comes to ${status} that way`)
  const { seedContext, firstNumber: number } = await findNextPeople(server.platform)
  const world = await openWorld(server.platform, seedContext)
  const fileFor = (questionId: string) => world.pool.make(questionId, randomUUID())
  const built = world.build(status, { number, seed: number, history, fileFor, ownsFiles: true })
  await world.write([built])
  await world.close()
  const { requestId: id, student } = built
  const answer = await post(server, `${authz}/login-by-email`, {
    email: student.email,
    password: demoPassword,
  })
  const token: string = answer.json().jwtToken
  return { id, student, token, ...formOf(server, bearer(token)) }
}
