import { changeRelease } from '../apps/server/src/office/releases/change-release.ts'
import { makeRelease } from '../apps/server/src/office/releases/make-release.ts'
import { runReleases } from '../apps/server/src/office/releases/run-releases.ts'
import type { Platform } from '../apps/server/src/platform/platform.ts'
import type { Measurement } from './measurement.ts'
import { parentOf, processorSeconds } from './processor-time.ts'
import { memoryInUse, secondsOf, withSeededPlatform } from './seeded-platform.ts'

/** The number of seeded requests. About half of them have a result to publish. */
const seeded = 2_400
const maker = '00000000-0000-4000-8000-000000000001'
const approver = '00000000-0000-4000-8000-000000000002'
/** The processor seconds that two cores have for 1,000 letters, if 40,000 are to be sent in an hour. */
const secondsOf1000 = (2 * 3_600) / 40
const noSecondLooks = {
  edgePoints: 0,
  firstDecisions: 0,
  shares: { AWARD: 0, NO_AWARD: 0, DENIED: 0 },
}

/**
 * Measures a release of more than a thousand seeded requests: its dry run, and its sending after the first 50 letters,
 * in letters an hour, which must be at least 40,000. The floor is a statement that marks one row. Every letter must be
 * sent, and memory must not grow with the letters.
 */
export const benchReleases = (): Promise<readonly Measurement[]> =>
  withSeededPlatform(
    { requests: seeded, statuses: ['COMPUTED', 'DENIED', 'REJECTED_BY_ACADEMIC_INSTITUTION'] },
    measure,
  )

const measure = async (platform: Platform): Promise<readonly Measurement[]> => {
  const { pool } = platform.database
  const { id, rows } = await makeSeededRelease(platform)
  const { rows: connections } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid')
  const pids = [process.pid, parentOf(connections[0]?.pid ?? 0)]
  const beforeCheck = processorSeconds(pids)
  const checking = await secondsOf(() => runReleases(platform))
  const checked = processorSeconds(pids) - beforeCheck
  await changeRelease(platform, approver, id, { event: 'APPROVE' })
  await changeRelease(platform, approver, id, { event: 'START' })
  await runReleases(platform)
  const before = memoryInUse()
  await pool.query('update releases set continues_at = now() where id = $1', [id])
  const beforeSending = processorSeconds(pids)
  const sending = await secondsOf(() => runReleases(platform))
  const sent = processorSeconds(pids) - beforeSending
  const grown = memoryInUse() - before
  const { rows: left } = await pool.query<{ sent: number }>(
    "select count(*)::int as sent from release_rows where release_id = $1 and state = 'SENT'",
    [id],
  )
  if (left[0]?.sent !== rows) throw new Error(`${left[0]?.sent} of ${rows} letters were sent`)
  const marking = await secondsOf(async () => {
    for (let turn = 1; turn <= 200; turn++)
      await pool.query('update release_rows set done_at = now() where release_id = $1 and position = $2', [
        id,
        turn,
      ])
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
    {
      name: 'processor time of 1,000 letters of a dry run',
      value: (checked / rows) * 1_000,
      unit: 's',
      aim: { atMost: secondsOf1000 },
    },
    {
      name: 'processor time of 1,000 published results',
      value: (sent / (rows - 50)) * 1_000,
      unit: 's',
      aim: { atMost: secondsOf1000 },
    },
    { name: 'memory that a release leaves in use', value: grown, unit: 'MB', aim: { atMost: 100 } },
  ]
}

const makeSeededRelease = async (platform: Platform) => {
  const { pool } = platform.database
  await pool.query('update registration_periods set second_look = $1', [JSON.stringify(noSecondLooks)])
  const { rows: periods } = await pool.query<{ code: string; today: string }>(
    `select code, (now() at time zone 'Asia/Jerusalem')::date::text as today
     from registration_periods where id = (select max(period_id) from requests where publish_state = '0')`,
  )
  const { code = '', today = '' } = periods[0] ?? {}
  return makeRelease(platform, maker, { period: code, result: '1', planned_on: today })
}
