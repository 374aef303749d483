import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { getRunningUrl } from '../apps/server/src/platform/database/embedded/find-running.ts'
import { temporaryFolder } from '../scripts/testing/data-folder.mjs'
import { startProcess } from '../scripts/testing/server-process.mjs'
import type { Measurement } from './measurement.ts'

const requests = 4_000

/** Every request that a manager has confirmed waits to be computed again. */
const waitAll = `update requests set status = 'WAITING_TO_BE_COMPUTED', publish_state = '0',
    period_id = (select min(id) from registration_periods)
  where exists (select from request_events where request_id = requests.id and event = 'CONFIRM')`

/** As many rows as there are scores, one statement for as many as a batch has. */
const bareInserts = `do $$ begin
    for batch in 0..(select count(*) / 200 from scores) loop
      insert into bare select * from scores order by request_id limit 200 offset batch * 200; commit;
    end loop; end $$`

/**
 * A running server computes thousands of requests that were seeded, from the start of the computation to its end: at least
 * 5,000 a minute. Beside it the database copies the same scores in batches of the same length.
 */
export const benchComputeResults = async (): Promise<readonly Measurement[]> => {
  const folder = temporaryFolder()
  const server = startProcess({ DATA_DIR: folder.path })
  try {
    await server.url
    const seed = startProcess(
      { DATA_DIR: folder.path },
      { script: 'apps/server/src/seed.ts', args: [String(requests)] },
    )
    if ((await seed.exit).code !== 0) throw new Error(seed.output())
    const client = new pg.Client({ connectionString: getRunningUrl(folder.path) })
    await client.connect()
    // The server’s database ends before the client where something fails.
    client.on('error', () => {})
    await client.query('delete from scores')
    const { rowCount } = await client.query(waitAll)
    const run = randomUUID()
    const start = performance.now()
    await client.query(
      `insert into compute_runs (id, period_id, started_by, started_at, is_again, state, total)
       values ($1, (select min(id) from registration_periods), gen_random_uuid(), now(), false, 'RUNNING', $2)`,
      [run, rowCount],
    )
    const asked = 'select state, done, failed from compute_runs where id = $1'
    let row: { state: string; done: number; failed: number } | undefined
    while (row?.state !== 'DONE') {
      await delay(50)
      row = (await client.query(asked, [run])).rows[0]
    }
    const seconds = (performance.now() - start) / 1_000
    if (row.failed > 0 || row.done < 1_000) throw new Error(`computed ${JSON.stringify(row)}`)
    await client.query('create table bare (like scores including all)')
    const bareStart = performance.now()
    await client.query(bareInserts)
    const bareSeconds = (performance.now() - bareStart) / 1_000
    await client.end()
    return [
      {
        name: `compute ${row.done} requests`,
        value: (row.done / seconds) * 60,
        floor: (row.done / bareSeconds) * 60,
        unit: 'a minute',
        aim: { atLeast: 5_000 },
      },
    ]
  } finally {
    await server.stop()
    folder.remove()
  }
}
