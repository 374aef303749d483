import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { usePaymentBench } from './support/payment-bench.ts'

const bench = usePaymentBench()
const { at, awarded, exported, results, orders, ledgerOf, append, statusOf, reconcile } = bench

/** The result of a granted appeal is published. */
const appealGranted = async (id: string, award: number) => {
  await append(id, { kind: 'ENTITLEMENT', scoreVersion: 2, award })
  await at.server.database.transaction((tx) =>
    tx.execute(sql`update requests set status = 'APPEAL_CALCULATED', publish_state = '2',
      memory = memory || '{"appeal": "GRANTED"}' where id = ${id}`),
  )
}

it('a granted appeal after the payment pays the difference, and everything balances', async () => {
  const [student] = await awarded(1)
  const id = student?.id ?? ''
  const first = await exported()
  await results(first.id, [[(await orders(first.id))[0]?.reference ?? '', 4_000, 'PAID']])
  expect(await statusOf(id)).toBe('SCHOLARSHIP_PAID')
  await appealGranted(id, 6_240)
  const second = await exported()
  const [order] = await orders(second.id)
  expect(order).toMatchObject({ amount: 2_240, state: 'OPEN', is_reissue: false })
  await results(second.id, [[order?.reference ?? '', 2_240, 'PAID']])
  expect(await statusOf(id)).toBe('APPEAL_PAID')
  expect((await ledgerOf(id)).money).toMatchObject({ entitled: 6_240, paid: 6_240, due: 0, inFlight: 0 })
  expect(await reconcile()).toMatchObject({ difference: 0, disagreements: [], unbalanced: [] })
})

it('a granted appeal after a bounce pays everything in one new order', async () => {
  const [student] = await awarded(1)
  const id = student?.id ?? ''
  const first = await exported()
  await results(first.id, [[(await orders(first.id))[0]?.reference ?? '', 4_000, 'RETURNED', '01']])
  await appealGranted(id, 6_240)
  await bench.newAccount(id, '2026-01-10T10:00:00.000Z')
  const [order] = await orders((await exported()).id)
  expect(order).toMatchObject({ amount: 6_240, is_reissue: true })
  expect(await reconcile()).toMatchObject({ difference: 0, disagreements: [] })
})
