import type { Clock } from './clock.ts'
import type { Database } from './database/database.ts'
import type { Authenticate } from './http/caller.ts'

/** What use cases stand on; tests hand in their own. */
export type Platform = {
  readonly database: Database
  readonly clock: Clock
  readonly authenticate: Authenticate
}
