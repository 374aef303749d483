import { randomUUID } from 'node:crypto'
import { calls } from '@milgo/contracts'
import { StaffRole } from '@milgo/domain/staff/staff-role'
import { beforeAll, describe, expect, it } from 'vitest'
import { core } from './support/accounts.ts'
import { type Payer, resultFile, usePaymentBench } from './support/payment-bench.ts'

const bench = usePaymentBench()
const { at, ask, awarded, create, exported, orders, upload, ledgerOf } = bench

type OfficeCall = { readonly method: string; readonly path: string; readonly right?: string }
const paying = Object.values<OfficeCall>(calls).filter(
  ({ right }) => right === 'pay-awards' || right === 'read-payments',
)
const others = StaffRole.options.filter((role) => role !== 'finance')

const everybody = new Map<StaffRole, Payer>()
beforeAll(async () => {
  for (const role of others) everybody.set(role, await bench.member(role))
})

const askOnce = ({ method, path }: OfficeCall, headers: Record<string, string>) =>
  at.server.app.inject({
    method: method as 'GET',
    url: `${core}${path.replace(/\{(\w+)\}/g, (_, name) => (name === 'sequence' ? '1' : randomUUID()))}`,
    headers,
    ...(method !== 'GET' && { payload: {} }),
  })

describe('the money of the office', () => {
  it('has calls to test', () => {
    expect(paying.length).toBeGreaterThan(15)
  })

  it.each(others)('cannot be read or changed by a %s', async (role) => {
    for (const call of paying) {
      const { statusCode } = await askOnce(call, everybody.get(role)?.headers ?? {})
      expect([call.path, statusCode]).toEqual([call.path, 403])
    }
  })

  it('is refused without a session', async () => {
    for (const call of paying)
      expect([call.path, (await askOnce(call, {})).statusCode]).toEqual([call.path, 401])
  })

  it('of an unknown batch, file or proposal is not found, and nothing changes', async () => {
    const [one] = await awarded(1)
    const { id } = await exported()
    const other = randomUUID()
    const answers = [
      await ask(at.third, 'POST', `batches/${other}/move`, { act: 'EXPORT', version: 0 }),
      await ask(at.third, 'GET', `batches/${other}/files/BANK`),
      await ask(at.third, 'GET', `results/${other}`),
      await ask(at.third, 'POST', `results/${other}/decide`, { act: 'APPLY' }),
      await ask(at.third, 'POST', `proposals/${other}/decide`, { is_confirmed: true }),
      // Results of a bank's batch come as a file, never row by row.
      await ask(at.third, 'POST', `batches/${id}/row-results`, { rows: [{ sequence: 1, result: 'PAID' }] }),
      await ask(at.third, 'POST', 'proposals', {
        kind: 'CORRECTION',
        file_id: other,
        line: 2,
        amount: 4_000,
        reason: 'no such row',
      }),
      await ask(at.third, 'POST', 'batches', { period: '1999' }),
      await upload(at.third, other, resultFile([['1', 1, 'PAID']])),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404))
    expect((await ledgerOf(one?.id ?? '')).money).toMatchObject({ paid: 0, inFlight: 4_000 })
  })

  it('cannot be changed by a proposal about an order that was never exported', async () => {
    await awarded(1)
    const { id } = (await create(at.maker)).json()
    const cancel = { kind: 'CANCELLATION', batch_id: id, sequence: 1, reason: 'too early' }
    expect((await ask(at.third, 'POST', 'proposals', cancel)).statusCode).toBe(404)
    expect((await orders(id))[0]?.state).toBe('CHOSEN')
  })
})
