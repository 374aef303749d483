import { sql } from 'drizzle-orm'
import { beforeAll, expect, it } from 'vitest'
import { countBankDetails } from '../src/core/erasure/count-bank-details.ts'
import { eraseBankDetails } from '../src/core/erasure/erase-bank-details.ts'
import { mendingOn } from './support/mend-account.ts'
import { usePaymentBench } from './support/payment-bench.ts'

const { append, at, awarded } = usePaymentBench()
const mending = mendingOn(() => at.server)

// The appeal days have ended, so that bank details of refused students are erased.
beforeAll(async () => {
  await at.server.database.transaction((tx) =>
    tx.execute(sql`update registration_periods set appeals_from = '2025-12-01', appeals_to = '2026-01-02',
      appeal_days = 10`),
  )
})

const revise = (id: string, scoreVersion: number, award: number) =>
  append(id, { kind: 'ENTITLEMENT', scoreVersion, award })
const erase = () => eraseBankDetails(at.server.platform, { isDryRun: false })
/** Counts the stored accounts, and the files that confirm one. */
const countStored = async (id: string) => {
  const { rows } = await at.server.database.read((db) =>
    db.execute<{ accounts: number; files: number }>(sql`select
      (select count(*)::int from bank_accounts where request_id = ${id} and sealed is not null) as accounts,
      (select count(*)::int from files join requests on requests.student_id = files.student_id
        where requests.id = ${id} and document = 'bank_account_reference' and removed_at is null) as files`),
  )
  return rows[0]
}

it.each(['accepted', 'undecided'])(
  'an account that was sent after an erasure is erased too if the award is gone again (%s)',
  async (fate) => {
    const [student] = await awarded(1)
    const id = student?.id ?? ''
    await revise(id, 2, 0)
    expect(await erase()).toHaveLength(1)
    expect(await erase()).toEqual([])
    await revise(id, 3, 4_000)
    expect((await mending.send(id, '7654321')).json()).toEqual({ id })
    if (fate === 'accepted')
      for (const row of (await mending.list(at.maker)).rows)
        expect((await mending.decide(at.maker, row, { outcome: 'ACCEPT' })).statusCode).toBe(200)
    expect(await erase()).toEqual([])
    expect(await countStored(id)).toEqual({ accounts: 1, files: 1 })
    await revise(id, 4, 0)
    expect(await erase()).toHaveLength(1)
    expect(await countStored(id)).toEqual({ accounts: 0, files: 0 })
    expect(await countBankDetails(at.server.platform)).toBe(0)
    expect(await erase()).toEqual([])
  },
)
