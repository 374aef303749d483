import { sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { core } from './support/accounts.ts'
import { mendingOn } from './support/mend-account.ts'
import { patience } from './support/patience.ts'
import { type Payer, type Result, resultFile, usePaymentBench } from './support/payment-bench.ts'

const bench = usePaymentBench()
const { at, ask, awarded, orders, exported, upload, results, ledgerOf, statusOf, reconcile } = bench
const mending = mendingOn(() => at.server)
const decide = (who: Payer, id: string) => ask(who, 'POST', `results/${id}/decide`, { act: 'APPLY' })
const preview = async (id: string) => (await ask(at.third, 'GET', `results/${id}`)).json()
const paidAll = async (id: string): Promise<Result[]> =>
  (await orders(id, 'OPEN')).map(({ reference, amount }) => [reference, amount, 'PAID'])
const standing = 4242

/** Acts that write this audit entry stop at their end, with all their locks, until they are released. */
const holdingUp = async (action: string, work: (letGo: () => Promise<void>) => Promise<void>) => {
  const { pool } = at.server.database
  await pool.query(`create function stand_still() returns trigger language plpgsql set lock_timeout = 0 as
      $$ begin perform pg_advisory_xact_lock(${standing}); return new; end $$;
    create trigger stand_still before insert on audit_entries for each row when (new.action = '${action}')
      execute function stand_still()`)
  const holder = await pool.connect()
  await holder.query('select pg_advisory_lock($1)', [standing])
  const letGo = async () => {
    await holder.query('select pg_advisory_unlock_all()')
  }
  try {
    await work(letGo)
  } finally {
    await letGo()
    holder.release()
    await pool.query('drop function stand_still cascade')
  }
}
const standingStill = async (count: number) =>
  vi.waitFor(async () => {
    const { rows } = await at.server.database.pool.query(
      `select count(*)::int as count from pg_locks where locktype = 'advisory' and objid = $1 and not granted`,
      [standing],
    )
    expect(rows[0].count).toBe(count)
  }, patience)

/**
 * Of two payments one was returned, and finance has asked for an account. The bank's next file says so again, with the
 * other payment.
 */
const returnedAndRepeated = async () => {
  const [student] = await awarded(2)
  const id = student?.id ?? ''
  const batch = await exported()
  const [back, open] = await orders(batch.id)
  await results(batch.id, [[back?.reference ?? '', 4_000, 'RETURNED', '01']])
  expect((await mending.ask(at.maker, id)).statusCode).toBe(200)
  // Logs in, so that only the fix is sent while the others wait.
  expect(await mending.actionsOf(id)).toContain('FIX_BANK_DETAILS')
  const rows: Result[] = [
    [back?.reference ?? '', 4_000, 'RETURNED', '01'],
    [open?.reference ?? '', 4_000, 'PAID'],
  ]
  const file = (await upload(at.third, batch.id, resultFile(rows))).json().id as string
  return { id, file }
}

describe('while a result file is applied', () => {
  it('a student whom it names sends another account, and both are stored', async () => {
    const { id, file } = await returnedAndRepeated()
    await holdingUp('results-applied', async (letGo) => {
      const applying = decide(at.third, file)
      await standingStill(1)
      const sent = await mending.send(id, '7654321')
      expect([sent.statusCode, sent.json()]).toEqual([200, { id }])
      await letGo()
      expect((await applying).json()).toEqual({ applied: 1, quarantined: 0, skipped: 1 })
    })
    expect(await statusOf(id)).toBe('INVALID_BANK_REPAIR_BACK_FROM')
    expect((await mending.list(at.maker)).rows).toMatchObject([{ request_id: id }])
    expect(await reconcile()).toMatchObject({ difference: 0, disagreements: [] })
  })

  it('finance learns that the ledger is locked, and can accept the account afterwards', async () => {
    const { id } = await returnedAndRepeated()
    await mending.send(id, '7654321')
    const [row] = (await mending.list(at.maker)).rows
    if (!row) throw new Error('no account waits')
    const { pool } = at.server.database
    const holder = await pool.connect()
    try {
      await holder.query('begin')
      await holder.query('select from ledgers where request_id = $1 for update', [id])
      const refused = await mending.decide(at.maker, row, { outcome: 'ACCEPT' })
      expect([refused.statusCode, refused.json().error.code]).toEqual([503, 'BEING_CHANGED'])
      expect(refused.headers['retry-after']).toBeDefined()
    } finally {
      await holder.query('rollback')
      holder.release()
    }
    expect(await statusOf(id)).toBe('INVALID_BANK_REPAIR_BACK_FROM')
    expect((await mending.decide(at.maker, row, { outcome: 'ACCEPT' })).statusCode).toBe(200)
    expect((await ledgerOf(id)).money.needsAccount).toBe(false)
  })
})

describe('ten large result files at once', () => {
  it('leave connections to other calls, and are all stored in turn', async () => {
    await awarded(1)
    const { id } = await exported()
    const file = (place: number) =>
      resultFile(Array.from({ length: 3_000 }, (_, row): Result => [`${place}7${row}`, 1, 'PAID']))
    await holdingUp('results-uploaded', async (letGo) => {
      const uploading = Array.from({ length: 10 }, (_, place) =>
        upload(place % 2 === 0 ? at.maker : at.third, id, file(place + 1), `${place}.csv`),
      )
      await standingStill(2)
      const asked = await Promise.all([
        at.server.app.inject({ url: `${core}/user/get-current-time` }),
        ask(at.approver, 'POST', 'overview'),
      ])
      expect(asked.map(({ statusCode }) => statusCode)).toEqual([200, 200])
      await letGo()
      const answers = await Promise.all(uploading)
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200))
    })
    expect((await bench.batch(id)).results).toHaveLength(10)
  })
})

describe('a large result file', () => {
  it('is applied as a whole or not at all', async () => {
    await awarded(1_200)
    const batch = await exported()
    const rows = (
      await Promise.all(
        [0, 200, 400, 600, 800, 1000].map((after) =>
          ask(at.maker, 'POST', `batches/${batch.id}/orders`, { after, limit: 200 }),
        ),
      )
    ).flatMap((answer) => answer.json().orders as { reference: string; amount: number }[])
    const { id } = (
      await upload(
        at.third,
        batch.id,
        resultFile(rows.map(({ reference, amount }) => [reference, amount, 'PAID'])),
      )
    ).json()
    const { database } = at.server
    // The database fails in the second page, as if the process were killed.
    const last = rows.at(-1)?.reference ?? ''
    await database.transaction((tx) =>
      tx.execute(
        sql.raw(`create function fail_late() returns trigger language plpgsql as $$ begin
        if new.entry ->> 'order' = '${last}' then raise exception 'gone'; end if; return new; end $$;
        create trigger fail_late before insert on ledger_entries for each row execute function fail_late()`),
      ),
    )
    expect((await decide(at.third, id)).statusCode).toBe(500)
    const count = async () =>
      (
        await database.read((db) =>
          db.execute<{ paid: number; results: number; waiting: number }>(sql`select
            (select count(*)::int from payment_orders where state = 'PAID') as paid,
            (select count(*)::int from ledger_entries where kind = 'RESULT') as results,
            (select count(*)::int from ledger_follow_ups) as waiting`),
        )
      ).rows[0]
    expect(await count()).toEqual({ paid: 0, results: 0, waiting: 0 })
    expect(await preview(id)).toMatchObject({ state: 'PREVIEW' })
    await database.transaction((tx) => tx.execute(sql.raw('drop function fail_late cascade')))
    expect((await decide(at.third, id)).json()).toMatchObject({ applied: 1_200 })
    // An act of finance moves one page of statuses itself, the job moves the others.
    expect(await count()).toMatchObject({ paid: 1_200, results: 1_200, waiting: 1_100 })
    expect((await bench.batch(batch.id)).following).toBe(1_100)
  })

  it('may have 100,000 rows', async () => {
    await awarded(2)
    const batch = await exported()
    const foreign = Array.from({ length: 99_998 }, (_, n): Result => [`7${n}`, 1, 'PAID'])
    const uploaded = await upload(at.third, batch.id, resultFile([...foreign, ...(await paidAll(batch.id))]))
    expect(uploaded.statusCode, uploaded.body).toBe(200)
    const { id } = uploaded.json()
    expect(await preview(id)).toMatchObject({ rows: 100_000 })
    expect((await decide(at.third, id)).json()).toEqual({
      applied: 2,
      quarantined: 99_998,
      skipped: 0,
    })
  })
})
