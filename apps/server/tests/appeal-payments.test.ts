import { expect, it } from 'vitest'
import { appealsOn, appealUntil } from './support/appeal-acts.ts'
import { mendingOn } from './support/mend-account.ts'
import { usePaymentBench } from './support/payment-bench.ts'

const bench = usePaymentBench()
const { at, awarded, exported, results, orders, ledgerOf, statusOf, reconcile } = bench
const { appeal, grant } = appealsOn(
  bench,
  mendingOn(() => at.server),
)

it('a granted appeal after the payment pays the difference, and all sums balance', async () => {
  const [student] = await awarded(1, { appealUntil })
  const id = student?.id ?? ''
  const first = await exported()
  await results(first.id, [[(await orders(first.id))[0]?.reference ?? '', 4_000, 'PAID']])
  expect(await statusOf(id)).toBe('SCHOLARSHIP_PAID')
  expect(await appeal(id)).toBe(true)
  await grant(id, 6_240)
  const second = await exported()
  const [order] = await orders(second.id)
  expect(order).toMatchObject({ amount: 2_240, state: 'OPEN', is_reissue: false })
  await results(second.id, [[order?.reference ?? '', 2_240, 'PAID']])
  expect(await statusOf(id)).toBe('APPEAL_PAID')
  expect((await ledgerOf(id)).money).toMatchObject({ entitled: 6_240, paid: 6_240, due: 0, inFlight: 0 })
  expect(await reconcile()).toMatchObject({ difference: 0, disagreements: [], unbalanced: [] })
})

it('a granted appeal after a returned payment pays everything in one new order', async () => {
  const [student] = await awarded(1, { appealUntil })
  const id = student?.id ?? ''
  const first = await exported()
  expect(await appeal(id)).toBe(true)
  await results(first.id, [[(await orders(first.id))[0]?.reference ?? '', 4_000, 'RETURNED', '01']])
  await grant(id, 6_240)
  await bench.newAccount(id, '2026-01-10T10:00:00.000Z')
  const [order] = await orders((await exported()).id)
  expect(order).toMatchObject({ amount: 6_240, is_reissue: true })
  expect(await reconcile()).toMatchObject({ difference: 0, disagreements: [] })
})
