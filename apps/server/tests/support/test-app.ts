import { StaffRole } from '@milgo/domain/staff/staff-role'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../src/app.ts'
import { createAdmit, createAuthenticate } from '../../src/authz/index.ts'
import { readConfig } from '../../src/config.ts'
import { settableClock } from '../../src/platform/clock.ts'
import { createPlatform } from '../../src/platform/create-platform.ts'
import { createPasswords } from '../../src/platform/crypto/passwords.ts'
import { openDatabase } from '../../src/platform/database/database.ts'
import type { Authenticate, StaffCaller, StudentCaller } from '../../src/platform/http/caller.ts'
import { createLogger } from '../../src/platform/observability/logger.ts'
import { createMetrics } from '../../src/platform/observability/metrics.ts'
import { openStore } from '../../src/platform/storage/open-store.ts'
import { freshDatabase } from './fresh-database.ts'

const session = {
  id: '00000000-0000-4000-8000-000000000000',
  endsAt: new Date('2026-01-15T22:00:00.000Z'),
  idleEndsAt: new Date('2026-01-15T10:30:00.000Z'),
  now: new Date('2026-01-15T10:00:00.000Z'),
}

const staffOfAllRoles: StaffCaller = {
  kind: 'staff',
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Staff',
  email: 'staff@milgo.example',
  session,
  roles: [...StaffRole.options],
  mustChangePassword: false,
  recoveryCodesLeft: 10,
}

/** A cookie that only the tests' server knows: a staff member with all roles. */
export const asStaff = { cookie: 'milgo-office=of-all-roles' }

/** A token that only the tests' server knows: a student, for calls that refuse a body before they read the database. */
export const asStudent = { authorization: 'Bearer of-a-student' }
const someStudent: StudentCaller = {
  kind: 'student',
  id: '00000000-0000-4000-8000-000000000001',
  session: staffOfAllRoles.session,
  account: {
    periodId: 1,
    username: '+972520000001_2025',
    identitySealed: '',
    phone: '0520000001',
    email: 'some.student@milgo.example',
    currentlyStudying: 'BACHELOR',
    institution: { id: 1, name: { he: '-' }, isSponsored: false, isReligious: false },
  },
}

const knowing = (real: Authenticate): Authenticate => ({
  student: async (headers) =>
    headers.authorization === asStudent.authorization ? someStudent : real.student(headers),
  staff: async (headers) => (headers.cookie === asStaff.cookie ? staffOfAllRoles : real.staff(headers)),
})

/** Argon2 at a low cost, so that a hundred logins take less than a second. */
const cheapCost = { algorithm: 2, memoryCost: 64, timeCost: 1, parallelism: 1 } as const

const secrets: NodeJS.ProcessEnv = {
  TOKEN_SECRET: 't'.repeat(32),
  DATA_KEY: 'd'.repeat(32),
  LOOKUP_KEY: 'l'.repeat(32),
  LINK_SECRET: 'k'.repeat(32),
}

export type TestDatabase = Awaited<ReturnType<typeof freshDatabase>>

/**
 * Opens the whole server except the listener, with a clock that the test sets; on a database of its own, or on a given
 * one, as a second node.
 */
export const openTestApp = async (
  environment: NodeJS.ProcessEnv = {},
  addRoutes: (app: FastifyInstance) => void = () => {},
  shared?: TestDatabase,
) => {
  const fresh = shared ?? (await freshDatabase())
  const queries: string[] = []
  const log: string[] = []
  const database = openDatabase({
    url: fresh.url,
    poolSize: 4,
    onQuery: (text) => {
      queries.push(text)
    },
  })
  const clock = settableClock(new Date('2026-01-15T10:00:00.000Z'))
  const config = readConfig({ NODE_ENV: 'test', ...secrets, ...environment }, '/')
  const logger = createLogger('trace', { write: (line) => void log.push(line) })
  const platform = createPlatform({
    config,
    database,
    clock,
    logger,
    passwords: await createPasswords(config.PASSWORD_HASHES, cheapCost),
    store: await openStore(config),
    createAdmit: (ground) => createAdmit(ground, knowing(createAuthenticate(ground))),
  })
  const app: FastifyInstance = await buildApp({ config, platform, logger, metrics: createMetrics() })
  addRoutes(app)
  await app.ready()
  return {
    app,
    clock,
    database,
    platform,
    /** What a second node needs to use the same database. */
    at: fresh,
    /** The statements since the list was last cleared. */
    queries,
    log,
    close: async () => {
      await app.close()
      await platform.images.stop()
      await database.close()
      if (!shared) await fresh.drop()
    },
  }
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>

export const production: NodeJS.ProcessEnv = { NODE_ENV: 'production', ...secrets }
