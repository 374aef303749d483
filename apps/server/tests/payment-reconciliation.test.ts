import { text } from 'node:stream/consumers'
import type { Reconciliation } from '@milgo/contracts/office/reconcile-payments'
import { type SQL, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { getReconciliationFile } from '../src/office/payments/get-reconciliation-file.ts'
import { reconcilePayments } from '../src/office/payments/reconcile-payments.ts'
import type { Queryable } from '../src/platform/database/database.ts'
import type { StaffCaller } from '../src/platform/http/caller.ts'
import { usePaymentBench } from './support/payment-bench.ts'

type Counted = z.infer<typeof Reconciliation>['batches'][number]

const bench = usePaymentBench()
const { at, ask, awarded, orders, exported, results, reconcile } = bench

describe('the reconciliation', () => {
  it('is zero in both equations, by period and by batch, and ages unclaimed awards', async () => {
    const [one, two] = await awarded(3)
    const batch = await exported()
    const [first, second] = await orders(batch.id)
    await results(batch.id, [
      [first?.reference ?? '', 4_000, 'PAID'],
      [second?.reference ?? '', 4_000, 'RETURNED', '01'],
    ])
    await bench.append(two?.id ?? '', { kind: 'UNCLAIMED' })
    expect(one).toBeDefined()
    expect(await reconcile()).toMatchObject({
      period: '2025',
      students: 3,
      difference: 0,
      disagreements: [],
      money: { entitled: 12_000, paid: 4_000, in_flight: 4_000, due: 4_000, unclaimed: 4_000, returned: 0 },
      batches: [
        {
          id: batch.id,
          code: batch.code,
          ordered: 12_000,
          paid: 4_000,
          in_flight: 4_000,
          returned: 4_000,
          cancelled: 0,
          difference: 0,
        },
      ],
      ageing: [{ from_days: 0, count: 1, amount: 4_000 }, { count: 0 }, { count: 0 }, { count: 0 }],
    })
    const overview = (await ask(at.maker, 'POST', 'overview')).json()
    expect(overview.money).toEqual((await reconcile()).money)
  })

  it('names the rows that cause a difference', async () => {
    await awarded(1)
    const batch = await exported()
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update payment_orders set state = 'PAID' where batch_id = ${batch.id}`),
    )
    expect((await reconcile()).disagreements).toMatchObject([{ ledger: 'OPEN', row: 'PAID', amount: 4_000 }])
  })

  it('finds orders whose rows, or whose batch, are lost', async () => {
    await awarded(2)
    const batch = await exported()
    const [first, second] = await orders(batch.id)
    const change = (statement: SQL) => at.server.database.transaction((tx) => tx.execute(statement))
    await change(sql`delete from payment_orders where batch_id = ${batch.id} and sequence = 1`)
    expect(await reconcile()).toMatchObject({
      difference: 0,
      batches: [{ id: batch.id, ordered: 8_000, in_flight: 8_000, difference: 4_000 }],
      disagreements: [{ reference: first?.reference, ledger: 'OPEN', row: null, amount: 4_000 }],
    })
    await change(sql`delete from payment_orders`)
    await change(sql`delete from payment_batches`)
    expect(await reconcile()).toMatchObject({
      batches: [{ id: null, code: batch.code, difference: 8_000 }],
      disagreements: [{ reference: first?.reference }, { reference: second?.reference, row: null }],
    })
  })

  it('finds rows whose order is in no ledger, also if the student has none', async () => {
    const [one, two] = await awarded(2)
    const batch = await exported()
    const change = (statement: SQL) => at.server.database.transaction((tx) => tx.execute(statement))
    await change(sql`update students set is_demo = true`)
    await change(sql`delete from ledger_entries where kind = 'ORDER' or request_id = ${two?.id}`)
    await change(sql`delete from ledgers where request_id = ${two?.id}`)
    const { batches, disagreements } = await reconcile()
    expect(batches).toMatchObject([{ id: batch.id, ordered: 0, difference: 8_000 }])
    expect(disagreements).toMatchObject([
      { ledger: null, row: 'OPEN', amount: 4_000 },
      { ledger: null, row: 'OPEN', amount: 4_000 },
    ])
    expect(
      new Set(disagreements.map(({ request_number }: { request_number: string }) => request_number)).size,
    ).toBe(2)
    expect(one).toBeDefined()
  })

  /** Returns the cells of each row after its kind, number and name. */
  const rowsIn = (csv: string, kind: string) =>
    csv
      .split('\r\n')
      .filter((line) => line.replace('\uFEFF', '').startsWith(`${kind},`))
      .map((line) => line.split(',').slice(3).map(Number))

  it('counts differences that it does not list, and has all of them in the file', async () => {
    await awarded(1)
    const batch = await exported()
    await at.server.database.transaction((tx) =>
      tx.execute(sql`insert into payment_orders select (jsonb_populate_record(null::payment_orders, to_jsonb(one)
          || jsonb_build_object('sequence', number, 'state', 'PAID', 'reference', '2025-001-9' || lpad(number::text, 5, '0'),
            'bank_reference', '20250019' || lpad(number::text, 5, '0')))).*
        from payment_orders one, generate_series(2, 206) number where batch_id = ${batch.id}`),
    )
    const { disagreements, disagreements_total: total } = await reconcile()
    expect([disagreements.length, total]).toEqual([200, 205])
    const { body } = await ask(at.maker, 'GET', 'reconciliation/2025/file')
    expect(rowsIn(body, 'Row that does not agree')).toHaveLength(205)
  })

  it('names the ledgers in which the period’s equation is wrong', async () => {
    const [one] = await awarded(2)
    const batch = await exported()
    await results(batch.id, [[(await orders(batch.id))[0]?.reference ?? '', 4_000, 'PAID']])
    await at.server.database.transaction((tx) =>
      tx.execute(sql`insert into ledger_entries (request_id, number, at, kind, entry) select request_id, 99, now(), kind,
        jsonb_set(entry, '{award}', '1000') from ledger_entries where request_id = ${one?.id} and kind = 'ENTITLEMENT'`),
    )
    expect(await reconcile()).toMatchObject({
      difference: 3_000,
      unbalanced: [{ difference: 3_000, money: { entitled: 1_000, paid: 4_000, due: 0 } }],
      disagreements: [],
    })
  })

  /** Applies results between the reads of ledgers and of batches on this platform. */
  const paidMeanwhile = (pay: () => Promise<unknown>) => {
    const { platform, database } = at.server
    let isPaid = false
    const interrupted = (db: Queryable) =>
      new Proxy(db, {
        get: (target, name) =>
          name === 'execute'
            ? async (statement: SQL) => {
                const answer = await target.execute(statement)
                if (!isPaid && 'entries' in (answer.rows[0] ?? {})) {
                  isPaid = true
                  await pay()
                }
                return answer
              }
            : Reflect.get(target, name),
      })
    const slow = {
      ...database,
      read: <T>(work: (db: Queryable) => Promise<T>) => database.read((db) => work(interrupted(db))),
      transaction: <T>(work: (db: Queryable) => Promise<T>) =>
        database.transaction((tx) => work(interrupted(tx))),
    }
    return { platform: { ...platform, database: slow }, isPaid: () => isPaid }
  }

  it('is of one moment: results that are applied during it cause no difference', async () => {
    await awarded(1)
    const batch = await exported()
    const [order] = await orders(batch.id)
    const { platform, isPaid } = paidMeanwhile(() =>
      results(batch.id, [[order?.reference ?? '', 4_000, 'PAID']]),
    )
    const counted = await reconcilePayments(platform, 'en', '2025')
    expect(isPaid()).toBe(true)
    expect(counted.batches).toMatchObject([{ in_flight: 4_000, paid: 0, difference: 0 }])
    expect((await reconcile()).batches).toMatchObject([{ in_flight: 0, paid: 4_000, difference: 0 }])
  })

  it('is downloaded with the period, its batches and every student, as the page shows them', async () => {
    await awarded(2)
    const batch = await exported()
    const [first] = await orders(batch.id)
    await results(batch.id, [[first?.reference ?? '', 4_000, 'RETURNED', '01']])
    await awarded(1, { name: '+Plus' })
    const { body, headers } = await ask(at.maker, 'GET', 'reconciliation/2025/file')
    expect(headers['content-disposition']).toContain('milgo-reconciliation-2025.csv')
    const { money, batches, difference } = await reconcile()
    const sums = [money.entitled, 0, money.paid, money.in_flight, money.due, money.waiting, money.returned]
    expect(rowsIn(body, 'Period')).toEqual([[...sums, money.unclaimed, 0, difference]])
    expect(rowsIn(body, 'Batch')).toEqual(
      batches.map(({ ordered, paid, in_flight, returned, cancelled, difference: off }: Counted) => [
        ...[0, ordered, paid, in_flight, 0, 0, returned, 0, cancelled, off],
      ]),
    )
    // The sum of each column of students equals the period's.
    const students = rowsIn(body, 'Student')
    expect(students).toHaveLength(3)
    const totals = students.reduce((sum, row) => sum.map((cell, place) => cell + (row[place] ?? 0)))
    expect([totals]).toEqual(rowsIn(body, 'Period'))
    expect(body).toContain(`"'+Plus",4000,,0,0,4000,`)
    expect((await ask(at.maker, 'GET', 'reconciliation/1999/file')).statusCode).toBe(404)
  })

  it('is downloaded as of one moment, and names the differences', async () => {
    await awarded(1)
    const batch = await exported()
    const [order] = await orders(batch.id)
    const { platform, isPaid } = paidMeanwhile(() =>
      results(batch.id, [[order?.reference ?? '', 4_000, 'PAID']]),
    )
    const { content } = await getReconciliationFile(
      platform,
      { id: at.maker.id } as StaffCaller,
      'en',
      '2025',
    )
    const file = await text(content as AsyncIterable<Uint8Array>)
    expect(isPaid()).toBe(true)
    expect(rowsIn(file, 'Period')).toEqual([[4_000, 0, 0, 4_000, 0, 0, 0, 0, 0, 0]])
    expect(rowsIn(file, 'Batch')).toEqual([[0, 4_000, 0, 4_000, 0, 0, 0, 0, 0, 0]])
    expect(rowsIn(file, 'Student')).toEqual(rowsIn(file, 'Period'))
    expect(rowsIn(file, 'Row that does not agree')).toEqual([])
    await at.server.database.transaction((tx) =>
      tx.execute(sql`update payment_orders set state = 'OPEN' where batch_id = ${batch.id}`),
    )
    const { body } = await ask(at.maker, 'GET', 'reconciliation/2025/file')
    expect(body).toMatch(/^Row that does not agree,2025-\d+,"\S+: Ledger Paid, Batch In flight",,4000,/m)
  })
})
