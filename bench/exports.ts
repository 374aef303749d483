import { randomUUID } from 'node:crypto'
import { exportColumns } from '@milgo/domain/queue/export-columns'
import pg from 'pg'
import { exportRequests } from '../apps/server/src/office/queue/export-requests.ts'
import { exportTrail } from '../apps/server/src/office/trail/export-trail.ts'
import { listTrail } from '../apps/server/src/office/trail/list-trail.ts'
import type { Platform } from '../apps/server/src/platform/platform.ts'
import type { Measurement } from './measurement.ts'
import { memoryInUse, secondsOf, withSeededPlatform } from './seeded-platform.ts'

const requests = 100_000
const entries = 1_000_000
const rounds = 10
const manager = '00000000-0000-4000-8000-000000000001'

/**
 * Measures the export of 100,000 requests with every column, and the trail with a million entries: how much the memory
 * grows while a table is sent, which must stay below 150 MB, and the time of the slowest page. The rows are copies of a
 * few seeded ones.
 */
export const benchExports = (): Promise<readonly Measurement[]> =>
  withSeededPlatform({ requests: 200 }, async (platform) => {
    await withOwnClient(platform, (client) => copyRequests(platform, client))
    const { pool } = platform.database
    const exported = await grownBy(() =>
      exportRequests(platform, manager, 'he', { columns: [...exportColumns] }),
    )
    if (exported.lines < requests) throw new Error(`only ${exported.lines} requests were exported`)
    await withOwnClient(platform, addEntries)
    const trail = await grownBy(() => exportTrail(platform, manager, 'he', { from: '2025-11-01' }))
    const { rows } = await pool.query<{ number: string }>(`
      select registration_periods.code || '-' || lpad(requests.number::text, 6, '0') as number
      from requests join registration_periods on registration_periods.id = requests.period_id
      where requests.submitted_at is not null order by requests.created_at limit 1`)
    const asked = [
      {},
      { actions: ['message-resent'] },
      { request_number: rows[0]?.number ?? '' },
      { staff_id: manager },
    ]
    const floor = await slowestOf([
      () => pool.query('select * from audit_entries order by at desc, id desc limit 51'),
    ])
    const pages = await slowestOf(
      asked.map(
        (filters) => () => listTrail(platform, manager, 'he', { filters } as Parameters<typeof listTrail>[3]),
      ),
    )
    const memory = { unit: 'MB', aim: { atMost: 150 } }
    return [
      { name: `export of ${exported.lines} requests, memory`, value: exported.megabytes, ...memory },
      { name: `export of ${trail.lines} entries of the trail, memory`, value: trail.megabytes, ...memory },
      {
        name: 'trail of 1,000,000, slowest page, p95',
        value: pages,
        floor,
        unit: 'ms',
        aim: { atMost: 300 },
      },
    ]
  })

/**
 * Uses a connection of its own, because statements of the server's connections time out after some seconds and filling
 * tables takes longer.
 */
const withOwnClient = async (
  { database }: Platform,
  work: (client: pg.Client) => Promise<void>,
): Promise<void> => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

type Sent = { readonly content: unknown }

/** Reads a file piece by piece, as a slow receiver does, and returns its lines and the growth of the memory. */
const grownBy = async (make: () => Promise<Sent>): Promise<{ lines: number; megabytes: number }> => {
  const before = memoryInUse()
  let [lines, most] = [0, before]
  const { content } = await make()
  for await (const piece of content as AsyncIterable<Uint8Array>) {
    for (const byte of piece) if (byte === 10) lines += 1
    most = Math.max(most, process.memoryUsage().rss / 2 ** 20)
  }
  return { lines: lines - 1, megabytes: most - before }
}

const slowestOf = async (calls: readonly (() => Promise<unknown>)[]): Promise<number> => {
  let slowest = 0
  for (const call of calls) {
    await call()
    const times: number[] = []
    for (let round = 0; round < rounds; round++) times.push((await secondsOf(call)) * 1_000)
    slowest = Math.max(slowest, times.toSorted((one, other) => one - other)[rounds - 1] ?? 0)
  }
  return slowest
}

/** Inserts copies of one request of the current period, each with its own student and sealed identity number. */
const copyRequests = async ({ vault }: Platform, pool: pg.Client): Promise<void> => {
  const { rows } = await pool.query<{ id: string; studentId: string }>(`
    select requests.id, requests.student_id as "studentId" from requests
      join request_index on request_index.request_id = requests.id
    where requests.period_id = (select period_id from request_index group by 1 order by count(*) desc limit 1) limit 1`)
  const [one] = rows
  if (!one) throw new Error('nothing was seeded')
  await pool.query(`update settings set value = (select registration_periods.code from registration_periods
    join requests on requests.period_id = registration_periods.id where requests.id = '${one.id}') where key = 'REGISTER_PERIOD'`)
  for (let done = 0; done < requests; done += 1_000) {
    const copies = Array.from({ length: 1_000 }, () => {
      const [id, student] = [randomUUID(), randomUUID()]
      return { id, student, sealed: vault.seal('000000018', `identity:${student}`) }
    })
    await pool.query(copying(one), [JSON.stringify(copies)])
  }
}

/** Returns the statement that copies all columns but the keys. */
const copying = ({ id, studentId }: { id: string; studentId: string }): string => `
  with copies as (select * from jsonb_to_recordset($1::jsonb) as copy (id uuid, student uuid, sealed text)),
  new_students as (
    insert into students select (jsonb_populate_record(original, jsonb_build_object('id', copies.student, 'username', copies.student,
      'identity_hash', copies.student, 'identity_sealed', copies.sealed, 'phone', copies.student, 'email', copies.student))).*
    from students original, copies where original.id = '${studentId}' returning id
  ),
  new_requests as (
    insert into requests select (jsonb_populate_record(original, jsonb_build_object('id', copies.id, 'student_id', copies.student, 'number', null))).*
    from requests original, copies where original.id = '${id}' and (select count(*) from new_students) > 0 returning id, number
  )
  insert into request_index select (jsonb_populate_record(original, jsonb_build_object('request_id', new_requests.id, 'number', new_requests.number))).*
  from request_index original, new_requests where original.request_id = '${id}'`

const addEntries = async (pool: pg.Client): Promise<void> => {
  for (let done = 0; done < entries; done += 100_000)
    await pool.query(`
      insert into audit_entries (at, staff_id, student_id, action, details)
      select timestamptz '2026-01-01' - make_interval(secs => n * 30), '${manager}', student.id, 'request-viewed', '{}'
      from generate_series(${done}, ${done + 99_999}) n
        join (select id, row_number() over () as place from students limit 1000) student on student.place = 1 + n % 1000`)
  await pool.query('analyze audit_entries')
}
