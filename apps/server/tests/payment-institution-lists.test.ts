import { expect, it } from 'vitest'
import { usePaymentBench } from './support/payment-bench.ts'

const bench = usePaymentBench()
const { at, ask, awarded, create, orders, exported, ledgerOf, statusOf, newAccount } = bench

it('a batch of a sponsored institution is a list of its own, confirmed row by row', async () => {
  const [one, two] = await awarded(2, { isSponsored: true })
  await awarded(1)
  const overview = (await ask(at.maker, 'POST', 'overview')).json()
  const institution = overview.payers.find((payer: { institution_id: number | null }) => payer.institution_id)
  expect(institution.due).toEqual({ count: 2, amount: 8_000 })
  const list = await exported(institution.institution_id)
  expect(list.orders.count).toBe(2)
  expect(list.files.map(({ format }) => format)).toEqual(['CSV', 'XLSX'])
  const csv = await bench.file(at.maker, list.id, 'CSV')
  expect(csv.body).toMatch(/,\d{9},4000\r\n/)
  const enter = (who: typeof at.maker, rows: object[]) =>
    ask(who, 'POST', `batches/${list.id}/row-results`, { rows })
  expect((await enter(at.approver, [{ sequence: 1, result: 'PAID' }])).statusCode).toBe(403)
  const answered = await enter(at.third, [
    { sequence: 1, result: 'PAID' },
    { sequence: 2, result: 'RETURNED', reason: 'OTHER' },
  ])
  expect(answered.json(), answered.body).toEqual({ applied: 2, skipped: 0 })
  // Results that were recorded before are not counted again.
  const twice = await enter(at.third, [{ sequence: 1, result: 'PAID' }])
  expect(twice.json(), twice.body).toEqual({ applied: 0, skipped: 1 })
  expect(await statusOf(one?.id ?? '')).toBe('SCHOLARSHIP_PAID')
  // A returned row of a list is ordered again on a list, and never asks for an account.
  expect(await statusOf(two?.id ?? '')).toBe('COMPUTED')
  expect((await enter(at.third, [{ sequence: 2, result: 'PAID' }])).json().error.code).toBe('BATCH_CHANGED')
  const again = await exported(institution.institution_id)
  expect(await orders(again.id, 'OPEN')).toMatchObject([{ name: two?.name, is_reissue: true }])
  // If the institution cannot pass the money on, two members of finance open the bank fix.
  const proposal = {
    kind: 'BANK_FIX_OPENED',
    batch_id: list.id,
    sequence: 2,
    reason: 'declared in writing',
  }
  const proposed = (await ask(at.maker, 'POST', 'proposals', proposal)).json()
  const own = await ask(at.maker, 'POST', `proposals/${proposed.id}/decide`, { is_confirmed: true })
  expect(own.json().error.code).toBe('SECOND_PERSON_NEEDED')
  const done = await ask(at.third, 'POST', `proposals/${proposed.id}/decide`, { is_confirmed: true })
  expect(done.json()).toEqual({ is_done: true })
  expect((await ledgerOf(two?.id ?? '')).entries.at(-1)?.kind).toBe('BANK_FIX_OPENED')
  // It is opened once, and only for returned rows.
  expect((await orders(list.id, 'RETURNED'))[0]).toMatchObject({ is_fix_open: true })
  const refusalOf = async (changes: object) =>
    (await ask(at.maker, 'POST', 'proposals', { ...proposal, ...changes })).json().error?.code
  expect(await refusalOf({})).toBe('BATCH_CHANGED')
  expect(await refusalOf({ sequence: 1 })).toBe('BATCH_CHANGED')
  // What is returned now waits for an account beside the status, and the bank's new order uses that account.
  const sequence = (await orders(again.id, 'OPEN'))[0]?.sequence
  const back = await ask(at.third, 'POST', `batches/${again.id}/row-results`, {
    rows: [{ sequence, result: 'RETURNED', reason: 'OTHER' }],
  })
  expect(back.statusCode, back.body).toBe(200)
  expect((await ledgerOf(two?.id ?? '')).money).toMatchObject({ needsAccount: true, due: 4_000 })
  expect(await statusOf(two?.id ?? '')).toBe('COMPUTED')
  expect((await create(at.maker, institution.institution_id)).json().error.code).toBe('NOTHING_TO_PAY')
  await newAccount(two?.id ?? '', '2026-01-10T10:00:00.000Z')
  const paid = await exported()
  expect((await orders(paid.id, 'OPEN')).find(({ name }) => name === two?.name)).toMatchObject({
    account: '10-873 •••••4321',
    is_reissue: true,
  })
})
