import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it, vi } from 'vitest'
import { patience } from './support/patience.ts'
import { type Result, resultFile, usePaymentBench } from './support/payment-bench.ts'
import { production } from './support/test-app.ts'

const bench = usePaymentBench()
const { at, ask, awarded, create, move, batch, upload, reconcile } = bench

/** Several pages of an export and of results, so that some are written when the process is killed. */
const students = 1_100
const program = fileURLToPath(new URL('./support/payments-process.ts', import.meta.url))

const work = (...args: readonly string[]): ChildProcess =>
  spawn(process.execPath, [program, at.server.at.url, ...args], {
    env: { ...process.env, ...production, NODE_ENV: 'test' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
const count = async (text: string): Promise<number> =>
  (await at.server.database.pool.query(`select count(*)::int as count from ${text}`)).rows[0].count

/** Starts the work, waits until it is blocked by a row of the last page, kills it and releases the row. */
const killAtTheEnd = async (requestId: string, args: readonly string[]) => {
  const holder = await at.server.database.pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select from ledgers where request_id = $1 for update', [requestId])
    const child = work(...args)
    const ended = once(child, 'exit')
    await vi.waitFor(async () => {
      expect(child.exitCode).toBeNull()
      const waiting = `pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
      expect(await count(waiting)).toBeGreaterThan(0)
    }, patience)
    child.kill('SIGKILL')
    expect((await ended)[1]).toBe('SIGKILL')
  } finally {
    await holder.query('rollback')
    holder.release()
  }
  // The killed process's transaction ends once the database has noticed.
  await vi.waitFor(async () => {
    const left = `pg_stat_activity where datname = current_database() and state like '%transaction%'
      and pid <> pg_backend_pid()`
    expect(await count(left)).toBe(0)
  }, patience)
}

it('kill -9 during an export and during an import leaves nothing half done, and both can be repeated', async () => {
  const people = await awarded(students)
  const last = people.at(-1)?.id ?? ''
  const { id } = (await create(at.maker)).json()
  expect((await move(at.approver, id, 'APPROVE')).statusCode).toBe(200)
  const { version } = await batch(id)

  await killAtTheEnd(last, ['export', id, at.maker.id, String(version)])
  expect(await batch(id)).toMatchObject({ state: 'APPROVED', version, files: [] })
  expect(await count(`ledger_entries where kind = 'ORDER'`)).toBe(0)
  expect(await count(`payment_orders where state <> 'CHOSEN'`)).toBe(0)
  expect(await reconcile()).toMatchObject({ difference: 0, disagreements: [] })

  const done = await move(at.maker, id, 'EXPORT')
  expect(done.statusCode, done.body).toBe(200)
  const { rows } = await at.server.database.pool.query<{ reference: string; amount: number }>(
    'select reference, amount from payment_orders order by sequence',
  )
  const results = rows.map(({ reference, amount }): Result => [reference, amount, 'PAID'])
  const file = (await upload(at.third, id, resultFile(results))).json().id
  expect(file).toEqual(expect.any(String))

  await killAtTheEnd(last, ['apply', file, at.third.id])
  expect(await count(`ledger_entries where kind = 'RESULT'`)).toBe(0)
  expect(await count(`payment_orders where state <> 'OPEN'`)).toBe(0)
  expect(await count(`result_files where state <> 'PREVIEW'`)).toBe(0)
  expect(await count('ledger_follow_ups')).toBe(0)
  expect(await reconcile()).toMatchObject({ difference: 0, disagreements: [] })

  const applied = await ask(at.third, 'POST', `results/${file}/decide`, { act: 'APPLY' })
  expect(applied.json()).toEqual({ applied: students, quarantined: 0, skipped: 0 })
  expect(await batch(id)).toMatchObject({ state: 'CONFIRMED' })
  const reconciled = await reconcile()
  expect(reconciled).toMatchObject({ difference: 0, disagreements: [] })
  expect(reconciled.money).toMatchObject({ paid: students * 4_000, due: 0, in_flight: 0 })
})
