import type { Dashboard, Figure } from '@milgo/contracts/office/get-dashboard'
import pg from 'pg'
import { getRunningUrl } from '../apps/server/src/platform/database/embedded/find-running.ts'
import { temporaryFolder } from '../scripts/testing/data-folder.mjs'
import { startProcess } from '../scripts/testing/server-process.mjs'
import type { Measurement } from './measurement.ts'
import { logInDemoStaff, type OfficeCaller } from './office-caller.ts'
import { parentOf, processorSeconds } from './processor-time.ts'
import { everyFilter } from './queue-filters.ts'

const requests = 100_000
const rounds = 20

/**
 * Measures the work queue and the review screen with 100,000 requests: the slowest of the filters, orders, searches and
 * counts. Each is measured by its 95th percentile for the caller, which is more than the server itself takes, and by
 * the processor time of server and database for a call, which other work on the machine does not change. Seeding takes
 * minutes: `QUEUE_DATA_DIR` names a folder that `npm run seed -- 100000` has filled before.
 */
export const benchOfficeQueue = async (): Promise<readonly Measurement[]> => {
  const given = process.env['QUEUE_DATA_DIR']
  const folder = given ? { path: given, remove: () => {} } : temporaryFolder()
  if (!given) await seed(folder.path)
  const server = startProcess({ DATA_DIR: folder.path })
  try {
    const caller = await logInDemoStaff(await server.url, 'demo.reviewer@milgo.example')
    const database = new pg.Client({ connectionString: getRunningUrl(folder.path) })
    await database.connect()
    try {
      const { rows } = await database.query<{ pid: number }>('select pg_backend_pid() as pid')
      const pids = [server.process.pid ?? 0, parentOf(rows[0]?.pid ?? 0)]
      const floor = await timesOf(() => database.query(bareList), pids)
      const shown = await viewsOfDashboards(caller)
      const single = everyFilter((await caller.post('/office/dashboard', {})) as Dashboard)
      const measured = {
        'queue of 100,000, slowest filter': [...filters, ...single.map((view) => ({ view }))].map(
          (body) => () => list(caller, body),
        ),
        'queue of 100,000, slowest view of a dashboard': shown.flatMap((view) => [
          () => list(caller, { view }),
          () => caller.post('/office/requests/count', { views: [view] }),
        ]),
        'queue of 100,000, slowest search': searches.map((text) => () => list(caller, { search: text })),
        'queue of 100,000, counts of ten views': [
          () => caller.post('/office/requests/count', { views }),
          () => caller.post('/office/requests/count', { with_other_periods: true }),
        ],
        'review screen among 100,000': await reviews(caller),
      }
      const measurements: Measurement[] = []
      for (const [name, calls] of Object.entries(measured)) {
        const { p95, processor } = await slowest(calls, pids)
        const row = { unit: 'ms', aim: { atMost: 100 } }
        measurements.push({ name: `${name}, p95`, value: p95, floor: floor.p95, ...row })
        measurements.push({ name: `${name}, processor`, value: processor, floor: floor.processor, ...row })
      }
      return measurements
    } finally {
      await database.end()
    }
  } finally {
    await server.stop()
    folder.remove()
  }
}

const seed = async (dataDir: string): Promise<void> => {
  const command = startProcess(
    { DATA_DIR: dataDir },
    { script: 'apps/server/src/seed.ts', args: [String(requests)] },
  )
  if ((await command.exit).code !== 0) throw new Error(command.output())
}

/** The barest query for a page of the list. */
const bareList = 'select * from request_index order by period_id, due_on, request_id limit 51'

const inReview = 'SUBMITTED,REPAIR_BACK_FROM,REPAIR_BACK_FROM_TO'
/** Combinations of filters, in every order. `everyFilter` has each filter alone. */
const filters: readonly object[] = [
  {},
  ...['due', '-due', 'waiting', '-waiting', 'name', '-name', 'number', '-number', 'moved', '-moved'].flatMap(
    (sort) => [
      { sort },
      { sort, view: { status: inReview, hold: 'off' } },
      { sort, view: { institution: '7', language: 'en' } },
      { sort, view: { institution: '3,9,12', language: 'ar', status: inReview } },
      { sort, view: { status: 'APPEAL_SUBMITTED', language: 'en' } },
      { sort, view: { left: 'SUBMITTED' } },
      { sort, view: { left: 'SUBMITTED,TEAM_MANAGER_APPROVAL', language: 'ar' } },
      { sort, view: { decision: 'approved', reason: 'none' } },
      { sort, view: { returned: 'any' } },
      { sort, view: { ageing: 'overdue', institution: '7' } },
    ],
  ),
  { view: { assignee: 'me', hold: 'off', status: inReview } },
  { view: { assignee: 'none', status: inReview } },
  { view: { waiting: '14', status: inReview } },
  { view: { waiting: '100', language: 'en' } },
  { view: { flags: 'unsent-files', language: 'en' } },
  { view: { flags: 'sent-back', institution: '5' } },
]

const searches = ['כהן', 'לוי נועה', 'א', 'Sarah', 'ה', 'זזזז', '2025-054321', '000000018', '0501234567']

const views: readonly object[] = [
  { status: inReview, assignee: 'me', hold: 'off' },
  { status: 'REPAIR_BACK_FROM,REPAIR_BACK_FROM_TO', assignee: 'me' },
  { assignee: 'me', hold: 'on' },
  { status: inReview, hold: 'off' },
  { status: inReview, assignee: 'none', hold: 'off' },
  { status: inReview, waiting: '14' },
  { status: inReview, flags: 'same-account,same-phone,same-file' },
  { institution: '7', language: 'en' },
  { institution: '3,9,12', language: 'ar', status: inReview },
  { flags: 'unsent-files' },
]

/**
 * Returns the views of the queue that the dashboards of the current and of a past period link to. Of the views with the
 * same filters it returns the one with the most requests, because it is the slowest.
 */
const viewsOfDashboards = async (caller: OfficeCaller): Promise<readonly Figure['view'][]> => {
  const dashboardOf = async (body: object) =>
    (await caller.post('/office/dashboard', body)) as Pick<Dashboard, 'periods' | 'period'>
  const current = await dashboardOf({})
  const past = current.periods.find((code) => code !== current.period.code)
  if (past === undefined) throw new Error('The seed has no past period')
  const figures = [current, await dashboardOf({ period: past })].flatMap(figuresIn)
  const fullest = Map.groupBy(figures, ({ view }) => Object.keys(view).toSorted().join())
  return [...fullest.values()].flatMap(
    (alike) => alike.toSorted((one, other) => other.count - one.count).at(0)?.view ?? [],
  )
}

const figuresIn = (value: unknown): readonly Figure[] => {
  if (typeof value !== 'object' || value === null) return []
  return 'count' in value && 'view' in value
    ? [value as Figure]
    : Object.values(value).flatMap((part) => figuresIn(part))
}

const list = (caller: OfficeCaller, body: object) => caller.post('/office/requests/list', body)

const reviews = async (caller: OfficeCaller): Promise<readonly (() => Promise<unknown>)[]> => {
  const page = await list(caller, { view: { status: inReview }, limit: 4 })
  const ids = (page as { requests: { request_id: string }[] }).requests.map(({ request_id }) => request_id)
  return ids.map((id) => () => caller.post(`/office/requests/${id}/open`, {}))
}

type Times = { readonly p95: number; readonly processor: number }

const slowest = async (
  calls: readonly (() => Promise<unknown>)[],
  pids: readonly number[],
): Promise<Times> => {
  let most: Times = { p95: 0, processor: 0 }
  for (const [place, call] of calls.entries()) {
    const { p95, processor } = await timesOf(call, pids)
    if (process.env['QUEUE_VERBOSE']) console.log(place, p95.toFixed(1), processor.toFixed(1))
    most = { p95: Math.max(most.p95, p95), processor: Math.max(most.processor, processor) }
  }
  return most
}

/** Returns the 95th percentile of the call's time, and the processor time of these processes for one call, in ms. */
const timesOf = async (call: () => Promise<unknown>, pids: readonly number[]): Promise<Times> => {
  await call()
  const times: number[] = []
  const before = processorSeconds(pids)
  for (let round = 0; round < rounds; round++) {
    const start = performance.now()
    await call()
    times.push(performance.now() - start)
  }
  return {
    p95: times.toSorted((one, other) => one - other)[Math.ceil(rounds * 0.95) - 1] ?? 0,
    processor: ((processorSeconds(pids) - before) * 1_000) / rounds,
  }
}
