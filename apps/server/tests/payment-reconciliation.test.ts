import { type SQL, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { reconcilePayments } from '../src/office/payments/reconcile-payments.ts'
import type { Queryable } from '../src/platform/database/database.ts'
import { usePaymentBench } from './support/payment-bench.ts'

const bench = usePaymentBench()
const { at, ask, awarded, orders, exported, results, reconcile } = bench

describe('the reconciliation', () => {
  it('is zero with the two equations, by period and by batch, and ages what is unclaimed', async () => {
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

  it('names the rows that make a difference', async () => {
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

  it('finds rows whose order is in no ledger, also where the student has none', async () => {
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

  it('names the ledgers in which the equation of the period does not hold', async () => {
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

  it('is of one moment: results that are applied while it is counted make no difference', async () => {
    await awarded(1)
    const batch = await exported()
    const [order] = await orders(batch.id)
    const { platform, database } = at.server
    let isPaid = false
    /** The bank answers between the ledgers and the batches. */
    const interrupted = (db: Queryable) =>
      new Proxy(db, {
        get: (target, name) =>
          name === 'execute'
            ? async (statement: SQL) => {
                const answer = await target.execute(statement)
                if (!isPaid && 'entries' in (answer.rows[0] ?? {})) {
                  isPaid = true
                  await results(batch.id, [[order?.reference ?? '', 4_000, 'PAID']])
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
    const counted = await reconcilePayments({ ...platform, database: slow }, 'en', '2025')
    expect(isPaid).toBe(true)
    expect(counted.batches).toMatchObject([{ in_flight: 4_000, paid: 0, difference: 0 }])
    expect((await reconcile()).batches).toMatchObject([{ in_flight: 0, paid: 4_000, difference: 0 }])
  })

  it('is downloaded row by row', async () => {
    const [one] = await awarded(1, { name: '+Plus' })
    expect(one).toBeDefined()
    const { body, headers } = await ask(at.maker, 'GET', 'reconciliation/2025/file')
    expect(headers['content-disposition']).toContain('milgo-reconciliation-2025.csv')
    expect(body).toContain(`"'+Plus",4000,0,0,4000,0,0`)
    expect((await ask(at.maker, 'GET', 'reconciliation/1999/file')).statusCode).toBe(404)
  })
})
