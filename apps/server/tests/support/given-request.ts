import { randomUUID } from 'node:crypto'
import type { RequestStatus } from '@milgo/domain/status/request-status'
import { historiesOf } from '@milgo/testing/request-histories'
import { demoPassword, loadDemoAccounts } from '../../src/reference/demo-accounts.ts'
import { findNextPeople } from '../../src/seed/next-demo-people.ts'
import { openWorld } from '../../src/seed/open-world.ts'
import { authz, bearer, post } from './accounts.ts'
import { formOf } from './form.ts'
import { openTestApp, type TestApp } from './test-app.ts'

/** A server with demo staff, at the hour of the database: requests are built with a past that ends now. */
export const openWithDemoStaff = async (): Promise<TestApp> => {
  const server = await openTestApp({ NODE_ENV: 'development' })
  server.clock.set(new Date())
  await loadDemoAccounts(server.platform)
  return server
}

type RequestWish = {
  readonly status: RequestStatus
  /** Whether the last thing was that its result was published, for a status that comes with and without. */
  readonly isPublished?: boolean
}

/**
 * A new demo student whose request came to this status by a history that the status table allows, with documents, score,
 * letter and ledger as that history leaves them; and the student's calls, logged in.
 */
export const givenRequest = async (server: TestApp, { status, isPublished }: RequestWish) => {
  const history = historiesOf[status].find(
    (one) => isPublished === undefined || (one.at(-1)?.event === 'PUBLISH') === isPublished,
  )
  if (!history) throw new Error(`No request comes to ${status} that way`)
  const { ground, firstNumber: number } = await findNextPeople(server.platform)
  const world = await openWorld(server.platform, ground)
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
