import type { ReviewFlag } from '@milgo/domain/application/documents/fix-mode'
import type { APIRequestContext, Page } from '@playwright/test'
import { readConfig } from '../apps/server/src/config.ts'
import { moveRequestByStaff } from '../apps/server/src/core/requests/move-request-by-staff.ts'
import { databaseClock } from '../apps/server/src/platform/clock.ts'
import { readSecrets } from '../apps/server/src/platform/crypto/secrets.ts'
import { createVault } from '../apps/server/src/platform/crypto/vault.ts'
import { openDatabase } from '../apps/server/src/platform/database/database.ts'
import { getRunningUrl } from '../apps/server/src/platform/database/embedded/find-running.ts'
import type { Platform } from '../apps/server/src/platform/platform.ts'
import { repository } from '../scripts/setup/repository.mjs'
import { askDatabase } from '../scripts/tests/ask-database.ts'
import { core } from './core.ts'
import { dataDir } from './database.ts'
import { type Filled, giveDocuments, heldDocuments, registerFilled } from './documents.ts'
import { expect } from './fixtures.ts'
import { idOf, openAs, tokenOf } from './login.ts'
import type { Student } from './student.ts'

type Move = Parameters<typeof moveRequestByStaff>[3]

/** Moves a student's request as the demo reviewer, by the server's own use case. */
export const moveAsReviewer = async (
  request: APIRequestContext,
  student: Student,
  move: Move,
): Promise<void> => {
  const [row] = await askDatabase<{ id: string; reviewer: string }>(
    dataDir,
    `select requests.id, staff.id as reviewer from requests, staff
     where student_id = $1 and staff.email = 'demo.reviewer@milgo.example'`,
    [await idOf(request, student)],
  )
  if (!row) throw new Error('The student has no request')
  const config = readConfig({ ...process.env, DATA_DIR: dataDir }, repository)
  const database = openDatabase({ url: getRunningUrl(dataDir), poolSize: 2 })
  try {
    // A move reads and writes the database, and asks nothing else of the platform.
    const platform = {
      config,
      database,
      clock: databaseClock,
      vault: createVault(readSecrets(config)),
    } as unknown as Platform
    await moveRequestByStaff(platform, { id: row.reviewer, role: 'REVIEWER' }, row.id, move)
  } finally {
    await database.close()
  }
}

/** A student whose request was sent, reviewed and returned because of these documents. */
export const registerReturned = async (
  request: APIRequestContext,
  filled: Filled,
  flags: readonly ReviewFlag[],
): Promise<Student> => {
  const student = await registerFilled(request, filled)
  await giveDocuments(request, student)
  const headers = { Authorization: `Bearer ${await tokenOf(request, student)}` }
  const { version } = await heldDocuments(request, student)
  const sent = await request.post(`${core}/step-4/submit`, { headers, data: { version } })
  expect((await sent.json()).error).toBeUndefined()
  await moveAsReviewer(request, student, { event: 'RETURN_FOR_REPAIR', flags })
  return student
}

/** Opens the form of such a student, without a step in its address. */
export const openReturned = async (
  page: Page,
  request: APIRequestContext,
  filled: Filled,
  flags: readonly ReviewFlag[],
): Promise<Student> => {
  const student = await registerReturned(request, filled, flags)
  await openAs(page, request, student, '/registration')
  return student
}

/** The correction ends so many seconds from now. */
export const endCorrectionIn = async (
  request: APIRequestContext,
  student: Student,
  seconds: number,
): Promise<void> => {
  await askDatabase(
    dataDir,
    `update requests set correction_deadline = now() + make_interval(secs => $2), version = version + 1
     where student_id = $1`,
    [await idOf(request, student), seconds],
  )
}
