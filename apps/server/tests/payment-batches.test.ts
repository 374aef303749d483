import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { appealsOn, appealUntil } from './support/appeal-acts.ts'
import { mendingOn } from './support/mend-account.ts'
import { usePaymentBench } from './support/payment-bench.ts'

const bench = usePaymentBench()
const { appeal } = appealsOn(
  bench,
  mendingOn(() => bench.at.server),
)
const { at, awarded, create, batch, move, orders, exported, results, ledgerOf, append, statusOf } = bench
const { newAccount, preview } = bench

describe('a batch', () => {
  it('contains all that is due by the ledger, in any status', async () => {
    const [first, second] = await awarded(2, { award: 6_240, appealUntil })
    expect(await appeal(second?.id ?? '')).toBe(true)
    const { id, code } = (await create(at.maker)).json()
    expect(code).toMatch(/^2025-\d{3}$/)
    expect(await batch(id)).toMatchObject({ state: 'DRAFT', orders: { count: 2, amount: 12_480 } })
    expect(await orders(id)).toMatchObject([
      {
        name: first?.name,
        amount: 6_240,
        state: 'CHOSEN',
        account: expect.stringMatching(/^12-641 •••••\d{4}$/),
      },
      { name: second?.name },
    ])
    // A draft orders nothing.
    expect((await ledgerOf(first?.id ?? '')).money).toMatchObject({ due: 6_240, inFlight: 0 })
  })

  it('is refused if nothing is due, and uses up no number', async () => {
    const answer = await create(at.maker)
    expect(answer.statusCode).toBe(409)
    expect(answer.json().error.code).toBe('NOTHING_TO_PAY')
  })

  it('is approved by another person than its creator, and only once', async () => {
    await awarded(1)
    const { id } = (await create(at.maker)).json()
    const own = await move(at.maker, id, 'APPROVE')
    expect([own.statusCode, own.json().error.code]).toEqual([403, 'SECOND_PERSON_NEEDED'])
    expect((await move(at.maker, id, 'EXPORT')).json().error.code).toBe('BATCH_CHANGED')
    expect((await move(at.approver, id, 'APPROVE')).statusCode).toBe(200)
    expect((await move(at.third, id, 'APPROVE')).json().error.code).toBe('BATCH_CHANGED')
    expect((await move(at.third, id, 'EXPORT', 0)).json().error.code).toBe('BATCH_CHANGED')
  })

  it('leaves out an account that was replaced within two days, a missing one, and one that the bank refuses', async () => {
    const [recent, older] = await awarded(2)
    await newAccount(recent?.id ?? '', '2026-01-14T10:00:01.000Z')
    await newAccount(older?.id ?? '', '2026-01-13T10:00:00.000Z')
    const [erased] = await awarded(1)
    await append(erased?.id ?? '', { kind: 'ACCOUNT_ERASED' })
    const [long] = await awarded(1, {
      account: { bank: '12', branch: '641', accountNumber: '1234567890123' },
    })
    const would = await preview(at.maker)
    expect(would.takes).toEqual({ count: 1, amount: 4_000 })
    const { id } = (await create(at.maker)).json()
    expect((await batch(id)).left_out_by_reason.map(({ reason }) => reason).sort()).toEqual([
      'ACCOUNT_NEEDED',
      'ACCOUNT_RECENT',
      'BANK_REFUSES_FIELDS',
    ])
    // The result equals the preview.
    const sorted = (sums: typeof would.left_out) =>
      sums.toSorted((one, other) => one.reason.localeCompare(other.reason))
    expect(sorted((await batch(id)).left_out_by_reason)).toEqual(sorted(would.left_out))
    expect(await batch(id)).toMatchObject({ orders: { count: 1 }, check: { changed_accounts: 1 } })
    // A published award without a usable account asks for one.
    expect(await statusOf(erased?.id ?? '')).toBe('INVALID_BANK')
    expect(await statusOf(long?.id ?? '')).toBe('INVALID_BANK')
  })

  it('drops a row whose account or award changed after the batch was created', async () => {
    const [changed, raised, same] = await awarded(3)
    const { id } = (await create(at.maker)).json()
    await move(at.approver, id, 'APPROVE')
    await newAccount(changed?.id ?? '', '2026-01-10T10:00:00.000Z')
    await append(raised?.id ?? '', { kind: 'ENTITLEMENT', scoreVersion: 2, award: 6_240 })
    const done = await move(at.maker, id, 'EXPORT')
    expect(done.json()).toMatchObject({ orders: { count: 1, amount: 4_000 }, left_out: { count: 2 } })
    expect((await orders(id, 'OPEN')).map(({ name }) => name)).toEqual([same?.name])
    expect((await ledgerOf(changed?.id ?? '')).money).toMatchObject({ inFlight: 0, due: 4_000 })
    // Both wait for the next batch, with their present values.
    const next = await batch((await create(at.maker)).json().id)
    expect(next.orders).toEqual({ count: 2, amount: 10_240 })
  })

  it('contains a student once: a second batch leaves out chosen rows, and the database enforces it', async () => {
    const [one] = await awarded(1)
    const first = (await create(at.maker)).json()
    expect((await create(at.third)).json().error.code).toBe('ALL_LEFT_OUT')
    await awarded(1)
    const second = (await create(at.third)).json()
    expect((await batch(second.id)).left_out_by_reason).toMatchObject([{ reason: 'ORDER_OPEN', count: 1 }])
    await expect(
      at.server.database.transaction((tx) =>
        tx.execute(sql`update payment_orders set state = 'OPEN' where batch_id = ${second.id}`),
      ),
    ).rejects.toMatchObject({ cause: { constraint: 'payment_orders_open' } })
    expect((await move(at.maker, first.id, 'DISCARD')).statusCode).toBe(200)
    const third = (await create(at.maker)).json()
    // The other one is in the second batch.
    expect((await batch(third.id)).orders.count).toBe(1)
    expect((await ledgerOf(one?.id ?? '')).entries).toHaveLength(2)
  })

  it('created twice at the same moment contains nobody twice', async () => {
    await awarded(5)
    const both = await Promise.all([create(at.maker), create(at.third)])
    const made = both.filter(({ statusCode }) => statusCode === 200)
    expect(made).toHaveLength(1)
    expect((await batch(made[0]?.json().id)).orders.count).toBe(5)
    const refused = both.find(({ statusCode }) => statusCode !== 200)
    expect(refused?.json().error.code).toBe('ALL_LEFT_OUT')
  })

  it('shows its approver the difference to the last one, new accounts and duplicates', async () => {
    await awarded(2)
    const first = await exported()
    await results(
      first.id,
      (await orders(first.id)).map(({ reference, amount }) => [reference, amount, 'PAID']),
    )
    const account = { bank: '12', branch: '641', accountNumber: '555555' }
    await awarded(2, { account, award: 6_240 })
    const { id } = (await create(at.maker)).json()
    const { check } = await batch(id)
    expect(check).toMatchObject({
      last: { code: first.code, orders: { count: 2, amount: 8_000 } },
      new_accounts: 2,
      changed_accounts: 0,
      duplicates: [{ account: '12-641 •••••5555', requests: [expect.any(String), expect.any(String)] }],
    })
  })
})
