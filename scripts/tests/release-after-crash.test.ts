import { setTimeout as delay } from 'node:timers/promises'
import { firstWave } from '@milgo/domain/release/next-slice'
import { afterAll, afterEach, expect, it, vi } from 'vitest'
import { changeRelease } from '../../apps/server/src/office/releases/change-release.ts'
import { makeRelease } from '../../apps/server/src/office/releases/make-release.ts'
import type { Platform } from '../../apps/server/src/platform/platform.ts'
import { seedMore } from '../../apps/server/src/seed/seed-more.ts'
import { patience } from '../../apps/server/tests/support/patience.ts'
import { installedFolder } from '../testing/data-folder.mjs'
import { askDatabase } from './ask-database.ts'
import { createStarter } from './processes.ts'
import { withPlatform } from './with-platform.ts'

const folder = installedFolder()
const { start, stopAll } = createStarter()

afterEach(stopAll)
afterAll(() => folder.remove())

const ask = <Row extends Record<string, unknown>>(question: string, ...values: unknown[]) =>
  askDatabase<Row>(folder.path, question, values)
const startServer = async () => {
  const server = start({ DATA_DIR: folder.path })
  await server.url
  return server
}
/** Ends the lease of a dead process on the release. */
const endLeases = () => ask('update releases set leased_until = now()')
const doneOf = async (column: 'checked_at' | 'done_at') =>
  Number((await ask(`select count(${column})::int as done from release_rows`))[0]?.['done'])
const stateOf = async () => (await ask('select state from releases'))[0]?.['state']

/** Returns a generator of pseudo-random numbers that are the same in every run. */
const createRandom = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31
  return seed / 2 ** 31
}
const random = createRandom(16)

/** Blocks writes to rows after this position, so that a late kill still leaves rows to do. */
const blockRowsAfter = async (position: number): Promise<void> => {
  await ask(`create or replace function hold_row() returns trigger language plpgsql as
    'begin if new.position > ${position} then perform pg_sleep(60); end if; return new; end'`)
  await ask(
    'create or replace trigger held before update on release_rows for each row execute function hold_row()',
  )
}

/**
 * Starts the server, waits until it has done a row, and kills it at a random moment, `times` times. Each time it can do
 * at most `most` rows.
 */
const killWhile = async (column: 'checked_at' | 'done_at', times: number, most: number): Promise<void> => {
  for (let kill = 1; kill <= times; kill += 1) {
    await blockRowsAfter(kill * most)
    await endLeases()
    const before = await doneOf(column)
    const server = await startServer()
    await vi.waitFor(async () => expect(await doneOf(column)).toBeGreaterThan(before), {
      ...patience,
      interval: 5,
    })
    await delay(random() * 150)
    await server.stop('SIGKILL')
    // The blocked statement would otherwise keep its locks although its client is gone.
    await ask("select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'PgSleep'")
  }
  await ask('drop trigger held on release_rows')
}
const waitForState = (state: string) =>
  vi.waitFor(async () => expect(await stateOf()).toBe(state), { ...patience, interval: 50 })

/** The most rows that the dry run may check before the kill. It writes twenty rows at once. */
const checkedAtMost = 40

const maker = '00000000-0000-4000-8000-000000000001'
const approver = '00000000-0000-4000-8000-000000000002'

const makeSeededRelease = async (platform: Platform) => {
  await seedMore(platform, {
    requests: 250,
    seed: 5,
    withOwnFiles: 0,
    statuses: ['COMPUTED', 'DENIED', 'REJECTED_BY_ACADEMIC_INSTITUTION'],
  })
  await ask(`update registration_periods set second_look =
    '{"edgePoints":0,"firstDecisions":0,"shares":{"AWARD":0,"NO_AWARD":0,"DENIED":0}}'`)
  const [period] = await ask<{ code: string; today: string }>(
    `select code, (now() at time zone 'Asia/Jerusalem')::date::text as today from registration_periods
     where id = (select max(period_id) from requests where publish_state = '0')`,
  )
  const { code = '', today = '' } = period ?? {}
  return makeRelease(platform, maker, { period: code, result: '1', planned_on: today })
}

it('a release whose server is killed several times publishes every result and queues every message once', async () => {
  // Given a release on which no server works, because it is leased
  const first = await startServer()
  const { id, rows } = await withPlatform(folder.path, async (platform) => {
    const made = await makeSeededRelease(platform)
    await ask("update releases set leased_until = now() + interval '1 hour'")
    return made
  })
  expect(rows).toBeGreaterThan(2 * checkedAtMost)
  await first.stop('SIGKILL')

  // When the server is killed during the dry run, and then during the sending
  await killWhile('checked_at', 1, checkedAtMost)
  expect(await doneOf('checked_at')).toBeLessThan(rows)
  await endLeases()
  const between = await startServer()
  await waitForState('CHECKED')
  await withPlatform(folder.path, async (platform) => {
    await changeRelease(platform, approver, id, { event: 'APPROVE' })
    await ask("update releases set leased_by = gen_random_uuid(), leased_until = now() + interval '1 hour'")
    await changeRelease(platform, approver, id, { event: 'START' })
  })
  await between.stop('SIGKILL')
  await killWhile('done_at', 2, Math.floor((firstWave - 1) / 2))
  expect(await doneOf('done_at')).toBeLessThan(firstWave)
  await endLeases()
  await startServer()
  // The pause of a quarter of an hour after the first wave is skipped.
  await vi.waitFor(
    async () => expect((await ask('select continues_at from releases'))[0]?.['continues_at']).not.toBeNull(),
    { ...patience, interval: 50 },
  )
  expect(await doneOf('done_at')).toBe(firstWave)
  await ask('update releases set continues_at = now()')
  await waitForState('DONE')

  // Then every request has one event, one letter, at most one award, one mail and one SMS, and none is left
  const written = await ask(
    `select r.state, count(*)::int as rows, bool_and(
        (select count(*) from request_events e where e.request_id = r.request_id and e.event = 'PUBLISH') = 1
        and (select count(*) from letters l where l.request_id = r.request_id and l.release_id = r.release_id) = 1
        and (select count(*) from ledger_entries l where l.request_id = r.request_id and l.kind = 'ENTITLEMENT') <= 1
        and (select count(*) from outbox_messages m where m.channel = 'mail' and m.cause like 'result-published:' || r.request_id || ':%') = 1
        and (select count(*) from outbox_messages m where m.channel = 'sms' and m.cause like 'result-published:' || r.request_id || ':%') = 1
        and (select publish_state from requests q where q.id = r.request_id) = '1') as "isOnce"
     from release_rows r where release_id = $1 group by 1`,
    id,
  )
  expect(written).toEqual([{ state: 'SENT', rows, isOnce: true }])
})
