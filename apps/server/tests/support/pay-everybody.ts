import { moneyOf } from '@milgo/domain/ledger/money'
import { expect } from 'vitest'
import type { mendingOn } from './mend-account.ts'
import { type Result, resultFile, type usePaymentBench } from './payment-bench.ts'

/** Pays every student, only by calls of finance and students. */
export const everybodyOn = (
  bench: ReturnType<typeof usePaymentBench>,
  mending: ReturnType<typeof mendingOn>,
  tellReachable: (status: string) => void,
) => {
  const { at, ask, orders, ledgerOf, statusOf, upload } = bench

  /** Returns the institution that pays its students by a list. */
  const findPayer = async (): Promise<number | null> => {
    const { payers } = (await ask(at.maker, 'POST', 'overview', { period: '2025' })).json()
    const listed = payers as readonly { institution_id: number | null }[]
    return listed.find(({ institution_id: id }) => id !== null)?.institution_id ?? null
  }

  const sign = (id: string) => ask(at.third, 'POST', `proposals/${id}/decide`, { is_confirmed: true })
  const decide = (file: string) => ask(at.third, 'POST', `results/${file}/decide`, { act: 'APPLY' })

  const eachBatch = async (state: string, act: (id: string) => Promise<unknown>) => {
    const { batches } = (await ask(at.maker, 'POST', 'overview', { period: '2025' })).json()
    for (const batch of batches) if (batch.state === state) await act(batch.id)
  }

  /**
   * Returns requests that need an account although the student may not send one, has sent none, and is not to be asked
   * by finance.
   */
  const findUnreachable = async (ids: readonly string[]): Promise<readonly string[]> => {
    const { rows, to_ask: toAsk } = await mending.list(at.maker)
    const withFinance = new Set([...rows, ...toAsk].map(({ request_id: id }) => id))
    const unreachable: string[] = []
    for (const id of ids) {
      if (!(await ledgerOf(id)).money.needsAccount || withFinance.has(id)) continue
      const status = (await statusOf(id)) ?? ''
      if (!(await mending.actionsOf(id)).includes('FIX_BANK_DETAILS')) unreachable.push(id)
      else tellReachable(status)
    }
    return unreachable
  }

  /**
   * Expects that everybody can be paid: with quarantine decided and accounts sent, all that is due is paid in the end.
   */
  const payAll = async (ids: readonly string[]): Promise<void> => {
    await eachBatch('DRAFT', (id) => bench.move(at.maker, id, 'DISCARD'))
    await eachBatch('APPROVED', (id) => bench.move(at.maker, id, 'DISCARD'))
    const { rows } = (await ask(at.third, 'POST', 'quarantine', { period: '2025' })).json()
    for (const row of rows) {
      const of = { kind: 'CORRECTION', file_id: row.file_id, line: row.line, amount: 0, reason: 'dismissed' }
      const { id } = (await ask(at.maker, 'POST', 'proposals', of)).json()
      expect((await sign(id)).statusCode).toBe(200)
    }
    const settle = (result: 'PAID' | 'RETURNED') =>
      eachBatch('EXPORTED', async (id) => {
        const open = await orders(id, 'OPEN')
        if ((await bench.batch(id)).payer.institution_id !== null) {
          const rows = open.map(({ sequence }) => ({
            sequence,
            result,
            ...(result === 'RETURNED' && { reason: 'OTHER' }),
          }))
          expect((await ask(at.third, 'POST', `batches/${id}/row-results`, { rows })).statusCode).toBe(200)
          return
        }
        const rows = open.map(
          (one): Result =>
            result === 'PAID'
              ? [one.reference, one.amount, result]
              : [one.reference, one.amount, result, '01'],
        )
        const file = await upload(at.third, id, resultFile(rows))
        expect((await decide(file.json().id)).statusCode).toBe(200)
      })
    const payBatch = async (institution: number | null, result: 'PAID' | 'RETURNED') => {
      const made = await bench.create(at.maker, institution)
      if (made.statusCode !== 200) return
      const { id } = made.json()
      const approved = await bench.move(at.approver, id, 'APPROVE')
      // Students who need an account were asked for one by now.
      if (approved.json().error?.code === 'BATCH_EMPTY') {
        await bench.move(at.maker, id, 'DISCARD')
        return
      }
      expect(approved.statusCode, approved.body).toBe(200)
      expect((await bench.move(at.maker, id, 'EXPORT')).statusCode).toBe(200)
      await settle(result)
    }
    /** Gets accounts, only by calls of students and finance. */
    const mendAccounts = async () => {
      expect(await findUnreachable(ids)).toEqual([])
      for (const { request_id: id } of (await mending.list(at.maker)).to_ask)
        expect((await mending.ask(at.maker, id)).statusCode).toBe(200)
      const sent = new Set((await mending.list(at.maker)).rows.map(({ request_id: id }) => id))
      for (const [place, id] of ids.entries())
        if ((await ledgerOf(id)).money.needsAccount && !sent.has(id)) {
          const answer = await mending.send(id, String(900_000 + place))
          expect(answer.json(), await statusOf(id)).toEqual({ id })
        }
      for (const row of (await mending.list(at.maker)).rows)
        expect((await mending.decide(at.maker, row, { outcome: 'ACCEPT' })).statusCode).toBe(200)
      await mending.letRest()
    }
    const payDue = async (result: 'PAID' | 'RETURNED') => {
      const payer = await findPayer()
      await payBatch(null, result)
      await mendAccounts()
      await payBatch(null, result)
      if (payer !== null) await payBatch(payer, result)
    }
    await settle('PAID')
    // A payment that is returned once more is ordered again.
    await payDue('RETURNED')
    await payDue('PAID')
    for (const id of ids) {
      const { entries, isSponsored } = await ledgerOf(id)
      expect(moneyOf(entries, isSponsored)).toMatchObject({ due: 0, inFlight: 0 })
    }
  }

  return { decide, eachBatch, findPayer, findUnreachable, payAll, sign }
}
