import type { QuarantinedRow } from '@milgo/contracts/office/payment-fields'
import { describe, expect, it } from 'vitest'
import { type Payer, usePaymentBench } from './support/payment-bench.ts'

const bench = usePaymentBench()
const { at, ask, awarded, batch, orders, exported, results, ledgerOf, reconcile } = bench

const quarantine = async (): Promise<QuarantinedRow[]> =>
  (await ask(at.third, 'POST', 'quarantine', { period: '2025' })).json().rows

const proposed = async (period: string) =>
  (await ask(at.third, 'POST', 'quarantine', { period })).json().proposals
const overview = async () => (await ask(at.third, 'POST', 'overview', { period: '2025' })).json()

describe('an exported order', () => {
  it('is cancelled by two members of finance with the bank’s confirmation', async () => {
    const [one] = await awarded(1)
    const { id } = await exported()
    const ask1 = { kind: 'CANCELLATION', batch_id: id, sequence: 1, reason: 'stopped, phone call of 15.1.' }
    expect((await ask(at.maker, 'POST', 'proposals', { ...ask1, reason: '  ' })).statusCode).toBe(400)
    const { id: proposal } = (await ask(at.maker, 'POST', 'proposals', ask1)).json()
    expect((await ask(at.third, 'POST', 'proposals', ask1)).json().error.code).toBe('PROPOSAL_WAITS')
    expect((await orders(id))[0]?.proposal?.reason).toBe(ask1.reason)
    expect(await proposed('2025')).toEqual([
      {
        id: proposal,
        kind: 'CANCELLATION',
        batch: { id, code: '2025-001' },
        request_number: expect.stringMatching(/^2025-\d{6}$/),
        name: one?.name,
        amount: 4_000,
        by: expect.objectContaining({ id: at.maker.id }),
        reason: ask1.reason,
      },
    ])
    expect(await overview()).toMatchObject({ proposals: 1 })
    const decide = (who: typeof at.maker, is_confirmed: boolean) =>
      ask(who, 'POST', `proposals/${proposal}/decide`, { is_confirmed })
    expect((await decide(at.maker, true)).statusCode).toBe(403)
    expect((await ledgerOf(one?.id ?? '')).money.inFlight).toBe(4_000)
    expect((await decide(at.third, true)).json()).toEqual({ is_done: true })
    expect((await decide(at.third, true)).json().error.code).toBe('BATCH_CHANGED')
    expect([await proposed('2025'), (await overview()).proposals]).toEqual([[], 0])
    const { money, entries } = await ledgerOf(one?.id ?? '')
    expect(money).toMatchObject({ inFlight: 0, due: 4_000 })
    expect(entries.at(-1)).toMatchObject({ kind: 'CANCELLATION', by: [at.maker.id, at.third.id] })
    expect(await batch(id)).toMatchObject({ state: 'CONFIRMED', cancelled: { count: 1 } })
    expect((await bench.reconcile()).difference).toBe(0)
  })
})

describe('a quarantined row', () => {
  const waiting = async () => {
    const [one] = await awarded(1)
    const batch = await exported()
    const [order] = await orders(batch.id)
    await results(batch.id, [[order?.reference ?? '', 2_640, 'PAID']])
    const [row] = await quarantine()
    const propose = (amount: number, reason = 'as the bank wrote on 15.1.') =>
      ask(at.maker, 'POST', 'proposals', {
        kind: 'CORRECTION',
        file_id: row?.file_id,
        line: row?.line,
        amount,
        reason,
      })
    const sign = (who: Payer, id: string, is_confirmed = true) =>
      ask(who, 'POST', `proposals/${id}/decide`, { is_confirmed })
    return { one, batch, row, propose, sign }
  }

  it('is dismissed by two people, and the order continues', async () => {
    const { one, propose, sign } = await waiting()
    const { id } = (await propose(0)).json()
    expect((await quarantine())[0]?.proposal).toMatchObject({ id, amount: 0, is_own: false })
    expect((await propose(0)).json().error.code).toBe('PROPOSAL_WAITS')
    expect((await sign(at.maker, id)).json().error.code).toBe('SECOND_PERSON_NEEDED')
    expect((await sign(at.third, id)).statusCode).toBe(200)
    expect(await quarantine()).toEqual([])
    const { entries, money } = await ledgerOf(one?.id ?? '')
    expect(entries.at(-1)).toMatchObject({ kind: 'CORRECTION', amount: 0, by: [at.maker.id, at.third.id] })
    expect(money.inFlight).toBe(4_000)
  })

  it('may be withdrawn by its proposer, and refused by another', async () => {
    const { propose, sign } = await waiting()
    const first = (await propose(0)).json()
    expect((await sign(at.maker, first.id, false)).json()).toEqual({ is_done: false })
    const second = (await propose(0)).json()
    expect((await sign(at.third, second.id, false)).json()).toEqual({ is_done: false })
    expect((await sign(at.third, second.id)).json().error.code).toBe('BATCH_CHANGED')
    expect(await quarantine()).toHaveLength(1)
  })

  it('is applied as a correction only within the award: an open order is cancelled first', async () => {
    const { one, batch, propose, sign } = await waiting()
    const tooMuch = (await propose(2_640)).json()
    expect((await sign(at.third, tooMuch.id)).json().error.code).toBe('CORRECTION_OUT_OF_BOUNDS')
    expect(await quarantine()).toHaveLength(1)
    await sign(at.maker, tooMuch.id, false)
    const cancel = await ask(at.maker, 'POST', 'proposals', {
      kind: 'CANCELLATION',
      batch_id: batch.id,
      sequence: 1,
      reason: 'the bank paid another sum',
    })
    await sign(at.third, cancel.json().id)
    const { id } = (await propose(2_640)).json()
    expect((await sign(at.third, id)).statusCode).toBe(200)
    expect((await ledgerOf(one?.id ?? '')).money).toMatchObject({ paid: 2_640, inFlight: 0, due: 1_360 })
    expect(await reconcile()).toMatchObject({ difference: 0, money: { paid: 2_640, due: 1_360 } })
  })

  it('that names no order can only be dismissed', async () => {
    await awarded(1)
    const batch = await exported()
    await results(batch.id, [['2025-999-000001', 4_000, 'PAID']])
    const [row] = await quarantine()
    const of = { kind: 'CORRECTION', file_id: row?.file_id, line: row?.line, reason: 'nobody of ours' }
    const paying = (await ask(at.maker, 'POST', 'proposals', { ...of, amount: 4_000 })).json()
    const sign = (id: string, who = at.third, is_confirmed = true) =>
      ask(who, 'POST', `proposals/${id}/decide`, { is_confirmed })
    expect((await sign(paying.id)).json().error.code).toBe('LEDGER_REFUSES')
    await sign(paying.id, at.maker, false)
    const closing = (await ask(at.maker, 'POST', 'proposals', { ...of, amount: 0 })).json()
    expect((await sign(closing.id)).statusCode).toBe(200)
    expect(await quarantine()).toEqual([])
  })
})
