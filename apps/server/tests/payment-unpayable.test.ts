import { describe, expect, it } from 'vitest'
import { mendingOn } from './support/mend-account.ts'
import { usePaymentBench } from './support/payment-bench.ts'

const bench = usePaymentBench()
const { at, ask, awarded, create, preview, exported, orders, results, ledgerOf, statusOf } = bench
const mending = mendingOn(() => at.server)

/** An account number that the form accepts and the bank's file does not. */
const account = { bank: '12', branch: '641', accountNumber: '123456789012' }
const only = <Row>([row]: readonly Row[]): Row => {
  if (row === undefined) throw new Error('nobody')
  return row
}

describe('an account that does not fit into the bank’s file', () => {
  it('is recorded with the batch that leaves it out, and its student is asked for another one and paid', async () => {
    const { id } = only(await awarded(1, { account }))
    expect(await preview(at.maker)).toEqual({
      takes: { count: 0, amount: 0 },
      left_out: [{ reason: 'BANK_REFUSES_FIELDS', count: 1, amount: 4_000 }],
    })
    // A preview writes nothing. A batch without any other row is not created, but its student is asked.
    expect((await ledgerOf(id)).entries.map(({ kind }) => kind)).not.toContain('ACCOUNT_UNPAYABLE')
    const refused = await create(at.maker)
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'ALL_LEFT_OUT'])
    expect((await ask(at.maker, 'POST', 'overview')).json().batches).toEqual([])
    expect((await ledgerOf(id)).entries.at(-1)).toMatchObject({ kind: 'ACCOUNT_UNPAYABLE' })
    expect(await statusOf(id)).toBe('INVALID_BANK')

    // A second call says that an account is needed, and records nothing twice.
    expect((await preview(at.maker)).left_out).toMatchObject([{ reason: 'ACCOUNT_NEEDED' }])
    expect((await create(at.maker)).json().error.code).toBe('ALL_LEFT_OUT')
    expect((await ledgerOf(id)).entries.filter(({ kind }) => kind === 'ACCOUNT_UNPAYABLE')).toHaveLength(1)

    expect((await mending.list(at.maker)).to_ask).toMatchObject([
      { request_id: id, problem: 'BANK_FILE_REFUSES', old_account: '12-641 •••••9012' },
    ])
    await mending.ask(at.maker, id)
    expect((await mending.send(id, '7654321')).json()).toEqual({ id })
    await mending.decide(at.maker, only((await mending.list(at.maker)).rows), { outcome: 'ACCEPT' })
    await mending.letRest()
    const paid = await exported()
    const { reference, amount } = only(await orders(paid.id, 'OPEN'))
    await results(paid.id, [[reference, amount, 'PAID']])
    expect((await ledgerOf(id)).money).toMatchObject({ paid: 4_000, due: 0 })
    expect(await statusOf(id)).toBe('SCHOLARSHIP_PAID')
  })

  it('is refused from a student too, who is asked again with a reason', async () => {
    const { id } = only(await awarded(1, { account }))
    await create(at.maker)
    await mending.ask(at.maker, id)
    expect((await mending.send(id, '9876543210')).json()).toEqual({ id })
    const row = only((await mending.list(at.maker)).rows)
    expect(row).toMatchObject({ is_payable: false })
    const accepted = await mending.decide(at.maker, row, { outcome: 'ACCEPT' })
    expect([accepted.statusCode, accepted.json().error.code]).toEqual([409, 'ACCOUNT_UNPAYABLE'])
    const again = { outcome: 'ASK_AGAIN', reason: 'NUMBER_TOO_LONG' }
    expect((await mending.decide(at.maker, row, again)).statusCode).toBe(200)
    expect(await statusOf(id)).toBe('INVALID_BANK_BACK_FOR_REPAIR')
    expect((await ledgerOf(id)).money.needsAccount).toBe(true)
  })
})
