import { type SQL, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { loadDemoAccounts } from '../src/reference/demo-accounts.ts'
import { usePaymentBench } from './support/payment-bench.ts'

const { at, awarded, exported, results } = usePaymentBench()

const run = (statement: SQL) => at.server.database.transaction((tx) => tx.execute(statement))
/** Returns the code of the database's refusal. */
const refusalOf = (statement: SQL): Promise<string> =>
  run(statement).then(
    () => 'done',
    (error) => error.cause?.code ?? error.code,
  )
const entriesOf = async () =>
  (await run(sql`select request_id, number, at, kind, entry from ledger_entries order by 1, 2`)).rows

it.each<[string, SQL]>([
  ['an amount', sql`update ledger_entries set entry = jsonb_set(entry, '{award}', '1') where number = 1`],
  ['a time', sql`update ledger_entries set at = now()`],
  ['who wrote it', sql`update ledger_entries set staff_id = gen_random_uuid()`],
  ['whether the institution pays', sql`update ledgers set is_sponsored = not is_sponsored`],
])('the database refuses to change %s of a ledger', async (_name, statement) => {
  await awarded(2)
  const before = await entriesOf()
  expect(await refusalOf(statement)).toBe('23001')
  expect(await entriesOf()).toEqual(before)
})

it.each<[string, SQL]>([
  ['an entry', sql`delete from ledger_entries where number = 2`],
  ['all entries', sql`truncate ledger_entries`],
  ['everything below requests', sql`truncate requests cascade`],
  ['a ledger', sql`delete from ledgers`],
  ['a request with a ledger', sql`delete from requests`],
  ['its student', sql`delete from students`],
])('the database refuses to remove %s', async (_name, statement) => {
  await awarded(2)
  const before = await entriesOf()
  expect(await refusalOf(statement)).toBe('23001')
  expect(await entriesOf()).toEqual(before)
})

it('the database refuses to remove a batch or a result file that has rows', async () => {
  await awarded(1)
  const { id } = await exported()
  await results(id, [['2025-001-000001', 4_000, 'PAID']])
  for (const table of ['payment_batches', 'result_files'])
    expect(await refusalOf(sql`delete from ${sql.identifier(table)}`)).toMatch(/^23/)
})

it('demo students are removed with their money when an installation becomes production', async () => {
  await awarded(2)
  const { id } = await exported()
  await results(id, [['2025-001-000001', 4_000, 'PAID']])
  await run(sql`update students set is_demo = true`)
  const { platform } = at.server
  await loadDemoAccounts({ ...platform, config: { ...platform.config, isProduction: true } })
  expect(await entriesOf()).toEqual([])
  expect((await run(sql`select from payment_batches`)).rows).toEqual([])
})
