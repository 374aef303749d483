import { createAdmit } from '../apps/server/src/authz/index.ts'
import { readConfig } from '../apps/server/src/config.ts'
import { changeRelease } from '../apps/server/src/office/releases/change-release.ts'
import { makeRelease } from '../apps/server/src/office/releases/make-release.ts'
import { runReleases } from '../apps/server/src/office/releases/run-releases.ts'
import { databaseClock } from '../apps/server/src/platform/clock.ts'
import { createPlatform } from '../apps/server/src/platform/create-platform.ts'
import { createPasswords } from '../apps/server/src/platform/crypto/passwords.ts'
import { openDatabase } from '../apps/server/src/platform/database/database.ts'
import { createLogger } from '../apps/server/src/platform/observability/logger.ts'
import { openStore } from '../apps/server/src/platform/storage/open-store.ts'
import { loadDemoAccounts } from '../apps/server/src/reference/demo-accounts.ts'
import { loadStarterData } from '../apps/server/src/reference/load-starter-data.ts'
import { seedMore } from '../apps/server/src/seed/seed-more.ts'
import { withDatabase } from '../apps/server/src/with-database.ts'
import { temporaryFolder } from '../scripts/testing/data-folder.mjs'
import type { Measurement } from './measurement.ts'

/** About half of them have a result to publish. */
const seeded = 700
const maker = '00000000-0000-4000-8000-000000000001'
const approver = '00000000-0000-4000-8000-000000000002'

/**
 * A release of hundreds of seeded requests: its dry run, and its sending after the first 50 letters, as letters an hour, of
 * which there are to be 40,000 at least; against a statement that marks one row. Everybody must be sent.
 */
export const benchReleases = async (): Promise<readonly Measurement[]> => {
  const folder = temporaryFolder()
  const config = readConfig({ NODE_ENV: 'development', DATA_DIR: folder.path }, process.cwd())
  try {
    return await withDatabase(config, async (url) => {
      const database = openDatabase({ url, poolSize: 4 })
      const platform = createPlatform({
        config,
        database,
        clock: databaseClock,
        logger: createLogger('warn'),
        passwords: await createPasswords(1),
        store: await openStore(config),
        createAdmit,
      })
      try {
        await loadStarterData(database)
        await loadDemoAccounts(platform)
        await seedMore(platform, {
          requests: seeded,
          seed: 7,
          withOwnFiles: 0,
          statuses: ['COMPUTED', 'DENIED', 'REJECTED_BY_ACADEMIC_INSTITUTION'],
        })
        const { rows: periods } = await database.pool.query<{ code: string; today: string }>(
          `select code, (now() at time zone 'Asia/Jerusalem')::date::text as today
           from registration_periods where id = (select max(period_id) from requests where publish_state = '0')`,
        )
        const { code = '', today = '' } = periods[0] ?? {}
        const { id, rows } = await makeRelease(platform, maker, {
          period: code,
          result: '1',
          planned_on: today,
        })
        const checking = await seconds(() => runReleases(platform))
        await changeRelease(platform, approver, id, { event: 'APPROVE' })
        await changeRelease(platform, approver, id, { event: 'START' })
        await runReleases(platform)
        await database.pool.query('update releases set continues_at = now() where id = $1', [id])
        const sending = await seconds(() => runReleases(platform))
        const { rows: left } = await database.pool.query<{ sent: number }>(
          "select count(*)::int as sent from release_rows where release_id = $1 and state = 'SENT'",
          [id],
        )
        if (left[0]?.sent !== rows) throw new Error(`${left[0]?.sent} of ${rows} letters were sent`)
        const marking = await seconds(async () => {
          for (let turn = 1; turn <= 200; turn++)
            await database.pool.query(
              'update release_rows set done_at = now() where release_id = $1 and position = $2',
              [id, turn],
            )
        })
        const anHour = (count: number, took: number): number => (count / took) * 3_600
        const floor = anHour(200, marking)
        return [
          {
            name: `letters of a dry run of ${rows}, three languages each`,
            value: anHour(rows, checking),
            floor,
            unit: '/h',
            aim: { atLeast: 40_000 },
          },
          {
            name: `results published by a release of ${rows}`,
            value: anHour(rows - 50, sending),
            floor,
            unit: '/h',
            aim: { atLeast: 40_000 },
          },
        ]
      } finally {
        await platform.images.stop()
        await database.close()
      }
    })
  } finally {
    folder.remove()
  }
}

const seconds = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return (performance.now() - start) / 1_000
}
