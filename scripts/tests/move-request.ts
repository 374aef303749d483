import { readConfig } from '../../apps/server/src/config.ts'
import { letterTemplate } from '../../apps/server/src/core/results/print-letter.ts'
import { publishResult } from '../../apps/server/src/core/results/publish-result.ts'
import { databaseClock } from '../../apps/server/src/platform/clock.ts'
import { readSecrets } from '../../apps/server/src/platform/crypto/secrets.ts'
import { createVault } from '../../apps/server/src/platform/crypto/vault.ts'
import { openDatabase } from '../../apps/server/src/platform/database/database.ts'
import { getRunningUrl } from '../../apps/server/src/platform/database/embedded/find-running.ts'
import type { Platform } from '../../apps/server/src/platform/platform.ts'
import { moveRequestByStaff } from '../../apps/server/tests/support/move-request-by-staff.ts'
import { repository } from '../setup/repository.mjs'
import { askDatabase } from './ask-database.ts'

type ReviewerMove = Parameters<typeof moveRequestByStaff>[3]

/** Moves a student's request as the demo reviewer, by the server's own use case, while the server is running. */
export const moveAsReviewer = async (
  dataDir: string,
  studentId: string,
  move: ReviewerMove,
): Promise<void> => {
  const [row] = await askDatabase<{ id: string; reviewer: string }>(
    dataDir,
    `select requests.id, staff.id as reviewer from requests, staff
     where student_id = $1 and staff.email = 'demo.reviewer@milgo.example'`,
    [studentId],
  )
  if (!row) throw new Error('The student has no request')
  await withPlatform(dataDir, (platform) =>
    moveRequestByStaff(platform, { id: row.reviewer, role: 'REVIEWER' }, row.id, move),
  )
}

/** Publishes the result of one request, as a release does for each of its requests. */
export const publishAlone = (dataDir: string, requestId: string): Promise<unknown> =>
  withPlatform(dataDir, (platform) =>
    publishResult(platform, { kind: 'system' }, requestId, {
      printedAppealDate: null,
      releaseId: null,
      templateVersion: letterTemplate,
    }),
  )

const withPlatform = async <T>(dataDir: string, work: (platform: Platform) => Promise<T>): Promise<T> => {
  const config = readConfig({ ...process.env, DATA_DIR: dataDir }, repository)
  const database = openDatabase({ url: getRunningUrl(dataDir), poolSize: 2 })
  try {
    // Moving and publishing a request only uses these parts of the platform.
    const platform = {
      config,
      database,
      clock: databaseClock,
      vault: createVault(readSecrets(config)),
    } as unknown as Platform
    return await work(platform)
  } finally {
    await database.close()
  }
}
