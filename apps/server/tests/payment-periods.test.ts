import type { QuarantinedRow } from '@milgo/contracts/office/payment-fields'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { type Result, usePaymentBench } from './support/payment-bench.ts'

const bench = usePaymentBench()
const { at, ask, awarded, move, orders, results, ledgerOf, statusOf } = bench
const [here, there] = ['2025', 'before']

beforeAll(async () => {
  await at.server.database.transaction((tx) =>
    tx.execute(sql`insert into registration_periods
      select (jsonb_populate_record(null::registration_periods, to_jsonb(period) || jsonb_build_object(
        'id', period.id + 1_000, 'code', ${there}::text, 'opens_at', '2024-01-01', 'closes_at', '2024-12-01'))).*
      from registration_periods period where code = ${here}`),
  )
})

const awardedIn = async (period: string) => {
  const [student] = await awarded(1, { periodCode: period })
  if (!student) throw new Error('nobody was awarded')
  return student
}
const exportedIn = async (period: string) => {
  const { id, code } = (await ask(at.maker, 'POST', 'batches', { period })).json()
  await move(at.approver, id, 'APPROVE')
  expect((await move(at.maker, id, 'EXPORT')).statusCode).toBe(200)
  return { id, code } as { readonly id: string; readonly code: string }
}
const paid = async (batchId: string): Promise<Result[]> =>
  (await orders(batchId, 'OPEN')).map(({ reference, amount }) => [reference, amount, 'PAID'])
const reconciled = async (period: string) =>
  (await ask(at.maker, 'POST', 'reconciliation', { period })).json()
const quarantined = async (period: string): Promise<readonly QuarantinedRow[]> =>
  (await ask(at.third, 'POST', 'quarantine', { period })).json().rows

describe('the payments of two periods', () => {
  it('have batches, figures and a balance of their own', async () => {
    const [one, other] = [await awardedIn(here), await awardedIn(there)]
    const [mine, theirs] = [await exportedIn(here), await exportedIn(there)]
    expect((await orders(mine.id)).map(({ name }) => name)).toEqual([one.name])
    expect((await orders(theirs.id)).map(({ name }) => name)).toEqual([other.name])
    await results(theirs.id, await paid(theirs.id))
    expect(await statusOf(one.id)).toBe('COMPUTED')
    expect(await statusOf(other.id)).toBe('SCHOLARSHIP_PAID')
    expect(await reconciled(here)).toMatchObject({
      difference: 0,
      students: 1,
      money: { paid: 0, in_flight: 4_000 },
      batches: [{ code: mine.code }],
    })
    expect(await reconciled(there)).toMatchObject({
      difference: 0,
      students: 1,
      money: { paid: 4_000, in_flight: 0 },
      batches: [{ code: theirs.code }],
    })
    const overview = (await ask(at.maker, 'POST', 'overview', { period: there })).json()
    expect(overview.batches.map(({ id }: { id: string }) => id)).toEqual([theirs.id])
  })

  it('are not paid by results of the other: its rows are quarantined, and nothing is ordered meanwhile', async () => {
    const other = await awardedIn(there)
    await awardedIn(here)
    const [mine, theirs] = [await exportedIn(here), await exportedIn(there)]
    const foreign = await paid(theirs.id)
    expect(await results(mine.id, foreign)).toEqual({ applied: 0, quarantined: 1, skipped: 0 })
    expect((await quarantined(here))[0]).toMatchObject({ verdict: 'OTHER_BATCH', name: other.name })
    expect(await quarantined(there)).toEqual([])
    expect((await ledgerOf(other.id)).money).toMatchObject({ paid: 0, inFlight: 4_000 })
    // The right file is still applied.
    expect(
      await results(
        theirs.id,
        [...foreign].map(([reference, amount]) => [reference, amount, 'RETURNED', '01']),
      ),
    ).toMatchObject({ applied: 1 })
    await bench.newAccount(other.id, '2026-01-01T10:00:00.000Z')
    const would = (await ask(at.maker, 'POST', 'batches/preview', { period: there })).json()
    expect(would).toMatchObject({ takes: { count: 0 }, left_out: [{ reason: 'QUARANTINE_WAITS' }] })
    for (const period of [here, there])
      expect(await reconciled(period)).toMatchObject({ difference: 0, disagreements: [] })
  })

  it('show no account and no order of a student of the other period', async () => {
    const other = await awardedIn(there)
    const theirs = await exportedIn(there)
    await results(
      theirs.id,
      (await paid(theirs.id)).map(([reference, amount]) => [reference, amount, 'RETURNED', '01']),
    )
    const toAsk = async (period: string) =>
      (
        await at.server.app.inject({
          method: 'POST',
          url: '/core-service/api/v1/office/bank-fixes/to-ask',
          headers: at.maker.headers,
          payload: { period },
        })
      )
        .json()
        .rows.map(({ name }: { name: string }) => name)
    expect(await toAsk(there)).toEqual([other.name])
    expect(await toAsk(here)).toEqual([])
    expect((await ask(at.maker, 'POST', 'batches', { period: here })).json().error.code).toBe(
      'NOTHING_TO_PAY',
    )
    const file = await ask(at.maker, 'GET', `reconciliation/${here}/file`)
    expect(file.body).not.toContain(other.name)
    expect((await ask(at.maker, 'GET', `reconciliation/${there}/file`)).body).toContain(other.name)
  })
})
