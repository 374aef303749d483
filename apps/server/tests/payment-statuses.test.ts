import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { followLedgersHandler } from '../src/jobs/follow-ledgers.ts'
import { appealsOn, appealUntil } from './support/appeal-acts.ts'
import { mendingOn } from './support/mend-account.ts'
import { usePaymentBench } from './support/payment-bench.ts'

const bench = usePaymentBench()
const { appeal } = appealsOn(
  bench,
  mendingOn(() => bench.at.server),
)
const { at, awarded, orders, exported, results, ledgerOf, append, statusOf, newAccount } = bench

describe('the status', () => {
  it('follows the ledger, and a returned payment asks for another account', async () => {
    const [paid, back, waiting] = await awarded(3)
    const { id } = await exported()
    const [first, second] = await orders(id)
    await results(id, [
      [first?.reference ?? '', 4_000, 'PAID'],
      [second?.reference ?? '', 4_000, 'RETURNED', '02', 'no such account'],
    ])
    expect(await statusOf(paid?.id ?? '')).toBe('SCHOLARSHIP_PAID')
    expect(await statusOf(back?.id ?? '')).toBe('INVALID_BANK')
    expect(await statusOf(waiting?.id ?? '')).toBe('COMPUTED')
    // A paid order may be returned once.
    await results(id, [[first?.reference ?? '', 4_000, 'RETURNED', '01']])
    expect(await statusOf(paid?.id ?? '')).toBe('INVALID_BANK')
    await newAccount(paid?.id ?? '', '2026-01-10T10:00:00.000Z')
    const again = await exported()
    const [reissued] = await orders(again.id, 'OPEN')
    expect(reissued).toMatchObject({ name: paid?.name, is_reissue: true, account: '10-873 •••••4321' })
    expect(await bench.reconcile()).toMatchObject({ difference: 0, disagreements: [] })
  })

  it('is updated by the job after a crash between ledger and status', async () => {
    const [one] = await awarded(1)
    await append(one?.id ?? '', { kind: 'ACCOUNT_ERASED' })
    await at.server.database.transaction((tx) =>
      tx.execute(
        sql`insert into ledger_follow_ups (request_id, staff_id) values (${one?.id ?? ''}, ${at.maker.id})`,
      ),
    )
    await followLedgersHandler(at.server.platform).handle({})
    expect(await statusOf(one?.id ?? '')).toBe('INVALID_BANK')
    const { rows } = await at.server.database.read((db) => db.execute(sql`select from ledger_follow_ups`))
    expect(rows).toHaveLength(0)
  })

  it('does not change during an appeal, and the first award is still paid', async () => {
    const [one] = await awarded(1, { appealUntil })
    expect(await appeal(one?.id ?? '')).toBe(true)
    const { id } = await exported()
    await results(id, [[(await orders(id))[0]?.reference ?? '', 4_000, 'PAID']])
    expect(await statusOf(one?.id ?? '')).toBe('APPEAL_SUBMITTED')
    expect((await ledgerOf(one?.id ?? '')).money.paid).toBe(4_000)
  })
})
